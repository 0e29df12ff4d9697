package crosshatch.experiment.study.release;

import crosshatch.solver.Family;
import crosshatch.solver.OptionValues;
import java.util.List;
import java.util.Map;

/**
 * Puzzles and configurations with which a change of a library is tested, in about a minute each.
 *
 * @param name the name on the command line
 * @param meaning the subject of the suite, for people
 * @param puzzles the sets, by their names on the command line
 * @param options by family: the options of each tested configuration, as the part of a spec after the name
 */
public record Suite(String name, String meaning, List<String> puzzles, Map<String, List<String>> options) {
    /** All-different constraints: of nine cells, of twelve, of diagonals, and of sums. */
    static final Suite ALLDIFF = new Suite(
            "alldiff",
            "all-different constraints: Sudokus, Latin squares, queens; each level of consistency",
            List.of("hardest10", "x-9:5", "latin-12/holes=0.45/count=5", "queens-8"),
            Map.of(
                    "choco", List.of("", "/alldiff=AC/select=dom", "/alldiff=BC/select=dom", "/alldiff=FC/select=dom"),
                    "cpsat", List.of("", "/model=bool/profile=fast"),
                    "sat4j", List.of("", "/amo=native/givens=reduced")));

    /** Other constraints: sums, products, orders, tables. */
    static final Suite RELATIONS = new Suite(
            "relations",
            "sums, products, orders and tables: killer, keen, futoshiki, skyscrapers",
            List.of("killer-9:5", "keen-6:5", "unequal-7:5", "towers-5:5"),
            Map.of(
                    "choco", List.of("", "/relations=table/select=dom"),
                    "cpsat", List.of("", "/model=bool/profile=fast/relations=table"),
                    "sat4j", List.of("")));

    /** The search: learning, restarts, weights. */
    static final Suite SEARCH = new Suite(
            "search",
            "search: restarts, weights, learning, on quasigroups",
            List.of("hardest10", "latin-15/holes=0.42/count=5", "qg5-7"),
            Map.of(
                    "choco", List.of("", "/select=blackbox", "/restarts=luby/select=domwdeg", "/learn=lcg"),
                    "cpsat", List.of("", "/model=bool/profile=fast"),
                    "sat4j", List.of("", "/restarts=luby", "/phase=positive")));

    private static final List<Suite> ALL = List.of(ALLDIFF, RELATIONS, SEARCH);

    /**
     * Returns a suite.
     *
     * @throws crosshatch.base.InputException if no suite has this name; the message lists the names
     */
    public static Suite named(String name) {
        return OptionValues.named("suite", name, ALL, Suite::name);
    }

    List<String> options(Family family) {
        return options.getOrDefault(family.line(), List.of(""));
    }

    @Override
    public String toString() {
        return name;
    }
}
