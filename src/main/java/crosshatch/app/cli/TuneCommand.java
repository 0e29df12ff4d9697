package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Home;
import crosshatch.app.console.Listed;
import crosshatch.app.console.Listed.Heading;
import crosshatch.app.console.Terminal;
import crosshatch.app.console.Values.Size;
import crosshatch.base.InputException;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Plan;
import crosshatch.experiment.study.tune.Tuned;
import crosshatch.experiment.study.tune.TunedTables;
import crosshatch.experiment.study.tune.Tuning;
import crosshatch.experiment.study.tune.TuningSession;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.results.report.SolverNames;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds the configuration of a family that suits given puzzles: the command {@code tune}. */
@Command(
        name = "tune",
        sortOptions = false,
        description = {
            "Searches for options that make a family faster on given puzzles, and tests them on other puzzles.",
            "Configurations race on the puzzles of --train: a configuration is eliminated if it is significantly worse"
                    + " than another one, or gives a wrong answer.",
            "The winner is then compared with the default on the puzzles of --test. No puzzle of --train may be among"
                    + " them.",
            "If the winner is not better on --test, the result is the default, and the output states this. The exit"
                    + " code is still 0.",
            "Writes the plan and the runs of each race, and the result tuned.json, to --out. See docs/how-to/tuning.md."
        },
        footer = {
            "  crosshatch study tune choco --train norvig10k:200 --test hard375 --budget 5m",
            "  crosshatch study tune lcg --train sudoku-5/holes=0.54/count=30/seed=1"
                    + " --test sudoku-5/holes=0.54/count=30/seed=2 --budget 10m --timeout 20s",
            "  crosshatch study tune sat4j --train euler50 --test hardest10 --budget 400runs --out results/tuned-sat4j",
            "  crosshatch compare --solvers choco,tuned:choco --puzzles hard375"
        })
final class TuneCommand extends ProgramCommand {
    private static final String TRAIN = "--train";
    private static final String TEST = "--test";

    @Parameters(paramLabel = "FAMILY", description = "Family to tune. Options that are written are fixed.")
    private String solver = "";

    @Mixin
    private GuestOptions guests = new GuestOptions();

    @Option(
            names = TRAIN,
            required = true,
            paramLabel = "[NAME=]SET[:N]",
            description = "Sets of puzzles for the races, named as in 'compare'. May be repeated.")
    private List<String> training = List.of();

    @Option(
            names = TEST,
            paramLabel = "[NAME=]SET[:N]",
            description =
                    "Sets of puzzles to compare the winner with the default. Without --test, the winner is not tested.")
    private List<String> heldOut = List.of();

    @Option(
            names = "--budget",
            required = true,
            paramLabel = "T",
            description =
                    "Budget of all races: total time of the runs and warm-ups, such as 5m, or number of runs, such as"
                            + " 400runs. The comparison on --test is not part of the budget.")
    private Tuning.Budget budget = new Tuning.Budget(Tuning.Budget.Unit.RUNS, 1);

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Seed of configurations and of the order of puzzles. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--penalty",
            paramLabel = "K",
            defaultValue = "10",
            description = "Count each unsolved puzzle as K times the time limit; 2 gives PAR2. Default:"
                    + " ${DEFAULT-VALUE}.")
    private int penalty = 10;

    @Mixin
    private QuestionOption question = new QuestionOption(Question.ANY);

    @Mixin
    private LimitOptions limits = new LimitOptions();

    @Listed(Heading.LIMITS)
    @Option(
            names = "--warmup",
            paramLabel = "TIME",
            defaultValue = "1s",
            description =
                    "Warm up each configuration in each race until its times are steady, at most this long. Default: ${DEFAULT-VALUE}.")
    private Duration warmup = Duration.ofSeconds(1);

    @Listed(Heading.MACHINE)
    @Option(
            names = "--isolate",
            paramLabel = "on|off",
            defaultValue = "on",
            description = "Run each configuration in a JVM of its own. Default: ${DEFAULT-VALUE}.")
    private PlacementOptions.Switch isolate = PlacementOptions.Switch.ON;

    @Listed(Heading.MACHINE)
    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            description = "Memory limit of the JVM of each configuration, such as 512m, 2g.")
    private @Nullable Size memory;

    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    @Option(names = "--out", paramLabel = "DIR", description = "Results directory. Default: results/tune-<time>.")
    private @Nullable Path out;

    @Option(
            names = "--resume",
            description = "Continue the tuning in --out, with the same options. Finished runs are not repeated.")
    private boolean resumed;

    @Mixin
    private ProgressOption progress = new ProgressOption();

    @Override
    public Integer call() {
        Limits asked = limits.limits();
        if (asked.nanos() == Limits.NONE)
            throw new InputException(
                    "--timeout 0s: expected more than 0s, because each run of a race needs a time limit");
        if (penalty < 1 || penalty > 1000) throw new InputException("--penalty " + penalty + ": expected 1 to 1000");
        if (resumed && out == null)
            throw new InputException("--resume: expected --out DIR too, the folder of the tuning to continue");
        Path directory = out == null ? ResultsOptions.unused("tune") : out;
        ChosenPuzzles trained = chosen(TRAIN, training);
        ChosenPuzzles others = heldOut.isEmpty() ? null : chosen(TEST, heldOut);
        reading.reportSkipped(err());
        Tuning tuning = new Tuning(
                solver,
                trained.planned(),
                others == null ? List.of() : others.planned(),
                question.asked().toString(),
                asked,
                penalty,
                budget,
                warmup.toNanos(),
                new Plan.PlannedPlacement(
                        isolate == PlacementOptions.Switch.ON, 1, 1, null, PlacementOptions.bytes(memory), null, null),
                seed);
        Tuned tuned = new TuningSession(
                        tuning,
                        trained,
                        others,
                        directory,
                        guests.catalog(),
                        progress.series(directory, "the same command with --resume --out " + directory),
                        messages())
                .run(resumed);
        print(tuned, directory);
        return ExitCode.DONE;
    }

    private ChosenPuzzles chosen(String option, List<String> named) {
        PuzzleSets sets = Home.sets(reading.settings());
        return new ChosenPuzzles(sets.resolve(PuzzleOptions.named(option, named)), InstanceSelection.ALL);
    }

    private void print(Tuned tuned, Path directory) {
        PrintWriter out = out();
        TunedTables table =
                new TunedTables(tuned, new SolverNames(guests.catalog().families()));
        Terminal terminal = Terminal.here();
        out.println(terminal.tables().of(table.races()));
        table.comparison().ifPresent(comparison -> out.println(terminal.tables().of(comparison)));
        table.sentences().forEach(sentence -> out.println(terminal.flowed(sentence)));
        out.flush();
        err().println("Races, runs and " + Tuned.FILE + ": " + directory);
    }
}
