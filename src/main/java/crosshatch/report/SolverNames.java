package crosshatch.report;

import java.util.List;
import java.util.stream.Collectors;

/** What solvers are called in tables. */
public final class SolverNames {
    private SolverNames() {}

    /** Of a spec. */
    public static String family(String solver) {
        return parts(solver).get(0);
    }

    /** The number of a twin with its sign; empty for a solver without one. */
    static String twin(String solver) {
        int sign = solver.indexOf('#');
        return sign < 0 ? "" : solver.substring(sign);
    }

    /** The spec without what makes it a twin. */
    static String configuration(String solver) {
        return solver.substring(0, solver.length() - twin(solver).length());
    }

    /** The family, of its options those in which its configurations in this table differ, and which twin it is. */
    public static String shortName(String solver, List<String> solversOfTable) {
        List<String> parts = parts(solver);
        List<List<String>> family = solversOfTable.stream()
                .map(SolverNames::parts)
                .filter(other -> other.get(0).equals(parts.get(0)))
                .toList();
        return parts.stream()
                .filter(part -> part.equals(parts.get(0)) || family.stream().anyMatch(other -> !other.contains(part)))
                .collect(Collectors.joining("/", "", twin(solver)));
    }

    private static List<String> parts(String solver) {
        return List.of(configuration(solver).split("/"));
    }
}
