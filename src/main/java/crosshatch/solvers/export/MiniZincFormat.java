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
 * {@code minizinc}: all-different constraints and relations in MiniZinc. A puzzle is data for the model of its board; all plain
 * boards share one model.
 */
final class MiniZincFormat implements ModelFormat {
    private static final String PART = "part";
    private static final String ALL = "all";
    private static final String MODEL = "model";
    private static final String DATA = "data";

    private static final Option PARTS = Option.choice(
            PART,
            ALL,
            "the part of the model that is written",
            ALL,
            "model and data in one file",
            MODEL,
            "the model (.mzn), the same for all puzzles of a board, and for all plain ones",
            DATA,
            "the data (.dzn) for that model");

    private static final String VIEWS = """
            % Two more views of the cells, channelled: where a digit stands in a row, and in a column.
            % I. Dotu, A. del Val and M. Cebrian, "Redundant modeling for the quasigroup completion problem", CP 2003.
            include "inverse.mzn";
            array[N, N] of var N: in_rows;
            array[N, N] of var N: in_columns;
            constraint forall(r in N)(inverse([CELL | c in N], [in_rows[r, d] | d in N]));
            constraint forall(c in N)(inverse([CELL | r in N], [in_columns[c, d] | d in N]));
            constraint forall(d in N)(inverse([in_rows[r, d] | r in N], [in_columns[c, d] | c in N]));
            constraint forall(d in N)(alldifferent([in_rows[r, d] | r in N]));

            """;

    @Override
    public String name() {
        return "minizinc";
    }

    @Override
    public List<Option> options() {
        return Stream.concat(Stream.of(PARTS), formulation().stream()).toList();
    }

    @Override
    public List<Option> formulation() {
        return MiniZincSearch.OPTIONS;
    }

    /**
     * Returns the views.
     *
     * @param cell the variable of row r and column c
     */
    static String viewsOf(String cell) {
        return VIEWS.replace("CELL", cell);
    }

    @Override
    public void write(Problem problem, ModelSpec spec, Writer out) throws IOException {
        if (!spec.is(PART, ALL) && !problem.excluded().isEmpty()) {
            throw spec.refused(
                    "an excluded solution is a constraint for this puzzle only, so it fits neither part=model nor"
                            + " part=data. Choose part=all");
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

    /** The model {@code sudoku.mzn} of plain Sudokus and Latin squares, for all puzzles of all orders. */
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
        public String views() {
            return viewsOf("grid[r, c]");
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

        /** Returns {@code [| 8, 5, … | 7, 2, … |]}, with one row per line. */
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

    /**
     * The optional parts of a model in MiniZinc: more views of the cells, an order of search, and a level of consistency. The last two
     * are annotations, which a solver may ignore.
     *
     * @param views whether there are three views of the cells
     * @param variables MiniZinc's word for the choice of the next variable; empty to leave the search to the solver
     * @param values MiniZinc's word for the branching on the next variable
     * @param consistency MiniZinc's word for the consistency of all-different constraints; empty to leave it to the solver
     */
    private record MiniZincSearch(boolean views, String variables, String values, String consistency) {
        private static final String MODEL_VIEWS = "views";
        private static final String THREE = "three";
        private static final String SEARCH = "search";
        private static final String DIGITS = "digits";
        private static final String LEAST = "least";
        private static final String CONSISTENCY = "consistency";
        private static final String FREE = "free";
        private static final String INPUT = "input";
        private static final String DOM = "dom";
        private static final String DOMWDEG = "domwdeg";
        private static final String DOMAIN = "domain";
        private static final String BOUNDS = "bounds";
        private static final String SOLVE = "solve satisfy;";
        private static final String ALL_DIFFERENT = "alldifferent(";

        private static final String PREDICATE = """
            %% All different. Digits that no filling has are removed: all of them (domain), or only at the ends of a domain (bounds).
            predicate filtered(array[int] of var int: unit) = alldifferent(unit) :: %s;

            """;

        static final List<Option> OPTIONS = List.of(
                Option.choice(
                        MODEL_VIEWS,
                        "cells",
                        "which variables the model has, and search branches on",
                        "cells",
                        "one per cell: its digit",
                        THREE,
                        "also the column of each digit in each row, and its row in each column, all channelled (Dotú, del Val and"
                                + " Cebrián 2003); on boards without n full rows and columns as cells"),
                Option.choice(
                        SEARCH,
                        FREE,
                        "the order of search that the model asks for",
                        FREE,
                        "none",
                        INPUT,
                        "the first open cell",
                        DOM,
                        "the cell with fewest candidates, the first of these",
                        DOMWDEG,
                        "the cell with fewest candidates per weight of the constraints that failed on it (Boussemart et al. 2004)"),
                Option.choice(
                        DIGITS,
                        LEAST,
                        "how that search divides the candidates of a cell; no effect with search=free",
                        LEAST,
                        "the smallest digit, then all others",
                        "greatest",
                        "the greatest digit, then all others",
                        "median",
                        "the median digit, then all others",
                        "halves",
                        "the lower half, then the upper half",
                        "random",
                        "a random digit, then all others"),
                Option.choice(
                        CONSISTENCY,
                        FREE,
                        "consistency that the model requests for all-different constraints",
                        FREE,
                        "nothing",
                        DOMAIN,
                        "every digit that no filling of the unit has there is removed (Régin 1994)",
                        BOUNDS,
                        "the least and the greatest digit of a cell are in some filling over intervals (López-Ortiz and others 2003)"));

        static MiniZincSearch of(ModelSpec spec) {
            return new MiniZincSearch(
                    spec.is(MODEL_VIEWS, THREE),
                    switch (spec.get(SEARCH)) {
                        case INPUT -> "input_order";
                        case DOM -> "first_fail";
                        case DOMWDEG -> "dom_w_deg";
                        default -> "";
                    },
                    switch (spec.get(DIGITS)) {
                        case "greatest" -> "indomain_max";
                        case "median" -> "indomain_median";
                        case "halves" -> "indomain_split";
                        case "random" -> "indomain_random";
                        default -> "indomain_min";
                    },
                    spec.is(CONSISTENCY, FREE) ? "" : spec.get(CONSISTENCY));
        }

        /** Returns the model with these parts. */
        String in(MiniZincModel minizinc) throws IOException {
            String more = views ? minizinc.views() : "";
            String text = minizinc.model().replace(SOLVE, more + SOLVE);
            boolean filtered = !consistency.isEmpty()
                    && text.contains(ALL_DIFFERENT); // a board without units includes no such constraint
            if (filtered) text = text.replace(ALL_DIFFERENT, "filtered(");
            String solve = variables.isEmpty()
                    ? SOLVE
                    : "solve :: int_search(" + minizinc.cells()
                            + (more.isEmpty() ? "" : " ++ array1d(in_rows) ++ array1d(in_columns)") + ", " + variables
                            + ", " + values
                            + ", complete) satisfy;";
            return text.replace(SOLVE, (filtered ? PREDICATE.formatted(consistency) : "") + solve);
        }
    }

    /** The MiniZinc model of a board, for which each puzzle is data. */
    interface MiniZincModel {

        /** Returns the model without the givens and without an order of search. */
        String model() throws IOException;

        /** Returns its cells as an array, in their order. */
        String cells();

        /**
         * Returns the views of a square board with their channelling constraints: the arrays {@code in_rows} and {@code in_columns} with the
         * place of each digit in each row and in each column. For other boards the text is empty.
         */
        String views();

        /** Returns the givens, as the model declares them. */
        String data(Puzzle puzzle);

        /**
         * Returns a constraint that excludes a solution.
         *
         * @param name the name of the array for the solution
         */
        String excluding(Grid solution, String name);
    }
}
