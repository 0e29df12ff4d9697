package crosshatch.app.cli;

import crosshatch.experiment.Part;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.results.Environment;
import crosshatch.results.ResultsStore;
import crosshatch.results.report.Origin;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Reads the origin of the runs in results directories. */
final class Origins {
    private Origins() {}

    /**
     * Returns the origin of the runs in a directory.
     *
     * @param directory a directory with runs of its own
     * @throws crosshatch.base.InputException if it has no plan, or a file cannot be read
     */
    static Origin of(Path directory) {
        Plan plan = planOf(directory);
        Map<String, Origin.OfSet> sets = new LinkedHashMap<>();
        for (Plan.PlannedSet set : plan.sets()) {
            sets.put(
                    set.name(),
                    new Origin.OfSet(PuzzleSets.withoutPath(set.name()), Objects.requireNonNullElse(set.sha256(), "")));
        }
        List<Environment> sessions = Environment.in(directory);
        return new Origin(
                directory,
                plan.experiment(),
                plan.withShard(Part.WHOLE).toString(),
                plan.shard().toString(),
                plan.limits(),
                sets,
                plan.labels(),
                joined(sessions, Environment::gitCommit),
                List.of(
                        joined(sessions, Environment::cpu),
                        joined(sessions, Environment::threads),
                        joined(sessions, Environment::memory),
                        joined(sessions, Environment::os),
                        joined(sessions, Environment::jdk)));
    }

    /** Reads the plan, which for a shard may be next to its directory. */
    static Plan planOf(Path directory) {
        Path beside = directory.toAbsolutePath().resolveSibling(ResultsStore.PLAN);
        boolean isBeside = !Files.exists(directory.resolve(ResultsStore.PLAN)) && Files.exists(beside);
        return isBeside ? PlanFile.read(beside) : PlanFile.in(directory);
    }

    /** Joins a property of all sessions; a resumed experiment has several. */
    private static String joined(List<Environment> sessions, Function<Environment, String> part) {
        return sessions.stream().map(part).distinct().collect(Collectors.joining(" and "));
    }
}
