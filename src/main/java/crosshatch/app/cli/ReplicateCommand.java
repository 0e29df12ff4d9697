package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Home;
import crosshatch.app.console.Terminal;
import crosshatch.base.InputException;
import crosshatch.experiment.Clock;
import crosshatch.experiment.Plan;
import crosshatch.experiment.study.reproduce.Conclusions;
import crosshatch.experiment.study.reproduce.Laboratory;
import crosshatch.experiment.study.reproduce.PublishedFigure;
import crosshatch.experiment.study.reproduce.Replication;
import crosshatch.experiment.study.reproduce.Replication.Result;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SkippedLines;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks the conclusions of the reference experiments on this machine: the command {@code replicate}. */
@Command(
        name = ReplicateCommand.NAME,
        sortOptions = false,
        description = {
            "Repeats a part of the reference experiments, and prints which of their conclusions hold on this"
                    + " machine.",
            "A conclusion is a sentence in results/conclusions.json, together with a query that tests it.",
            "The query runs on the reference records and on the new records.",
            "Leaves out puzzle sets that are not on this machine (see 'puzzles fetch'), and does not decide the"
                    + " conclusions that need them.",
            "Exit code 1 if a conclusion does not hold."
        },
        footer = {
            "  crosshatch study replicate",
            "  crosshatch study replicate nine-unique --share 0.02",
            "  crosshatch study replicate --share 1 --out results/all-again",
            "  crosshatch study replicate --from their-paper"
        })
final class ReplicateCommand extends ProgramCommand {
    static final String NAME = "replicate";

    @Parameters(
            arity = "0..*",
            paramLabel = "EXPERIMENT",
            description = "Names of experiments. Default: all experiments that have a conclusion.")
    private List<String> experiments = List.of();

    @Option(
            names = "--from",
            paramLabel = "DIR",
            description =
                    "Folder with conclusions.json, and with a results directory in reference/ for each experiment that"
                            + " conclusions.json names."
                            + " Default: results.")
    private @Nullable Path from;

    @Option(
            names = "--share",
            paramLabel = "S",
            defaultValue = "0.1",
            description =
                    "Share of the runs to repeat. A small share has fewer forks, then fewer repetitions, then fewer puzzles. Default:"
                            + " ${DEFAULT-VALUE}.")
    private double share = 0.1;

    @Mixin
    private GuestOptions guests = new GuestOptions();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Directory of the new records. Runs that it already has are not repeated. Default:"
                    + " results/replicate-<time>.")
    private @Nullable Path out;

    @Mixin
    private ProgressOption progress = new ProgressOption();

    @Override
    public Integer call() {
        if (!(share > 0 && share <= 1))
            throw new InputException("--share " + share + ": expected more than 0 and at most 1");
        Path results = from == null ? Home.folder().resolve("results") : from;
        List<PublishedFigure> asked = asked(Conclusions.read(results.resolve("conclusions.json")));
        Path directory = out == null ? ResultsOptions.unused(NAME) : out;
        SolverCatalog catalog = guests.catalog();
        PuzzleSets sets = Home.sets(ReaderSettings.DEFAULT, progress.isQuiet());
        List<Result> found = new Replication(
                        results.resolve("reference"),
                        directory,
                        share,
                        catalog,
                        this::planned,
                        source -> sets.isHere(source) || sets.isMade(source),
                        progress.series(directory, "the same command with --out " + directory),
                        messages())
                .of(Laboratory.withShippedSets(catalog, sets, Clock.system()), asked);
        print(found);
        err().println("Records of this machine: " + directory);
        return found.stream().anyMatch(Result::fails) ? ExitCode.WRONG : ExitCode.DONE;
    }

    /**
     * Returns the conclusions of the requested experiments.
     *
     * @throws InputException if an experiment has no conclusion; lists the experiments that have some
     */
    private List<PublishedFigure> asked(List<PublishedFigure> all) {
        List<String> known =
                all.stream().map(Conclusions::experiment).distinct().toList();
        experiments.stream().filter(name -> !known.contains(name)).findFirst().ifPresent(name -> {
            throw new InputException("'" + name + "': found no conclusion of this experiment, expected one of "
                    + String.join(", ", known));
        });
        return all.stream()
                .filter(each -> experiments.isEmpty() || experiments.contains(Conclusions.experiment(each)))
                .toList();
    }

    private PuzzleSet planned(Plan.PlannedSet set) {
        return Home.sets(set.reading(new SkippedLines()), progress.isQuiet())
                .resolve(set.source())
                .named(set.name());
    }

    private void print(List<Result> found) {
        PrintWriter out = out();
        Terminal terminal = Terminal.here();
        out.println(terminal.texts(
                "Conclusions",
                List.of("conclusion", "experiment", "there", "here"),
                found.stream()
                        .map(each -> List.of(
                                each.conclusion().id(),
                                Conclusions.experiment(each.conclusion()),
                                each.reference(),
                                each.here()))));
        found.forEach(each -> out.println(terminal.flowed(
                each.conclusion().id() + ": " + each.conclusion().what())));
        out.flush();
    }
}
