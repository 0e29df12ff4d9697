package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Home;
import crosshatch.app.console.StandardError;
import crosshatch.app.console.Terminal;
import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.experiment.campaign.Execution;
import crosshatch.experiment.study.replicate.Conclusion;
import crosshatch.experiment.study.replicate.Conclusions;
import crosshatch.experiment.study.replicate.Replication;
import crosshatch.experiment.study.replicate.Replication.Result;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SkippedLines;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Table;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code replicate}: whether what the reference experiments say holds on this machine. */
@Command(
        name = ReplicateCommand.NAME,
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Makes a part of the reference experiments again, and says which of their conclusions hold here.",
            "A conclusion is a sentence with a query over records (results/conclusions.json): it is asked of the committed",
            "records and of the new ones. Sets that are not here are left out (see 'puzzles fetch'); their"
                    + " conclusions stay open.",
            "Exit code 1 if a conclusion does not hold."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  crosshatch study replicate",
            "  crosshatch study replicate main-unique --share 0.02",
            "  crosshatch study replicate --share 1 --out results/all-again",
            "  crosshatch study replicate --from their-paper"
        })
final class ReplicateCommand implements Callable<Integer> {
    static final String NAME = "replicate";

    private static final List<Column> COLUMNS = List.of(
            Column.text("conclusion", "conclusion"),
            Column.text("experiment", "experiment"),
            Column.text("reference", "there"),
            Column.text("here", "here"));

    @Parameters(
            arity = "0..*",
            paramLabel = "EXPERIMENT",
            description = "Names of experiments. Default: all from which a conclusion was drawn.")
    private List<String> experiments = List.of();

    @Option(
            names = "--from",
            paramLabel = "DIR",
            description = "Folder with conclusions.json, and in reference/ a results directory for each experiment"
                    + " it names."
                    + " Default: results.")
    private @Nullable Path from;

    @Option(
            names = "--share",
            paramLabel = "S",
            defaultValue = "0.1",
            description = "Share of the runs: fewer forks, then fewer repetitions, then fewer puzzles. Default:"
                    + " ${DEFAULT-VALUE}.")
    private double share = 0.1;

    @Mixin
    private GuestOptions guests = new GuestOptions();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Directory of the new records; runs that it already has are not repeated. Default:"
                    + " results/replicate-<time>.")
    private @Nullable Path out;

    @Option(names = "--quiet", description = "No progress on standard error.")
    private boolean quiet;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        if (!(share > 0 && share <= 1))
            throw new InputException("--share " + share + ": expected more than 0, at most 1");
        Path results = from == null ? Home.folder().resolve("results") : from;
        List<Conclusion> asked = asked(Conclusions.read(results.resolve("conclusions.json")));
        Path directory = out == null ? ResultsOptions.unused(NAME) : out;
        SolverCatalog catalog = guests.catalog();
        PuzzleSets sets = Home.sets(ReaderSettings.DEFAULT, quiet);
        List<Result> found = new Replication(
                        results.resolve("reference"),
                        directory,
                        share,
                        catalog,
                        this::planned,
                        source -> sets.isHere(source) || sets.isMade(source),
                        execution(directory),
                        new StandardError(spec.commandLine()))
                .of(asked);
        print(found);
        spec.commandLine().getErr().println("Records of this machine: " + directory);
        return found.stream().anyMatch(Result::fails) ? ExitCode.WRONG : ExitCode.DONE;
    }

    /** @throws InputException if nothing was concluded from an experiment; names those from which something was */
    private List<Conclusion> asked(List<Conclusion> all) {
        List<String> known = all.stream().map(Conclusion::experiment).distinct().toList();
        experiments.stream().filter(name -> !known.contains(name)).findFirst().ifPresent(name -> {
            throw new InputException(
                    "no conclusion is drawn from '" + name + "', expected one of " + String.join(", ", known));
        });
        return all.stream()
                .filter(each -> experiments.isEmpty() || experiments.contains(each.experiment()))
                .toList();
    }

    private PuzzleSet planned(Plan.PlannedSet set) {
        return Home.sets(set.reading(new SkippedLines()), quiet)
                .resolve(set.source())
                .named(set.name());
    }

    private Execution execution(Path directory) {
        return new Execution(
                spec.commandLine().getParseResult().originalArgs(),
                System.getProperty("java.class.path"),
                store -> new SeriesListener(
                        store,
                        directory,
                        "the same command with --out " + directory,
                        spec.commandLine().getErr(),
                        quiet));
    }

    private void print(List<Result> found) {
        PrintWriter out = spec.commandLine().getOut();
        Terminal terminal = Terminal.here();
        Table table = new Table(
                NAME,
                "Conclusions",
                COLUMNS,
                found.stream()
                        .map(each -> List.of(
                                Cell.text(each.conclusion().id()),
                                Cell.text(each.conclusion().experiment()),
                                Cell.text(each.reference().word()),
                                Cell.text(each.here().word())))
                        .toList(),
                List.of());
        out.println(terminal.tables().of(table));
        found.forEach(each -> out.println(terminal.flowed(
                each.conclusion().id() + ": " + each.conclusion().says())));
        out.flush();
    }
}
