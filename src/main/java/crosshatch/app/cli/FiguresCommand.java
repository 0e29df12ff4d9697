package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Terminal;
import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.experiment.campaign.Campaign;
import crosshatch.experiment.study.reproduce.Figure;
import crosshatch.experiment.study.reproduce.Paper;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.CsvFormat;
import crosshatch.results.report.table.JsonFormat;
import crosshatch.results.report.table.MarkdownFormat;
import crosshatch.results.report.table.Table;
import crosshatch.solver.Suggestion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The common part of the commands that make the records of experiments, and compare figures with them. */
abstract class FiguresCommand extends ProgramCommand {
    /** The formats of the comparison. */
    enum Format {
        TABLE,
        MARKDOWN,
        CSV,
        JSON
    }

    @Parameters(
            arity = "0..*",
            paramLabel = "NAME",
            description = "Names of figures or of their experiments, or the beginnings of such names. Default: all.")
    private List<String> names = List.of();

    @Option(names = "--list", description = "List the published numbers with their meanings, and measure nothing.")
    private boolean list;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Directory of the new records. Runs that it already has are not repeated. Default:"
                    + " results/<command>-<time>.")
    private @Nullable Path out;

    @Option(
            names = "--format",
            defaultValue = "table",
            description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Format format = Format.TABLE;

    @Mixin
    private ProgressOption progress = new ProgressOption();

    /** Reads all figures. */
    abstract List<Paper> papers();

    /**
     * Compares the chosen figures.
     *
     * @param directory the directory of the new records
     * @return the exit code
     */
    abstract int compare(List<Paper> papers, Path directory);

    @Override
    public final Integer call() {
        List<Paper> all = papers();
        names.forEach(name -> requireKnown(name, all));
        List<Paper> chosen = all.stream()
                .map(paper ->
                        paper.with(figure -> names.isEmpty() || names.stream().anyMatch(figure::isNamed)))
                .filter(paper -> !paper.figures().isEmpty())
                .toList();
        if (list) {
            chosen.forEach(this::list);
            return ExitCode.DONE;
        }
        Path directory = out == null ? ResultsOptions.unused(line().getCommandName()) : out;
        int exitCode = compare(chosen, directory);
        if (Files.exists(directory)) err().println("Records of this machine: " + directory);
        return exitCode;
    }

    final boolean isQuiet() {
        return progress.isQuiet();
    }

    /** Makes the missing runs of an experiment; returns its directory. */
    final Path made(Campaign campaign, Path directory) {
        Plan plan = campaign.plan();
        progress.say(String.format(Locale.ROOT, "%s: %,d runs", plan.experiment(), plan.runs()));
        Path made = directory.resolve(plan.experiment());
        progress.series(directory, "the same command with --out " + directory).complete(campaign, made);
        return made;
    }

    private static void requireKnown(String name, List<Paper> papers) {
        List<Figure> figures =
                papers.stream().flatMap(paper -> paper.figures().stream()).toList();
        if (figures.stream().anyMatch(figure -> figure.isNamed(name))) return;
        Stream<String> known = figures.stream().map(figure -> figure.id().split("/", 2)[0]);
        throw new InputException("'" + name + "': found no figure and no experiment with a name that begins so,"
                + " expected one of those that --list prints" + Suggestion.of(name, known.toList()));
    }

    private void list(Paper paper) {
        out().println(paper.title() + "\n  " + paper.source());
        for (Figure figure : paper.figures()) {
            out().println("  " + figure.id() + " (" + figure.mark().word() + "): " + figure.what());
        }
        out().println();
    }

    /**
     * Prints the comparison.
     *
     * @param headers the headers of the columns; for people, the last column is not in the table, but below it
     */
    final void print(List<String> headers, List<List<String>> rows) {
        int columns = headers.size() - (format == Format.TABLE ? 1 : 0);
        Table table = new Table(
                "figures",
                "",
                headers.stream()
                        .limit(columns)
                        .map(header -> Column.text(header, header))
                        .toList(),
                rows.stream()
                        .map(row -> row.stream().limit(columns).map(Cell::text).toList())
                        .toList(),
                List.of());
        out().print(
                        switch (format) {
                            case TABLE -> Terminal.here().tables().of(table) + paragraphs(rows);
                            case MARKDOWN -> MarkdownFormat.of(table);
                            case CSV -> CsvFormat.of(table);
                            case JSON -> JsonFormat.of(table);
                        });
        out().flush();
    }

    private static String paragraphs(List<List<String>> rows) {
        return rows.stream()
                .filter(row -> !row.get(row.size() - 1).isEmpty())
                .map(row -> Terminal.here().flowed(row.get(0) + ": " + row.get(row.size() - 1)) + "\n")
                .collect(Collectors.joining());
    }
}
