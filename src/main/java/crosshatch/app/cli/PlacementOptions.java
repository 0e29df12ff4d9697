package crosshatch.app.cli;

import crosshatch.app.console.HelpHeading;
import crosshatch.app.console.HelpHeading.Heading;
import crosshatch.app.console.Values.Size;
import crosshatch.base.InputException;
import crosshatch.experiment.Part;
import crosshatch.experiment.Plan.PlannedPlacement;
import crosshatch.experiment.campaign.Campaign;
import java.io.PrintWriter;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for the place of solvers, for the number at the same time, and for the resources of their processes. */
@HelpHeading(Heading.MACHINE)
final class PlacementOptions {
    /** On or off. */
    enum Switch {
        ON,
        OFF
    }

    @Option(
            names = "--isolate",
            paramLabel = "on|off",
            defaultValue = "on",
            description =
                    "Run each solver in a JVM of its own (a worker), so that a crash loses only the answer to one puzzle."
                            + " Default: ${DEFAULT-VALUE}.")
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
            description =
                    "Run J solvers at the same time. They slow each other down, so the column threads of the records has"
                            + " the number J. Default: ${DEFAULT-VALUE}.")
    private int jobs = 1;

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            description = "Memory limit of a worker, such as 512m, 2g. A worker that exceeds it is ended.")
    private @Nullable Size memory;

    @Option(
            names = "--cpu-limit",
            paramLabel = "TIME",
            description =
                    "Limit of the CPU time of a run, summed over all threads of its worker. A worker that exceeds it is ended.")
    private @Nullable Duration cpu;

    @Option(
            names = "--shard",
            paramLabel = "i/n",
            description = "Run the i-th of n equal parts of the blocks, into DIR/shard-i-of-n of --out DIR.")
    private Part shard = Part.WHOLE;

    Part shard() {
        return shard;
    }

    /**
     * Returns the planned placement.
     *
     * @param cold whether each run needs a worker of its own
     * @throws InputException for a number out of range or an impossible combination
     */
    PlannedPlacement planned(boolean cold) {
        boolean workers = isolate == Switch.ON;
        return new PlannedPlacement(
                workers,
                forks,
                jobs,
                cpu == null ? null : cpu.toNanos(),
                bytes(memory),
                cold && workers ? Long.valueOf(1) : null,
                null);
    }

    /** Returns the number of bytes; null if no size is given. */
    static @Nullable Long bytes(@Nullable Size size) {
        return size == null ? null : size.bytes();
    }

    /**
     * Warns if harness and solvers need more threads than the machine has.
     *
     * @throws InputException if there are more jobs than threads
     */
    static void warnOfThreads(Campaign campaign, PrintWriter messages) {
        int available = Runtime.getRuntime().availableProcessors();
        int planned = campaign.plan().placement().jobs();
        if (planned > available) {
            throw new InputException("--jobs " + planned + ": expected at most " + available
                    + ", the threads of this machine, because more jobs would slow each other down");
        }
        campaign.demandBeyond(available)
                .ifPresent(demand -> messages.println("note: --jobs "
                        + planned + " with " + demand.family() + " keeps " + demand.threads()
                        + " threads busy, but this machine has " + available + ", so the runs slow each other down"));
    }
}
