package crosshatch.results.report;

import crosshatch.solver.Limits;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The origin of runs: the properties of a results directory, without its records.
 *
 * @param directory the directory, as the database of its runs names it
 * @param experiment the recorded id of the experiment
 * @param plan the whole plan, the same for all shards
 * @param part the shard of the plan
 * @param limits the limits of each run
 * @param sets the sets by their recorded names
 * @param labels the labels that the user gave to solvers, by the text of their configurations
 * @param commit the commit of the program; empty if unknown
 * @param machine the properties of the machine in a fixed order: processor, hardware threads, memory, system, JVM
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
     * The origin of a set of puzzles.
     *
     * @param name the name without a path
     * @param sha256 the SHA-256 of its text; empty if the plan does not state it
     */
    public record OfSet(String name, String sha256) {}
}
