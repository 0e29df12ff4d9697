package crosshatch.app.spark;

import crosshatch.experiment.Clock;
import crosshatch.experiment.Part;
import crosshatch.experiment.Placement;
import crosshatch.experiment.study.hunt.Hunt;
import crosshatch.experiment.worker.WorkerLimits;
import crosshatch.experiment.worker.Workers;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.external.ExternalSolvers;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.hadoop.fs.FileUtil;
import org.apache.spark.SparkFiles;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;

/**
 * Runs one part of a hunt on an executor, and adds its folder to the others. If the folder is there already, it does nothing and
 * returns false.
 *
 * @param url the folder of the hunt
 * @param hadoop the settings for file systems
 */
record HuntTask(Asked asked, String url, Broadcast<SerializableConfiguration> hadoop)
        implements Function<Integer, Boolean> {
    private static final Hunt.Listener NOBODY = (words, seconds) -> {};

    /**
     * The request that all parts share.
     *
     * @param nanos the time of each part in ns
     * @param rounds the number of rounds of all parts
     * @param parts the number of parts; the argument of a task is the number of a part, from 1
     */
    record Asked(List<String> solvers, long nanos, long rounds, long seed, boolean unsafe, int parts)
            implements Serializable {
        Hunt.Request request(Part part, Path folder) {
            return new Hunt.Request(
                    List.copyOf(solvers), nanos, rounds, seed, Hunt.Size.USUAL, part, 1, unsafe, folder, false);
        }
    }

    @Override
    public Boolean call(Integer number) throws IOException {
        Part part = new Part(number, asked.parts());
        Path scratch = Files.createTempDirectory(Path.of(SparkFiles.getRootDirectory()), "hunt-");
        try (SharedDirectory hunt = new SharedDirectory(url, hadoop.value().value())) {
            if (hunt.holds(part.name())) return false;
            Path folder = scratch.resolve(part.name());
            hunt(asked.request(part, folder));
            hunt.add(folder, part.name(), TaskSurroundings.attempt());
            return true;
        } finally {
            FileUtil.fullyDelete(scratch.toFile());
        }
    }

    private static void hunt(Hunt.Request request) {
        try (Workers workers = new Workers(WorkerLimits.SMALL, ExternalSolvers.NONE, TaskSurroundings.classPath())) {
            SolverCatalog catalog = SolverCatalog.standard();
            Placement quick = Placement.here(catalog, Clock.system());
            new Hunt(request, catalog, workers.kept(), workers, quick, Clock.system(), NOBODY).run();
        }
    }
}
