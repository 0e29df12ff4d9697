package crosshatch.solvers.model.choco;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.relation.ImpliedSums;
import crosshatch.solver.Option;
import crosshatch.solver.SolverSpec;
import java.util.List;
import java.util.Map;

/**
 * How one solver of the family is configured; knows no class of Choco.
 *
 * @param alldiff the level of consistency, by Choco's own name
 * @param views whether rows and columns have a variable for each digit, too
 * @param redundant which constraints are posted beside the all-different ones
 * @param relations how relations are stated
 * @param implied which sums are stated beside them
 * @param select how the next cell is chosen
 * @param learns whether clauses are learnt
 * @param restarts after how many dead ends the search begins anew, until a solution is found
 * @param keepsNogoods whether what was refuted before a restart is kept as clauses
 * @param reuses whether one model is kept from puzzle to puzzle
 * @param seed of whatever is drawn
 */
record ChocoOptions(
        String alldiff,
        String views,
        String redundant,
        ChocoRelations.Form relations,
        ImpliedSums implied,
        String select,
        boolean learns,
        RestartSeries restarts,
        boolean keepsNogoods,
        boolean reuses,
        long seed) {
    private static final String AC = "AC";
    private static final String FC = "FC";
    private static final String ZHANG = "AC_ZHANG";
    private static final String DEFAULT = "DEFAULT";
    private static final String ROW_BOX = "rowbox";
    private static final String MATRIX = "matrix";
    private static final String BOTH = "both";
    private static final String THREE = "three";
    private static final String DOM = "dom";
    private static final String INPUT = "input";
    private static final String SLOTS = "slots";
    private static final String LIBRARY = "library";
    private static final String BLACK_BOX = "blackbox";

    // No AC_CLASSIC: in Choco 5.0.0 that is the very path that AC takes (AlgoAllDiffBimodal.choice), and one
    // configuration should not have two names.
    private static final Option ALLDIFF = Option.choice(
            "alldiff",
            DEFAULT,
            "how much each all-different removes",
            DEFAULT,
            "Choco's default: BC, and at random also AC, more often if AC removes more",
            AC,
            "every digit without a solution of the unit (Régin 1994); the algorithm walks over the candidates of each cell",
            "AC_REGIN",
            "the same digits, by older code on a graph of cells and digits",
            ZHANG,
            "the same digits, by the shortcut of Zhang, Li and Zhang 2018",
            "AC_COMPLEMENT",
            "the same digits; the algorithm walks over the digits that it has not visited yet",
            "AC_PARTIAL",
            "the same digits; the algorithm walks over the shorter of these two lists",
            "AC_TUNED",
            "the same digits; as AC_PARTIAL, with a lower threshold in the search for components",
            "BC",
            "smallest and largest digits that cannot be placed (bounds; López-Ortiz and others 2003)",
            FC,
            "the digit of a filled cell from the rest of its unit (forward checking)",
            "NEQS",
            "as FC, by one disequality for each two cells of a unit");

    private static final Option VIEWS = Option.choice(
            "views",
            "cells",
            "which variables the model has, and the search branches on",
            "cells",
            "one per cell: its digit",
            THREE,
            "also the column of each digit in each row, and its row in each column, all channelled (Dotú, del Val and Cebrián 2003);"
                    + " on boards without n full rows and columns as cells");

    private static final Option REDUNDANT = Option.choice(
            "redundant",
            "none",
            "which implied constraints of the units help to remove candidates (Simonis 2005)",
            "none",
            "no others",
            ROW_BOX,
            "where a row or column crosses a box, the rest of the one and the rest of the other hold the same digits"
                    + " (same with cardinalities, filtered by a flow): more than locked candidates",
            MATRIX,
            "each digit matches rows with columns (coloured matrix, filtered by matchings): X-wing, swordfish, jellyfish",
            BOTH,
            "rowbox and matrix");

    private static final Option RELATIONS = Option.constants(
            "relations",
            ChocoRelations.Form.ARITHMETIC,
            "how relations are stated (plain boards have no relations)",
            ChocoRelations.Form::meaning);

    private static final Option IMPLIED = Option.constants(
            "implied", ImpliedSums.NONE, "which implied sums of cages and units are stated", ImpliedSums::meaning);

    private static final Option SELECT = Option.choice(
            "select",
            LIBRARY,
            "which open cell (or place of a digit with views=three) the search branches on; it tries the smallest value first",
            LIBRARY,
            "Choco's default; in 5.0.0 that is lastconflict",
            BLACK_BOX,
            "Choco's search for problems without an objective (BlackBoxConfigurator.forCSP), with restarts and"
                    + " nogoods: domwdegca, and the cell of one of the last four failures until it is filled",
            DOM,
            "the one with fewest candidates, the first of these row by row",
            "domwdeg",
            "the one with fewest candidates per weight of the constraints that failed on it (Boussemart et al. 2004);"
                    + " ties are drawn",
            "domwdegca",
            "the same with weights by current arity and domain (Wattez et al. 2019)",
            "chs",
            "the same with weights that fade, so that recent failures count more (Habet and Terrioux 2021)",
            "lastconflict",
            "the cell of the last decision before a failure until it is filled, then as domwdeg (Lecoutre et al."
                    + " 2009)",
            "conflictorder",
            "the one that was decided on last before a failure, else as domwdeg (Gay et al. 2015)",
            SLOTS,
            "the candidate with most weight of its variables, as in domwdeg, for each other place in its slots: its cell, and its"
                    + " digit in each unit; it is tried first",
            INPUT,
            "the first, row by row");

    private static final Option LEARN = Option.choice(
            "learn",
            "off",
            "learning from a failure",
            "off",
            "nothing; it is undone and the other branch is taken",
            "lcg",
            "a clause (lazy clause generation); the search jumps back to where the clause is unit");

    private static final Option RESTARTS = Option.constants(
                    "restarts",
                    RestartSeries.NONE,
                    "when the search restarts; once a solution is found, the rest is searched to its end",
                    RestartSeries::meaning)
            .absentMeans(given -> Option.word(isBlackBox(given) ? RestartSeries.BLACKBOX : RestartSeries.NONE));

    private static final Option NOGOODS = Option.choice(
                    "nogoods",
                    "none",
                    "refutations that are kept at a restart, without learn",
                    "none",
                    "nothing but weights",
                    "restarts",
                    "a clause for each decision of the path that was refuted (Lecoutre et al. 2007)")
            .absentMeans(
                    given -> isBlackBox(given) && restartsAsBlackBox(given) && !learns(given) ? "restarts" : "none");

    private static final Option REUSE = Option.choice(
                    "reuse",
                    "on",
                    "reuse of the model",
                    "on",
                    "the model is reused: the givens of each puzzle are added and removed; models with relations are always new",
                    "off",
                    "a new model for each puzzle")
            .absentMeans(given -> learns(given)
                            || restarts(given)
                            || remembers(given.getOrDefault("select", LIBRARY))
                            || DEFAULT.equals(given.getOrDefault("alldiff", DEFAULT))
                    ? "off"
                    : "on");

    private static final Option SEED = Option.whole(
            "seed",
            0,
            0,
            Integer.MAX_VALUE,
            "seed of the random choices of alldiff=DEFAULT, and of ties if select has weights");

    static final List<Option> ALL =
            List.of(ALLDIFF, VIEWS, REDUNDANT, RELATIONS, IMPLIED, SELECT, LEARN, RESTARTS, NOGOODS, REUSE, SEED);

    private static boolean learns(Map<String, String> given) {
        return "lcg".equals(given.get("learn"));
    }

    private static boolean restarts(Map<String, String> given) {
        String none = Option.word(RestartSeries.NONE);
        return !given.getOrDefault("restarts", none).equals(none);
    }

    private static boolean isBlackBox(Map<String, String> given) {
        return BLACK_BOX.equals(given.get("select"));
    }

    private static boolean restartsAsBlackBox(Map<String, String> given) {
        String blackBox = Option.word(RestartSeries.BLACKBOX);
        return given.getOrDefault("restarts", blackBox).equals(blackBox);
    }

    /** Whether what is chosen depends on the search so far. */
    private static boolean remembers(String select) {
        return !select.equals(DOM) && !select.equals(INPUT);
    }

    /** Whether the search is as Choco has it for problems without an objective. */
    boolean isBlackBox() {
        return select.equals(BLACK_BOX);
    }

    /** Whether the search is as Choco has it if nobody says how. */
    boolean searchesAsLibrary() {
        return select.equals(LIBRARY);
    }

    /** @throws crosshatch.base.InputException if the options do not go together; says why */
    static ChocoOptions of(SolverSpec spec) {
        ChocoOptions options = new ChocoOptions(
                spec.get("alldiff"),
                spec.get("views"),
                spec.get("redundant"),
                spec.constant("relations", ChocoRelations.Form.class),
                spec.constant("implied", ImpliedSums.class),
                spec.get("select"),
                spec.is("learn", "lcg"),
                spec.constant("restarts", RestartSeries.class),
                spec.is("nogoods", "restarts"),
                spec.is("reuse", "on"),
                spec.number("seed"));
        if (options.learns && options.alldiff.equals(ZHANG)) {
            throw spec.refused(
                    "AC_ZHANG cannot explain its removals, so Choco would use AC_TUNED instead without a message."
                            + " Try alldiff=AC_TUNED");
        }
        if (options.learns && options.relations == ChocoRelations.Form.DIAGRAM) {
            throw spec.refused("Choco does not support automata together with learning. Try relations=table");
        }
        if (options.restarts != RestartSeries.NONE && !options.learns && !remembers(options.select)) {
            throw spec.refused(
                    "a search that neither learns nor weighs failures would repeat the same steps after a restart."
                            + " Try select=domwdeg, or learn=lcg");
        }
        if (options.keepsNogoods) refuseNogoods(spec, options);
        if (options.reuses) refuseToReuse(spec, options);
        if (options.seed != 0 && !options.draws()) {
            throw spec.refused(
                    "a seed has no effect here, because nothing is random. Leave it out, or try select=domwdeg");
        }
        return options;
    }

    private static void refuseNogoods(SolverSpec spec, ChocoOptions options) {
        if (options.restarts == RestartSeries.NONE) {
            throw spec.refused("nogoods from restarts need restarts. Try restarts=luby");
        }
        if (options.learns) {
            throw spec.refused("Choco records no nogoods at restarts if it learns a clause from each failure."
                    + " Try nogoods=none");
        }
    }

    private static void refuseToReuse(SolverSpec spec, ChocoOptions options) {
        String advice = ". Try reuse=off";
        if (options.learns) {
            spec.refuseUnsound(
                    "a model that learns cannot be reused: its learnt clauses depend on the givens of earlier puzzles"
                            + advice);
        }
        if (remembers(options.select)) {
            throw spec.refused("a reused model would choose cells by failures in earlier puzzles" + advice);
        }
        if (options.alldiff.equals(DEFAULT)) {
            throw spec.refused(
                    "a reused model would draw random numbers at rates that depend on earlier puzzles" + advice);
        }
    }

    /** Whether a model is kept: one with relations, which puzzles seldom share, and whose givens may clash with what they rule out, is not. */
    boolean keeps(Board board) {
        return reuses && board.relations().isEmpty();
    }

    boolean hasThreeViews() {
        return views.equals(THREE);
    }

    boolean hasRowBox() {
        return redundant.equals(ROW_BOX) || redundant.equals(BOTH);
    }

    boolean hasMatrix() {
        return redundant.equals(MATRIX) || redundant.equals(BOTH);
    }

    private boolean draws() {
        boolean breaksTies =
                remembers(select) && !List.of(LIBRARY, BLACK_BOX, SLOTS).contains(select);
        return alldiff.equals(DEFAULT) || breaksTies;
    }
}
