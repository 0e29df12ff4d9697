package crosshatch.model.sat4j;

import crosshatch.model.cnf.AtMostOneForm;
import crosshatch.model.cnf.Encoding;
import crosshatch.solver.Option;
import crosshatch.solver.SolverSpec;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How one solver of the family is configured; knows no class of Sat4j.
 *
 * @param encoding which clauses
 * @param atMostOne how "at most one" is said in clauses; empty for Sat4j's own cardinality constraint
 * @param givens how the givens are said
 * @param forgets whether a kept solver forgets what it learnt from a puzzle before the next
 * @param factory which solver of Sat4j
 * @param phase which value is tried first
 * @param checks whether Sat4j looks each clause over as it is added
 */
record Sat4jOptions(
        Encoding encoding,
        Optional<AtMostOneForm> atMostOne,
        Givens givens,
        boolean forgets,
        Factory factory,
        Phase phase,
        boolean checks) {
    private static final String ENCODING = "encoding";
    private static final String AMO = "amo";
    private static final String GIVENS = "givens";
    private static final String REUSE = "reuse";
    private static final String FACTORY = "factory";
    private static final String PHASE = "phase";
    private static final String CHECKS = "checks";

    private static final String NATIVE = "native";
    private static final String OFF = "off";
    private static final String ON = "on";
    private static final String LEARNT = "learnt";

    static final List<Option> ALL = List.of(
            Option.choice(
                    ENCODING,
                    word(Encoding.EXTENDED),
                    "which clauses make a Sudoku",
                    meanings(Encoding.values(), Encoding::meaning)),
            Option.choice(AMO, NATIVE, "how \"at most one\" is said", atMostOnes()),
            Option.choice(
                            GIVENS,
                            word(Givens.REDUCED),
                            "how the givens get into the formula",
                            meanings(Givens.values(), Givens::meaning))
                    .defaultingTo(written ->
                            written.getOrDefault(REUSE, OFF).equals(OFF) ? word(Givens.REDUCED) : word(Givens.ASSUMED)),
            Option.choice(
                            REUSE,
                            OFF,
                            "whether a solver is kept from puzzle to puzzle; its counters then depend on the puzzles"
                                    + " before",
                            OFF,
                            "a new solver for each puzzle",
                            ON,
                            "one solver, without the clauses learnt from earlier puzzles",
                            LEARNT,
                            "one solver, with all clauses that it ever learnt")
                    .defaultingTo(written -> word(Givens.ASSUMED).equals(written.get(GIVENS)) ? ON : OFF),
            Option.choice(
                    FACTORY,
                    word(Factory.DEFAULT),
                    "which solver of Sat4j's SolverFactory",
                    meanings(Factory.values(), Factory::meaning)),
            Option.choice(
                    PHASE,
                    word(Phase.POSITIVE),
                    "which value a decision tries",
                    meanings(Phase.values(), Phase::meaning)),
            Option.choice(
                            CHECKS,
                            OFF,
                            "whether Sat4j looks each clause over for literals that are repeated or decided already",
                            OFF,
                            "no: the encodings repeat none, and decided ones do no harm",
                            ON,
                            "yes: what earlier unit clauses decide is dropped from later clauses")
                    .defaultingTo(written -> hasOwnClauses(written.get(FACTORY)) ? ON : OFF));

    /** @throws crosshatch.puzzle.InputException if the options do not go together */
    static Sat4jOptions of(SolverSpec spec) {
        Sat4jOptions options = new Sat4jOptions(
                Encoding.valueOf(constant(spec.get(ENCODING))),
                spec.is(AMO, NATIVE) ? Optional.empty() : Optional.of(AtMostOneForm.valueOf(constant(spec.get(AMO)))),
                Givens.valueOf(constant(spec.get(GIVENS))),
                !spec.is(REUSE, LEARNT),
                Factory.valueOf(constant(spec.get(FACTORY))),
                Phase.valueOf(constant(spec.get(PHASE))),
                spec.is(CHECKS, ON));
        options.factory.fault().ifPresent(fault -> {
            throw spec.refused(fault);
        });
        if (options.keepsSolver() == spec.is(REUSE, OFF)) {
            throw spec.refused("a kept solver has its givens assumed, a new one has them in its clauses: givens=assumed"
                    + " goes with reuse=on or learnt, and only with these");
        }
        if (options.factory.hasOwnClauses() && !options.checks) {
            throw spec.refused("factory " + spec.get(FACTORY)
                    + " has clauses of a kind of its own, which Sat4j makes only where it checks them: checks=on");
        }
        return options;
    }

    boolean keepsSolver() {
        return givens == Givens.ASSUMED;
    }

    private static boolean hasOwnClauses(@Nullable String factory) {
        return Arrays.stream(Factory.values())
                .anyMatch(each -> each.hasOwnClauses() && word(each).equals(factory));
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static String constant(String word) {
        return word.toUpperCase(Locale.ROOT);
    }

    private static <E extends Enum<E>> String[] meanings(E[] constants, Function<E, String> meaning) {
        return Arrays.stream(constants)
                .flatMap(each -> Stream.of(word(each), meaning.apply(each)))
                .toArray(String[]::new);
    }

    private static String[] atMostOnes() {
        Stream<String> counting = Stream.of(NATIVE, "Sat4j's own cardinality constraint, which counts");
        Stream<String> clauses = Stream.of(meanings(AtMostOneForm.values(), AtMostOneForm::meaning));
        return Stream.concat(counting, clauses).toArray(String[]::new);
    }
}
