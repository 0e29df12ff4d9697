package crosshatch.results.report;

import crosshatch.solver.Limits;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The origin of runs: properties of a results directory besides its records.
 *
 * @param directory as the database of its runs names it
 * @param experiment its id in the records
 * @param plan the whole plan, whichever shard of it this is
 * @param part which shard
 * @param limits of each run
 * @param sets by their names in the records
 * @param labels that its user gave to solvers, by the text of their configurations
 * @param commit of the program; empty if it is not known
 * @param machine its machine, always in the same order: processor, hardware threads, memory, system, JVM
 */
public record Origin(
        Path directory,
        String experiment,
        String plan,
        String part,
        Limits limits,
        Map<String, OfSet> sets,
        Map<String, String> labels,
        String commit,
        List<String> machine) {

    /**
     * Names the origin of a set of puzzles.
     *
     * @param name without a path
     * @param sha256 of its text; empty if the plan does not have it
     */
    public record OfSet(String name, String sha256) {}
}
