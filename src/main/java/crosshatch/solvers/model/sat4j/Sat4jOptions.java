package crosshatch.solvers.model.sat4j;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.relation.ImpliedSums;
import crosshatch.solver.Option;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.model.cnf.AtMostOneForm;
import crosshatch.solvers.model.cnf.Encoding;
import crosshatch.solvers.model.cnf.RelationForm;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How one solver of the family is configured; knows no class of Sat4j.
 *
 * @param encoding which clauses
 * @param atMostOne how "at most one" is said in clauses; empty for Sat4j's own cardinality constraint
 * @param relations how relations are said
 * @param implied which sums are said beside them
 * @param givens how the givens are said
 * @param forgets whether a kept solver forgets what it learnt from a puzzle before the next
 * @param factory which solver of Sat4j
 * @param phase which value is tried first
 * @param restarts when the search restarts
 * @param minimisation what learnt clauses lose
 * @param forgetting which learnt clauses go first
 * @param divides whether the activity of a candidate is divided by the places that its slots have left
 * @param hall whether Hall sets are looked for
 * @param target whether candidates of the longest trail come first
 * @param checks whether Sat4j looks each clause over as it is added
 */
record Sat4jOptions(
        Encoding encoding,
        Optional<AtMostOneForm> atMostOne,
        RelationForm relations,
        ImpliedSums implied,
        Sat4jGivens givens,
        boolean forgets,
        Factory factory,
        Sat4jPhase phase,
        Sat4jRestarts restarts,
        Sat4jMinimisation minimisation,
        Sat4jForgetting forgetting,
        boolean divides,
        boolean hall,
        boolean target,
        boolean checks) {
    private static final String ENCODING = "encoding";
    private static final String AMO = "amo";
    private static final String RELATIONS = "relations";
    private static final String IMPLIED = "implied";
    private static final String GIVENS = "givens";
    private static final String REUSE = "reuse";
    private static final String FACTORY = "factory";
    private static final String PHASE = "phase";
    private static final String RESTARTS = "restarts";
    private static final String MINIMISE = "minimise";
    private static final String FORGET = "forget";
    private static final String ORDER = "order";
    private static final String HALL = "hall";
    private static final String TARGET = "target";
    private static final String CHECKS = "checks";

    private static final String NATIVE = "native";
    private static final String OFF = "off";
    private static final String ON = "on";
    private static final String LEARNT = "learnt";
    private static final String VSIDS = "vsids";
    private static final String SLOTS = "slots";
    private static final String LATE = "late";

    static final List<Option> ALL = List.of(
            Option.constants(ENCODING, Encoding.EXTENDED, "which clauses make a Sudoku", Encoding::meaning),
            Option.choice(AMO, Option.word(AtMostOneForm.PAIRWISE), "encoding of \"at most one\"", atMostOnes()),
            Option.constants(
                    RELATIONS,
                    RelationForm.DIAGRAM,
                    "encoding of relations (plain boards have no relations)",
                    RelationForm::meaning),
            Option.constants(
                    IMPLIED,
                    ImpliedSums.NONE,
                    "implied sums of cages and units that are encoded",
                    ImpliedSums::meaning),
            Option.constants(GIVENS, Sat4jGivens.UNIT, "how the givens are added to the formula", Sat4jGivens::meaning)
                    .absentMeans(written -> written.getOrDefault(REUSE, OFF).equals(OFF)
                            ? Option.word(Sat4jGivens.UNIT)
                            : Option.word(Sat4jGivens.ASSUMED)),
            Option.choice(
                            REUSE,
                            OFF,
                            "whether a solver is reused for the next puzzle; its counters then depend on earlier puzzles",
                            OFF,
                            "a new solver for each puzzle",
                            ON,
                            "one solver, without the clauses learnt from earlier puzzles",
                            LEARNT,
                            "one solver, with all clauses that it learnt")
                    .absentMeans(written -> Option.word(Sat4jGivens.ASSUMED).equals(written.get(GIVENS)) ? ON : OFF),
            Option.constants(FACTORY, Factory.DEFAULT, "which solver of Sat4j's SolverFactory", Factory::meaning),
            Option.constants(PHASE, Sat4jPhase.FACTORY, "which value a decision tries", Sat4jPhase::meaning),
            Option.constants(RESTARTS, Sat4jRestarts.FACTORY, "when the search restarts", Sat4jRestarts::meaning),
            Option.constants(
                    MINIMISE,
                    Sat4jMinimisation.FACTORY,
                    "whether literals that other literals imply are removed from learnt clauses",
                    Sat4jMinimisation::meaning),
            Option.constants(
                    FORGET,
                    Sat4jForgetting.FACTORY,
                    "which learnt clauses are deleted first",
                    Sat4jForgetting::meaning),
            Option.choice(
                    ORDER,
                    VSIDS,
                    "which variable is decided",
                    VSIDS,
                    "the most active one, as Sat4j has it",
                    SLOTS,
                    "the candidate with the largest activity, divided by the number of alternatives that are left for its cell,"
                            + " and for its digit in each unit, as in lcg"),
            Option.choice(
                    HALL,
                    OFF,
                    "whether k cells with only k candidates together remove these from the other cells of their unit",
                    OFF,
                    "no",
                    LATE,
                    "at the root, and everywhere after the first restart; reasons are clauses (Katsirelos 2008)"),
            Option.choice(
                    TARGET,
                    OFF,
                    "whether candidates that the longest trail without a conflict filled are decided first",
                    OFF,
                    "no",
                    ON,
                    "their activity counts ten times (after Biere and Fleury 2020)"),
            Option.choice(
                    CHECKS,
                    ON,
                    "whether Sat4j checks each new clause for literals that are repeated or already decided",
                    ON,
                    "yes, as Sat4j's methods to add a clause do: literals that earlier unit clauses decide are removed"
                            + " from later clauses",
                    OFF,
                    "no: the encodings do not repeat literals, and decided literals do no harm"));

    /** @throws crosshatch.base.InputException if the options do not go together */
    static Sat4jOptions of(SolverSpec spec) {
        Sat4jOptions options = new Sat4jOptions(
                spec.constant(ENCODING, Encoding.class),
                spec.is(AMO, NATIVE) ? Optional.empty() : Optional.of(spec.constant(AMO, AtMostOneForm.class)),
                spec.constant(RELATIONS, RelationForm.class),
                spec.constant(IMPLIED, ImpliedSums.class),
                spec.constant(GIVENS, Sat4jGivens.class),
                !spec.is(REUSE, LEARNT),
                spec.constant(FACTORY, Factory.class),
                spec.constant(PHASE, Sat4jPhase.class),
                spec.constant(RESTARTS, Sat4jRestarts.class),
                spec.constant(MINIMISE, Sat4jMinimisation.class),
                spec.constant(FORGET, Sat4jForgetting.class),
                spec.is(ORDER, SLOTS),
                spec.is(HALL, LATE),
                spec.is(TARGET, ON),
                spec.is(CHECKS, ON));
        options.factory.fault().ifPresent(spec::refuseUnsound);
        if (options.keepsSolver() == spec.is(REUSE, OFF)) {
            throw spec.refused("givens=assumed needs reuse=on or reuse=learnt, and these two need givens=assumed");
        }
        if (options.hall && options.keepsSolver()) {
            throw spec.refused(
                    "hall=late counts the restarts of one puzzle, but a reused solver solves many puzzles. Try reuse=off");
        }
        if (options.factory == Factory.CONCISE && options.keepsSolver()) {
            throw spec.refused(
                    "factory concise cannot remove a binary clause, but a reused solver must. Try reuse=off");
        }
        if (options.factory.hasOwnClauses() && !options.checks) {
            throw spec.refused("factory " + spec.get(FACTORY)
                    + " has clauses of a special kind, which Sat4j makes only if it checks them. Try checks=on");
        }
        return options;
    }

    /** @return why its learnt clauses do not make a proof of one puzzle, for people; empty if they do */
    Optional<String> reasonNotToTrace(Board board) {
        if (keepsSolver() && !forgets) {
            return Optional.of("learns from clauses of earlier puzzles, which a proof about one puzzle cannot use");
        }
        if (hall) {
            return Optional.of("learns clauses from Hall sets, which do not follow by unit propagation");
        }
        return relations != RelationForm.COUNTER || Encoding.saysRelationsPlainly(implied.relations(board))
                ? Optional.empty()
                : Optional.of("learns clauses with variables that count sums, which a proof does not define");
    }

    boolean keepsSolver() {
        return givens == Sat4jGivens.ASSUMED;
    }

    private static String[] atMostOnes() {
        Stream<String> counting = Stream.of(NATIVE, "Sat4j's own cardinality constraint, which counts");
        Stream<String> clauses = Stream.of(Option.meanings(AtMostOneForm.class, AtMostOneForm::meaning));
        return Stream.concat(counting, clauses).toArray(String[]::new);
    }

    /** Which learnt clauses go first. Knows no class of Sat4j. */
    enum Sat4jForgetting {
        FACTORY("the choice of the factory"),
        LBD("clauses that span many levels (Audemard and Simon 2009)"),
        ACTIVITY("clauses that were seldom part of conflicts (Eén and Sörensson 2003)");

        private final String meaning;

        Sat4jForgetting(String meaning) {
            this.meaning = meaning;
        }

        String meaning() {
            return meaning;
        }
    }

    /** Whether learnt clauses lose literals that others imply. Knows no class of Sat4j. */
    enum Sat4jMinimisation {
        FACTORY("the choice of the factory"),
        NONE("no"),
        LOCAL("literals that the rest of the clause implies directly"),
        RECURSIVE("literals that the rest of the clause implies by any number of steps (Sörensson and Biere 2009)");

        private final String meaning;

        Sat4jMinimisation(String meaning) {
            this.meaning = meaning;
        }

        String meaning() {
            return meaning;
        }
    }

    /** When a search begins anew. Knows no class of Sat4j. */
    enum Sat4jRestarts {
        FACTORY("the choice of the factory"),
        NONE("never"),
        LUBY("after 1, 1, 2, 1, 1, 2, 4, … hundred conflicts (Luby and others 1993)"),
        GEOMETRIC("after 100, 150, 225, … conflicts, as MiniSat (Walsh 1999)"),
        GLUCOSE("when learnt clauses span more levels than before (Audemard and Simon 2012)");

        private final String meaning;

        Sat4jRestarts(String meaning) {
            this.meaning = meaning;
        }

        String meaning() {
            return meaning;
        }
    }

    /** How the givens of a puzzle get into its formula. Knows no class of Sat4j. */
    enum Sat4jGivens {
        REDUCED("variables and clauses only for the candidates that the givens leave (Kwon and Jain 2006)"),
        UNIT("a unit clause for each, before all variables and clauses"),
        ASSUMED("assumed before each search of a kept formula of all variables and clauses");

        private final String meaning;

        Sat4jGivens(String meaning) {
            this.meaning = meaning;
        }

        String meaning() {
            return meaning;
        }
    }

    /** Which truth value a decision gives its variable. Knows no class of Sat4j. */
    enum Sat4jPhase {
        POSITIVE("true: a digit is put into a cell"),
        NEGATIVE("false: a candidate is taken out of a cell"),
        SAVED("the value that the variable had last, first false (Pipatsrisawat and Darwiche 2007)"),
        FACTORY(
                "the choice of the factory; most factories begin with false, and then take the last value of the variable");

        private final String meaning;

        Sat4jPhase(String meaning) {
            this.meaning = meaning;
        }

        String meaning() {
            return meaning;
        }
    }
}
