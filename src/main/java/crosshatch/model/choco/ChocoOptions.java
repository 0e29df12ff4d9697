package crosshatch.model.choco;

import crosshatch.board.Board;
import crosshatch.relation.ImpliedSums;
import crosshatch.solver.Option;
import crosshatch.solver.SolverSpec;
import java.util.List;
import java.util.Map;

/**
 * How one solver of the family is configured; knows no class of Choco.
 *
 * @param alldiff the level of consistency, by Choco's own name
 * @param redundant which constraints are posted beside the all-different ones
 * @param relations how relations are stated
 * @param implied which sums are stated beside them
 * @param select how the next cell is chosen
 * @param learns whether clauses are learnt
 * @param reuses whether one model is kept from puzzle to puzzle
 * @param seed of whatever is drawn
 */
record ChocoOptions(
        String alldiff,
        String redundant,
        Relations.Form relations,
        ImpliedSums implied,
        String select,
        boolean learns,
        boolean reuses,
        long seed) {
    private static final String AC = "AC";
    private static final String FC = "FC";
    private static final String ZHANG = "AC_ZHANG";
    private static final String DEFAULT = "DEFAULT";
    private static final String ROW_BOX = "rowbox";
    private static final String MATRIX = "matrix";
    private static final String BOTH = "both";
    private static final String DOM = "dom";
    private static final String DOM_W_DEG = "domwdeg";

    // No AC_CLASSIC: in Choco 5.0.0 that is the very path that AC takes (AlgoAllDiffBimodal.choice), and one
    // configuration should not have two names.
    private static final Option ALLDIFF = Option.choice(
                    "alldiff",
                    AC,
                    "how much each all-different removes",
                    AC,
                    "every digit that no filling of the unit has there (Régin 1994); walks over the candidates of each cell",
                    "AC_REGIN",
                    "the same digits, by older code on a graph of cells and digits",
                    ZHANG,
                    "the same digits, by the shortcut of Zhang, Li and Zhang 2018",
                    "AC_COMPLEMENT",
                    "the same digits; walks over the digits not yet visited instead",
                    "AC_PARTIAL",
                    "the same digits; walks over whichever of the two is shorter",
                    "AC_TUNED",
                    "the same digits; as AC_PARTIAL, with a lower threshold in the search for components",
                    "BC",
                    "smallest and largest digits that cannot be filled in (bounds; López-Ortiz and others 2003)",
                    FC,
                    "the digit of a filled cell from the rest of its unit (forward checking)",
                    "NEQS",
                    "as FC, by one disequality for each two cells of a unit",
                    DEFAULT,
                    "what Choco does unasked: BC, and AC at a rate that is drawn and adapts to its success")
            .defaultingTo(given -> learns(given) ? FC : AC);

    private static final Option REDUNDANT = Option.choice(
            "redundant",
            "none",
            "which constraints that follow from those of the units help to remove candidates (Simonis 2005)",
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
            Relations.Form.TABLE,
            "how relations are stated; a plain board has none",
            Relations.Form::meaning);

    private static final Option IMPLIED = Option.constants(
            "implied",
            ImpliedSums.NONE,
            "which sums are stated that follow from cages and units",
            ImpliedSums::meaning);

    private static final Option SELECT = Option.choice(
            "select",
            DOM,
            "which open cell is branched on; its smallest digit is tried first",
            DOM,
            "the one with fewest candidates, the first of these row by row",
            DOM_W_DEG,
            "the one with fewest candidates per weight of the constraints that failed on it; ties are drawn",
            "input",
            "the first, row by row");

    private static final Option LEARN = Option.choice(
            "learn",
            "off",
            "what a dead end teaches",
            "off",
            "nothing; it is undone and the other branch is taken",
            "lcg",
            "a clause (lazy clause generation); the search jumps back to where the clause is unit");

    private static final Option REUSE = Option.choice(
                    "reuse",
                    "on",
                    "what becomes of the model",
                    "on",
                    "it is kept, and each puzzle's givens are put in and taken back; but not a model with relations",
                    "off",
                    "it is built anew for each puzzle")
            .defaultingTo(given ->
                    learns(given) || DOM_W_DEG.equals(given.get("select")) || DEFAULT.equals(given.get("alldiff"))
                            ? "off"
                            : "on");

    private static final Option SEED = Option.whole(
            "seed", 0, 0, Integer.MAX_VALUE, "of the draws of alldiff=DEFAULT and of the ties of select=domwdeg");

    static final List<Option> ALL = List.of(ALLDIFF, REDUNDANT, RELATIONS, IMPLIED, SELECT, LEARN, REUSE, SEED);

    private static boolean learns(Map<String, String> given) {
        return "lcg".equals(given.get("learn"));
    }

    /** @throws crosshatch.puzzle.InputException if the options do not go together; says why */
    static ChocoOptions of(SolverSpec spec) {
        ChocoOptions options = new ChocoOptions(
                spec.get("alldiff"),
                spec.get("redundant"),
                spec.constant("relations", Relations.Form.class),
                spec.constant("implied", ImpliedSums.class),
                spec.get("select"),
                spec.is("learn", "lcg"),
                spec.is("reuse", "on"),
                spec.number("seed"));
        if (options.learns && options.alldiff.equals(ZHANG)) {
            throw spec.refused(
                    "AC_ZHANG cannot explain what it removes, and Choco would silently take AC_TUNED instead."
                            + " Try alldiff=AC_TUNED");
        }
        if (options.learns && options.relations == Relations.Form.DIAGRAM) {
            throw spec.refused("Choco has no automata where it learns. Try relations=table");
        }
        if (options.reuses) refuseToReuse(spec, options);
        if (options.seed != 0 && !options.draws()) {
            throw spec.refused("nothing is drawn, so a seed means nothing. Leave it out, or try select=domwdeg");
        }
        return options;
    }

    private static void refuseToReuse(SolverSpec spec, ChocoOptions options) {
        String advice = ". Try reuse=off";
        if (options.learns) {
            spec.refuseUnsound(
                    "a model that learns cannot be kept: its literals and clauses outlive the givens" + advice);
        }
        if (options.select.equals(DOM_W_DEG)) {
            throw spec.refused("a kept model would choose cells by weights that earlier puzzles left" + advice);
        }
        if (options.alldiff.equals(DEFAULT)) {
            throw spec.refused("a kept model would go on drawing, at rates that earlier puzzles left" + advice);
        }
    }

    /** Whether a model is kept: one with relations, which puzzles seldom share, and whose givens may clash with what they rule out, is not. */
    boolean keeps(Board board) {
        return reuses && board.relations().isEmpty();
    }

    boolean hasRowBox() {
        return redundant.equals(ROW_BOX) || redundant.equals(BOTH);
    }

    boolean hasMatrix() {
        return redundant.equals(MATRIX) || redundant.equals(BOTH);
    }

    private boolean draws() {
        return alldiff.equals(DEFAULT) || select.equals(DOM_W_DEG);
    }
}
