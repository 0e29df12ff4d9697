package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Home;
import crosshatch.app.console.Progress;
import crosshatch.app.console.Terminal;
import crosshatch.experiment.Clock;
import crosshatch.experiment.study.reproduce.FigureReproducer;
import crosshatch.experiment.study.reproduce.Laboratory;
import crosshatch.experiment.study.reproduce.Papers;
import crosshatch.experiment.study.reproduce.PublishedFigure;
import crosshatch.experiment.study.reproduce.PublishedSource;
import crosshatch.experiment.study.reproduce.Reproduction;
import crosshatch.experiment.study.reproduce.Reproductions;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures published figures again: the command {@code reproduce}. */
@Command(
        name = "reproduce",
        sortOptions = false,
        description = {
            "Measures published figures again, and compares them with the published values.",
            "Prints the published value, the measured value and the verdict for each figure, and the reason if the"
                    + " two values differ.",
            "The column mark names the source of the first of the two: published, derived (computed from published"
                    + " values) or ours.",
            "Without options, measures all figures that need only puzzles that come with Crosshatch. Lists the other"
                    + " figures and the puzzles that they need.",
            "Exit code 1 if a measured value differs from the published value. If the difference is explained, exit code"
                    + " 1 only if the measured value differs from the explained value."
        },
        footer = {
            "  crosshatch study reproduce",
            "  crosshatch study reproduce norvig/hardest10-solutions euler96/corner-sum",
            "  crosshatch study reproduce --all --format markdown",
            "  crosshatch study reproduce --all outliers --format csv",
            "  crosshatch study reproduce --data Downloads/sudokus_17.txt,Downloads/sudokus_hard.txt propagation",
            "  crosshatch study reproduce --list"
        })
final class ReproduceCommand extends ProgramCommand {
    private final Path home;

    /** The formats of the outcome. */
    enum Format {
        TABLE,
        MARKDOWN,
        CSV,
        JSON
    }

    @Parameters(
            paramLabel = "FIGURE",
            description =
                    "Name of a figure, or the beginning of the names of several, such as 'norvig' or 'norvig/hard375'."
                            + " Default: all.")
    private List<String> figures = List.of();

    @Option(names = "--all", description = "Also measure figures that need fetched sets. Some take minutes.")
    private boolean all;

    @Option(
            names = "--data",
            split = ",",
            paramLabel = "FILE",
            description =
                    "Files of puzzle sets that were not fetched, in any folder. The content of a file shows which set it"
                            + " is. Implies --all.")
    private List<String> data = List.of();

    @Option(names = "--list", description = "Only list the figures with their meanings.")
    private boolean list;

    @Option(
            names = "--format",
            defaultValue = "table",
            description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Format format = Format.TABLE;

    @Mixin
    private ProgressOption progress = new ProgressOption();

    ReproduceCommand() {
        this(Home.folder());
    }

    ReproduceCommand(Path home) {
        this.home = home;
    }

    @Override
    public Integer call() {
        List<PublishedSource> papers = Papers.beginningWith(figures);
        PrintWriter out = out();
        if (list) {
            list(papers, out);
            return ExitCode.DONE;
        }
        Reproductions reproductions = new Reproductions(papers, reproduce(papers));
        out.println(
                switch (format) {
                    case TABLE -> reproductions.text(Terminal.here().columns());
                    case MARKDOWN -> reproductions.markdown();
                    case CSV -> reproductions.csv();
                    case JSON -> reproductions.json();
                });
        out.flush();
        reproductions.results().stream()
                .filter(result -> !result.outcome().acceptable())
                .forEach(this::complain);
        return reproductions.acceptable() ? ExitCode.DONE : ExitCode.WRONG;
    }

    private void complain(Reproduction result) {
        String text = result.figure().id() + ": " + result.verdict() + ": expected "
                + result.figure().value() + ", measured " + result.measured() + ". " + result.note();
        err().println(line().getColorScheme().errorText(text));
    }

    private static void list(List<PublishedSource> papers, PrintWriter out) {
        for (PublishedSource paper : papers) {
            out.println(paper.title() + "\n  " + paper.source());
            for (PublishedFigure figure : paper.figures()) {
                out.println("  " + figure.id() + " (" + figure.mark().word() + "): " + figure.what());
            }
            out.println();
        }
    }

    private List<Reproduction> reproduce(List<PublishedSource> papers) {
        PuzzleSets sets = new PuzzleSets(home, ReaderSettings.DEFAULT);
        Laboratory laboratory = Laboratory.withShippedSets(SolverCatalog.standard(), sets, Clock.system());
        if (all || !data.isEmpty()) laboratory = laboratory.withFetchedSets(data);
        List<PublishedFigure> chosen =
                papers.stream().flatMap(paper -> paper.figures().stream()).toList();
        FigureReproducer reproducer =
                new FigureReproducer(laboratory, Runtime.getRuntime().availableProcessors());
        try (Progress bar = progress.of("reproducing", "figures", chosen.size())) {
            return reproducer.reproduce(chosen, finished -> bar.step());
        }
    }
}
