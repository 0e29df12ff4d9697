package crosshatch.export;

import crosshatch.board.Board;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * {@code minizinc}: all-different constraints in MiniZinc. The model, {@code sudoku.mzn}, is the same for all puzzles of all
 * orders; a puzzle is data.
 */
final class MiniZincFormat implements ModelFormat {
    private static final String PART = "part";
    private static final String ALL = "all";
    private static final String MODEL = "model";
    private static final String DATA = "data";

    @Override
    public String name() {
        return "minizinc";
    }

    @Override
    public String title() {
        return "All-different constraints in MiniZinc, for every solver that MiniZinc compiles for";
    }

    @Override
    public List<Option> options() {
        return List.of(Option.choice(
                PART,
                ALL,
                "what is written",
                ALL,
                "model and data in one file",
                MODEL,
                "the model (.mzn), the same for all puzzles",
                DATA,
                "the data (.dzn) for that model"));
    }

    @Override
    public void write(Problem problem, ModelSpec spec, Writer out) throws IOException {
        if (!spec.is(PART, ALL) && !problem.excluded().isEmpty()) {
            throw spec.refused("to exclude a solution is a constraint of this one puzzle, which belongs to neither the"
                    + " model of all nor the data; part=all");
        }
        if (!spec.is(PART, DATA)) out.write(model());
        if (spec.is(PART, ALL)) out.write("\n");
        if (!spec.is(PART, MODEL)) writeData(problem.puzzle(), out);
        for (int i = 0; i < problem.excluded().size(); i++) {
            exclude(problem.excluded().get(i), "excluded" + (i + 1), out);
        }
    }

    private static String model() throws IOException {
        try (InputStream model = MiniZincFormat.class.getResourceAsStream("sudoku.mzn")) {
            if (model == null) throw new IOException("sudoku.mzn is missing from the jar");
            return new String(model.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static void writeData(Puzzle puzzle, Writer out) throws IOException {
        Board board = puzzle.board();
        out.write("% " + puzzle + "\n");
        out.write("k = " + board.order() + ";\nn = " + board.digits() + ";\n");
        out.write("givens =" + matrix(puzzle.givens()) + ";\n");
    }

    private static void exclude(Grid solution, String name, Writer out) throws IOException {
        out.write("\n% not this solution\narray[N, N] of N: " + name + " =" + matrix(solution) + ";\n");
        out.write("constraint exists(r, c in N)(grid[r, c] != " + name + "[r, c]);\n");
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
