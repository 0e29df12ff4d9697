package crosshatch.experiment.study.release;

import crosshatch.base.InputException;
import crosshatch.solver.Family;
import crosshatch.solver.Suggestion;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Puzzles and configurations that a change of a library is tried on; about a minute each. */
public enum Suite {
    /** All-different constraints: of nine cells, of twelve, of diagonals, and of sums. */
    ALLDIFF(
            "all-different constraints: Sudokus, Latin squares, queens; each level of consistency",
            List.of("hardest10", "x-9:5", "latin-12/holes=0.45/count=5", "queens-8"),
            Map.of(
                    "choco", List.of("", "/alldiff=BC", "/alldiff=FC", "/alldiff=DEFAULT"),
                    "cpsat", List.of("", "/model=int/profile=default"),
                    "sat4j", List.of("", "/amo=pairwise"))),
    /** Other constraints: sums, products, orders, tables. */
    RELATIONS(
            "sums, products, orders and tables: killer, keen, futoshiki, skyscrapers",
            List.of("killer-9:5", "keen-6:5", "unequal-7:5", "towers-5:5"),
            Map.of(
                    "choco", List.of("", "/relations=arithmetic"),
                    "cpsat", List.of("", "/model=int/profile=default"),
                    "sat4j", List.of(""))),
    /** The search: learning, restarts, weights. */
    SEARCH(
            "search: restarts, weights, learning, on quasigroups",
            List.of("hardest10", "latin-15/holes=0.42/count=5", "qg5-7"),
            Map.of(
                    "choco", List.of("", "/select=domwdeg", "/restarts=luby", "/learn=lcg"),
                    "cpsat", List.of("", "/profile=default"),
                    "sat4j", List.of("", "/restarts=luby", "/phase=factory")));

    private final String meaning;
    private final List<String> puzzles;
    private final Map<String, List<String>> options;

    Suite(String meaning, List<String> puzzles, Map<String, List<String>> options) {
        this.meaning = meaning;
        this.puzzles = puzzles;
        this.options = options;
    }

    /** @throws InputException if there is none of that name; lists what there is */
    public static Suite named(String name) {
        List<String> names = Arrays.stream(values()).map(Suite::toString).toList();
        int place = names.indexOf(name);
        if (place >= 0) return values()[place];
        throw new InputException("unknown suite '" + name + "', expected one of " + String.join(", ", names)
                + Suggestion.of(name, names));
    }

    public String meaning() {
        return meaning;
    }

    /** As they are named on the command line. */
    public List<String> puzzles() {
        return puzzles;
    }

    /** What stands behind the name of a family, for each configuration that is tried. */
    List<String> options(Family family) {
        return options.getOrDefault(family.line(), List.of(""));
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
