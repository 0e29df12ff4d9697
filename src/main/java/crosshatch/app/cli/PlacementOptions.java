package crosshatch.app.cli;

import crosshatch.app.console.Listed;
import crosshatch.app.console.Listed.Heading;
import crosshatch.app.console.Values.Size;
import crosshatch.base.InputException;
import crosshatch.experiment.Part;
import crosshatch.experiment.Plan.PlannedPlacement;
import crosshatch.experiment.campaign.Campaign;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say where solvers run, how many at the same time, and what their processes may use. */
@Listed(Heading.MACHINE)
final class PlacementOptions {
    /** Yes or no. */
    enum Switch {
        ON,
        OFF
    }

    @Option(
            names = "--isolate",
            paramLabel = "on|off",
            defaultValue = "on",
            description =
                    "Run each solver in a JVM of its own, so that a crash costs one puzzle. Default: ${DEFAULT-VALUE}.")
    private Switch isolate = Switch.ON;

    @Option(
            names = "--forks",
            paramLabel = "F",
            defaultValue = "1",
            description = "Repeat everything F times, in fresh JVMs. Default: ${DEFAULT-VALUE}.")
    private int forks = 1;

    @Option(
            names = "--jobs",
            paramLabel = "J",
            defaultValue = "1",
            description = "Run J solvers at the same time. Their times were measured on a busy machine; the column"
                    + " threads records the number."
                    + " Default: ${DEFAULT-VALUE}.")
    private int jobs = 1;

    @Option(names = "--oversubscribe", description = "Allow more threads than the machine has.")
    private boolean oversubscribe;

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            description = "Largest memory of a worker, such as 512m, 2g; enforced from outside.")
    private @Nullable Size memory;

    @Option(
            names = "--cpu-limit",
            paramLabel = "TIME",
            description = "Largest CPU time of a run, of all threads of its worker; enforced from outside.")
    private @Nullable Duration cpu;

    @Option(
            names = "--recycle-after",
            paramLabel = "N",
            description = "Replace a worker after N runs, warm-up included.")
    private @Nullable Long recycleRuns;

    @Option(
            names = "--recycle-above",
            paramLabel = "SIZE",
            description = "Replace a worker that has grown larger, between two blocks.")
    private @Nullable Size recycleSize;

    @Option(
            names = "--shard",
            paramLabel = "i/n",
            description = "Run the i-th of n equal parts of the blocks, into DIR/shard-i-of-n of --out DIR.")
    private Part shard = Part.WHOLE;

    Part shard() {
        return shard;
    }

    /**
     * @param cold a worker for each run
     * @throws InputException for numbers or a combination that makes no sense
     */
    PlannedPlacement planned(boolean cold) {
        boolean workers = isolate == Switch.ON;
        return new PlannedPlacement(
                workers,
                forks,
                jobs,
                cpu == null ? null : cpu.toNanos(),
                bytes(memory),
                cold && workers ? Long.valueOf(1) : recycleRuns,
                bytes(recycleSize));
    }

    /** @return null if no size was given */
    static @Nullable Long bytes(@Nullable Size size) {
        return size == null ? null : size.bytes();
    }

    /**
     * All threads of harness and solvers together must not be more than there are.
     *
     * @throws InputException if they are, and the user has not allowed it
     */
    void requireThreadsFor(Campaign campaign) {
        if (oversubscribe) return;
        int available = Runtime.getRuntime().availableProcessors();
        campaign.demandBeyond(available).ifPresent(demand -> {
            int planned = campaign.plan().placement().jobs();
            throw new InputException(planned + (planned == 1 ? " job" : " jobs") + " with " + demand.family() + " keep "
                    + demand.threads() + " threads busy, and there are " + available
                    + ": they would measure each other. Choose fewer --jobs, or allow it with --oversubscribe");
        });
    }
}
