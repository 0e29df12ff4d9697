package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.HelpHeading;
import crosshatch.app.console.HelpHeading.Heading;
import crosshatch.app.console.Terminal;
import crosshatch.base.InputException;
import crosshatch.experiment.Clock;
import crosshatch.experiment.Part;
import crosshatch.experiment.Placement;
import crosshatch.experiment.study.hunt.Hunt;
import crosshatch.experiment.worker.WorkerLimits;
import crosshatch.experiment.worker.Workers;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Searches for wrong answers: the command {@code study hunt}. */
@Command(
        name = "hunt",
        sortOptions = false,
        description = {
            "Looks for wrong answers of solvers.",
            "Generates small random puzzles of every kind, and varies every option of the solvers.",
            "Checks each answer by the definition of the puzzle or by a proof.",
            "Reduces the puzzle of each wrong answer to a small one, and writes a folder with everything needed to"
                    + " reproduce the wrong answer.",
            "Exit code 1 if a wrong answer was found."
        },
        footer = {
            "  crosshatch study hunt --solvers choco,cpsat,sat4j,engine --budget 1h --jobs 2 --out h",
            "  crosshatch study hunt --solvers sat4j/factory=light --rounds 50 --seed 7 --out h    # other options vary",
            "  crosshatch study hunt --solvers sat4j,choco --unsafe --budget 10m --seed 1 --out h  # known faults too",
            "  crosshatch study hunt --solvers choco@5.0.0-beta.1/learn=lcg --budget 10m --out h   # a release of a library",
            "  crosshatch study hunt --solvers mine --solver-file mine.json --budget 10m --out h"
        })
final class HuntCommand extends ProgramCommand {
    @Option(
            names = "--solvers",
            split = ",",
            required = true,
            paramLabel = "SPEC",
            description = "Families of solvers. Options that are written are fixed, and all other options are varied.")
    private List<String> solvers = List.of();

    @Option(
            names = "--budget",
            paramLabel = "TIME",
            description = "End after this time, such as 10m, 2h. Default: 10m, or no limit with --rounds.")
    private @Nullable Duration budget;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description =
                    "End after N rounds. A round has about eighty puzzles for each solver. The same seed gives the same"
                            + " rounds.")
    private @Nullable Long rounds;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Seed of all random choices. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--boards",
            paramLabel = "N",
            description =
                    "Draw N boards for each task of a round, with nine puzzles each, in addition to a plain Sudoku."
                            + " With more boards, a configuration starts less often per puzzle. Default: 2.")
    private int boards = Hunt.Size.USUAL.boards();

    @Option(
            names = "--cells",
            paramLabel = "N",
            description =
                    "Draw boards of at most N cells. If N is below 81, plain Sudokus are left out. Small boards take"
                            + " less time than large boards. Default: 144.")
    private int cells = Hunt.Size.USUAL.cells();

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "Folder of the findings and records.")
    private Path out = Path.of("");

    @Option(names = "--resume", description = "Continue the hunt in --out.")
    private boolean resume;

    @HelpHeading(Heading.MACHINE)
    @Option(
            names = "--jobs",
            paramLabel = "J",
            defaultValue = "1",
            description = "Run J rounds at the same time. Default: ${DEFAULT-VALUE}.")
    private int jobs = 1;

    @HelpHeading(Heading.MACHINE)
    @Option(
            names = "--shard",
            paramLabel = "i/n",
            description = "Run the i-th of n parts of the rounds. Each part needs a directory of its own.")
    private Part shard = Part.WHOLE;

    @Option(
            names = "--unsafe",
            description =
                    "Also try configurations that are normally refused because they are known to be wrong. The specs of"
                            + " such solvers end in '!'.")
    private boolean unsafe;

    @HelpHeading(Heading.MACHINE)
    @Option(
            names = "--isolate",
            paramLabel = "on|off",
            defaultValue = "on",
            description =
                    "Run each solver in a JVM of its own, so that a crash of the solver does not end the hunt. Default: ${DEFAULT-VALUE}.")
    private PlacementOptions.Switch isolate = PlacementOptions.Switch.ON;

    @Mixin
    private ExternalSolverOptions guests = new ExternalSolverOptions();

    @Override
    public Integer call() {
        if (jobs < 1) throw new InputException("--jobs " + jobs + ": expected 1 or more");
        if (rounds != null && rounds < 1) throw new InputException("--rounds " + rounds + ": expected 1 or more");
        if (boards < 1) throw new InputException("--boards " + boards + ": expected 1 or more");
        if (cells < 1) throw new InputException("--cells " + cells + ": expected 1 or more");
        SolverCatalog catalog = guests.catalog();
        try (Workers workers = guests.workers(WorkerLimits.SMALL)) {
            return hunt(catalog, workers);
        }
    }

    private int hunt(SolverCatalog catalog, Workers workers) {
        Placement here = workers.orHere(Placement.here(catalog, Clock.system()));
        boolean isolated = isolate == PlacementOptions.Switch.ON;
        Hunt.Request request = new Hunt.Request(
                solvers,
                nanos(),
                rounds == null ? Long.MAX_VALUE : rounds,
                seed,
                new Hunt.Size(boards, cells),
                shard,
                jobs,
                unsafe,
                out,
                resume);
        Hunt hunt =
                new Hunt(request, catalog, isolated ? workers.kept() : here, workers, here, Clock.system(), this::tell);
        Hunt.Outcome outcome = hunt.run();
        outcome.lines().forEach(line -> out().println(Terminal.here().flowed(line)));
        return outcome.findings().isEmpty() ? ExitCode.DONE : ExitCode.WRONG;
    }

    private long nanos() {
        if (budget != null) return budget.toNanos();
        return rounds == null ? Duration.ofMinutes(10).toNanos() : Long.MAX_VALUE;
    }

    /** Prints each finding at once. */
    private void tell(String words, long seconds) {
        err().printf(Locale.ROOT, "after %,d s: %s%n", seconds, words);
    }
}
