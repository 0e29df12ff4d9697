package crosshatch.report;

import java.util.List;
import java.util.stream.Collectors;

/** What solvers are called in tables. */
public final class SolverNames {
    private SolverNames() {}

    /** The family, and of its options those in which its configurations in this table differ. */
    public static String shortName(String solver, List<String> solversOfTable) {
        List<String> parts = parts(solver);
        List<List<String>> family = solversOfTable.stream()
                .map(SolverNames::parts)
                .filter(other -> other.get(0).equals(parts.get(0)))
                .toList();
        return parts.stream()
                .filter(part -> part.equals(parts.get(0)) || family.stream().anyMatch(other -> !other.contains(part)))
                .collect(Collectors.joining("/"));
    }

    private static List<String> parts(String solver) {
        return List.of(solver.split("/"));
    }
}
