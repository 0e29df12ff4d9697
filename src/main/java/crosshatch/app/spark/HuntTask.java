package crosshatch.app.spark;

import crosshatch.experiment.Clock;
import crosshatch.experiment.Part;
import crosshatch.experiment.Placement;
import crosshatch.experiment.study.hunt.Hunt;
import crosshatch.experiment.worker.WorkerLimits;
import crosshatch.experiment.worker.Workers;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.external.Guests;
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
 * Does one part of a hunt on an executor, and adds its folder to the others; does nothing if that is there already. Returns
 * whether it was done.
 *
 * @param url of the folder of the hunt
 * @param hadoop how file systems are reached
 */
record HuntTask(Asked asked, String url, Broadcast<SerializableConfiguration> hadoop)
        implements Function<Integer, Boolean> {
    private static final Hunt.Listener NOBODY = (words, seconds) -> {};

    /**
     * What all parts have in common.
     *
     * @param nanos time of each part
     * @param rounds of all parts
     * @param parts the task is called with the number of one, from 1
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
        try (Workers workers = new Workers(WorkerLimits.SMALL, Guests.NONE, TaskSurroundings.classPath())) {
            SolverCatalog catalog = SolverCatalog.standard();
            Placement quick = Placement.here(catalog, Clock.system());
            new Hunt(request, catalog, workers.kept(), workers, quick, Clock.system(), NOBODY).run();
        }
    }
}
