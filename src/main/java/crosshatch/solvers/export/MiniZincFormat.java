package crosshatch.solvers.export;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * {@code minizinc}: all-different constraints and relations in MiniZinc. A puzzle is data; the model is that of its board,
 * and one for all plain boards.
 */
final class MiniZincFormat implements ModelFormat {
    private static final String PART = "part";
    private static final String ALL = "all";
    private static final String MODEL = "model";
    private static final String DATA = "data";

    private static final Option PARTS = Option.choice(
            PART,
            ALL,
            "what is written",
            ALL,
            "model and data in one file",
            MODEL,
            "the model (.mzn), the same for all puzzles of a board, and for all plain ones",
            DATA,
            "the data (.dzn) for that model");

    @Override
    public String name() {
        return "minizinc";
    }

    @Override
    public String title() {
        return "All-different constraints and relations in MiniZinc, for every solver that MiniZinc compiles for";
    }

    @Override
    public List<Option> options() {
        return Stream.concat(Stream.of(PARTS), formulation().stream()).toList();
    }

    @Override
    public List<Option> formulation() {
        return MiniZincSearch.OPTIONS;
    }

    @Override
    public void write(Problem problem, ModelSpec spec, Writer out) throws IOException {
        if (!spec.is(PART, ALL) && !problem.excluded().isEmpty()) {
            throw spec.refused("to exclude a solution is a constraint of this one puzzle, which belongs to neither the"
                    + " model of all nor the data; part=all");
        }
        Board board = problem.puzzle().board();
        MiniZincModel minizinc = board.isPlain() ? new PlainMiniZinc() : new BoardMiniZinc(board);
        if (!spec.is(PART, DATA)) out.write(MiniZincSearch.of(spec).in(minizinc));
        if (spec.is(PART, ALL)) out.write("\n");
        if (!spec.is(PART, MODEL)) out.write(minizinc.data(problem.puzzle()));
        for (int i = 0; i < problem.excluded().size(); i++) {
            out.write("\n% not this solution\n");
            out.write(minizinc.excluding(problem.excluded().get(i), "excluded" + (i + 1)));
        }
    }

    /** Plain Sudokus and Latin squares. The model, {@code sudoku.mzn}, is the same for all puzzles of all orders. */
    private static final class PlainMiniZinc implements MiniZincModel {

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
}
