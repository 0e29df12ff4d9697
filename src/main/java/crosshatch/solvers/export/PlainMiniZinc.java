package crosshatch.solvers.export;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Plain Sudokus and Latin squares. The model, {@code sudoku.mzn}, is the same for all puzzles of all orders. */
final class PlainMiniZinc implements MiniZincModel {

    @Override
    public String model() throws IOException {
        try (InputStream model = PlainMiniZinc.class.getResourceAsStream("sudoku.mzn")) {
            if (model == null) throw new IOException("sudoku.mzn is missing from the jar");
            return new String(model.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Override
    public String cells() {
        return "array1d(grid)";
    }

    @Override
    public String data(Puzzle puzzle) {
        Board board = puzzle.board();
        return "% " + puzzle + "\nk = " + board.order() + ";\nn = " + board.digits() + ";\ngivens ="
                + matrix(puzzle.givens()) + ";\n";
    }

    @Override
    public String excluding(Grid solution, String name) {
        return "array[N, N] of N: " + name + " =" + matrix(solution) + ";\n"
                + "constraint exists(r, c in N)(grid[r, c] != " + name + "[r, c]);\n";
    }

    /** {@code [| 8, 5, … | 7, 2, … |]}, a row a line, below the line that it ends. */
    private static String matrix(Grid grid) {
        int n = grid.board().digits();
        String cell = "%" + String.valueOf(n).length() + "d";
        StringBuilder text = new StringBuilder("\n  [");
        for (int row = 0; row < n; row++) {
            text.append(row == 0 ? "| " : "\n   | ");
            for (int column = 0; column < n; column++) {
                text.append(column == 0 ? "" : ", ")
                        .append(String.format(Locale.ROOT, cell, grid.digit(row * n + column)));
            }
        }
        return text.append(" |]").toString();
    }
}
