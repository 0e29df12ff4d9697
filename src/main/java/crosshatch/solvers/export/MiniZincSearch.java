package crosshatch.solvers.export;

import crosshatch.solver.Option;
import java.io.IOException;
import java.util.List;

/**
 * What a model in MiniZinc asks of the solver beside being solved: an order of search, and how much is removed before it
 * branches. Both are annotations, which a solver may know or not.
 *
 * @param variables MiniZinc's word for how the next cell is chosen; empty to leave the search to the solver
 * @param consistency MiniZinc's word for what all-different constraints remove; empty to leave it to the solver
 */
record MiniZincSearch(String variables, String consistency) {
    private static final String SEARCH = "search";
    private static final String CONSISTENCY = "consistency";
    private static final String FREE = "free";
    private static final String INPUT = "input";
    private static final String DOM = "dom";
    private static final String DOMAIN = "domain";
    private static final String BOUNDS = "bounds";
    private static final String SOLVE = "solve satisfy;";
    private static final String ALL_DIFFERENT = "alldifferent(";

    private static final String PREDICATE = """
        %% all different, and every digit gone that no filling has: anywhere (domain), or at the ends of what is left (bounds)
        predicate filtered(array[int] of var int: unit) = alldifferent(unit) :: %s;

        """;

    static final List<Option> OPTIONS = List.of(
            Option.choice(
                    SEARCH,
                    FREE,
                    "the order of search that the model asks for; smallest digit first, cell = digit or cell ≠ digit",
                    FREE,
                    "none",
                    INPUT,
                    "the first open cell",
                    DOM,
                    "the cell with fewest candidates, the first of these"),
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
                switch (spec.get(SEARCH)) {
                    case INPUT -> "input_order";
                    case DOM -> "first_fail";
                    default -> "";
                },
                spec.is(CONSISTENCY, FREE) ? "" : spec.get(CONSISTENCY));
    }

    /** The model, with what is asked for. */
    String in(MiniZincModel minizinc) throws IOException {
        String text = minizinc.model();
        boolean filtered = !consistency.isEmpty()
                && text.contains(ALL_DIFFERENT); // a board without units includes no such constraint
        if (filtered) text = text.replace(ALL_DIFFERENT, "filtered(");
        String solve = variables.isEmpty()
                ? SOLVE
                : "solve :: int_search(" + minizinc.cells() + ", " + variables + ", indomain_min, complete) satisfy;";
        return text.replace(SOLVE, (filtered ? PREDICATE.formatted(consistency) : "") + solve);
    }
}
