package crosshatch.app.spark;

import crosshatch.experiment.Experiment;
import crosshatch.experiment.Part;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.campaign.Campaign;
import crosshatch.experiment.campaign.Execution;
import crosshatch.results.ResultsStore;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hadoop.fs.FileUtil;
import org.apache.spark.SparkEnv;
import org.apache.spark.SparkFiles;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;

/**
 * Runs one part of a plan on an executor, and adds its shard to the results. If the shard is there already, it does nothing.
 *
 * @param plan the plan of all parts, as JSON
 * @param parts the number of parts; the argument of a task is the number of a part, from 1
 * @param arguments the arguments of the program
 * @param url the results directory
 * @param hadoop the settings for file systems
 */
record PartTask(
        String plan,
        int parts,
        List<String> arguments,
        String url,
        Broadcast<PuzzleFiles> puzzles,
        Broadcast<SerializableConfiguration> hadoop)
        implements Function<Integer, Map<String, String>> {

    /** The executor of a shard, written to {@code executor.json}. */
    private record Executor(String application, String id, String host, int stage, int attempt) {
        static Executor here(SparkEnv spark, TaskContext task) {
            return new Executor(
                    spark.conf().getAppId(),
                    spark.executorId(),
                    spark.blockManager().blockManagerId().host(),
                    task.stageId(),
                    task.attemptNumber());
        }
    }

    /** Runs a part; returns the solvers that cannot run on this machine, each with the shard and the reason. */
    @Override
    public Map<String, String> call(Integer number) throws IOException {
        Part part = new Part(number, parts);
        Path scratch = Files.createTempDirectory(Path.of(SparkFiles.getRootDirectory()), "part-");
        try (SharedDirectory results = new SharedDirectory(url, hadoop.value().value())) {
            if (results.holds(part.name())) return Map.of();
            Path shard = scratch.resolve(part.name());
            Map<String, String> unavailable = new TreeMap<>();
            run(part, scratch.resolve("home"), shard)
                    .unavailable()
                    .forEach((solver, reason) -> unavailable.put(solver + " in " + part.name(), reason));
            results.add(shard, part.name(), TaskSurroundings.attempt());
            return unavailable;
        } finally {
            FileUtil.fullyDelete(scratch.toFile());
        }
    }

    private Experiment.Outcome run(Part part, Path home, Path shard) throws IOException {
        Campaign campaign = Campaign.of(
                PlanFile.parse(plan, "sent by the driver").withShard(part),
                SolverCatalog.standard(),
                puzzles.value().unpack(home));
        return new Execution(arguments, TaskSurroundings.classPath(), PartTask::sayWhere)
                .run(campaign, () -> ResultsStore.create(shard, PlanFile.tree(campaign.plan())));
    }

    /** Returns a listener that only records the executor in the store. */
    private static Experiment.Listener sayWhere(ResultsStore store) {
        store.writeOfSession("executor", Executor.here(SparkEnv.get(), TaskContext.get()));
        return new Experiment.Listener() {};
    }
}
