package crosshatch.results.report.files;

import crosshatch.base.Remedy;
import crosshatch.base.SurroundingsException;
import crosshatch.results.report.Decisions;
import crosshatch.results.report.Lines;
import crosshatch.results.report.OptionalParts;
import crosshatch.results.report.Paper;
import crosshatch.results.report.ReportOptions;
import crosshatch.results.report.Summary;
import crosshatch.results.report.SummaryTable;
import crosshatch.results.report.Tables;
import crosshatch.results.report.figure.DecisionFigures;
import crosshatch.results.report.figure.Figure;
import crosshatch.results.report.figure.FigureFiles;
import crosshatch.results.report.figure.Figures;
import crosshatch.results.report.page.Grids;
import crosshatch.results.report.page.Page;
import crosshatch.results.report.page.Provenance;
import crosshatch.results.report.table.CsvFormat;
import crosshatch.results.report.table.HtmlFormat;
import crosshatch.results.report.table.LatexFormat;
import crosshatch.results.report.table.LatexNumbers;
import crosshatch.results.report.table.MarkdownFormat;
import crosshatch.results.report.table.Table;
import crosshatch.solver.Family;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The tables and figures of a report. The same records give the same files, byte for byte.
 *
 * @param summary the table of all summaries, for programs
 * @param tables the tables for people, in the order of reading
 * @param figures the figures for people, in the order of reading
 */
public record Report(Table summary, List<Table> tables, List<Figure> figures) {
    /** The name of the folder for a report in the directory of its experiment. */
    public static final String FOLDER = "report";

    /** The name of the page for browsers. */
    public static final String PAGE = "index.html";

    private static final String TABLES = "tables";
    private static final String FIGURES = "figures";

    /**
     * Makes all tables and figures of these lines.
     *
     * @param families the families of this program, which explain their options and counters
     * @param wanted the optional parts of the report
     * @throws crosshatch.base.InputException if the records lack data for a wanted part
     */
    public static Report of(Lines lines, List<Family> families, ReportOptions wanted) {
        List<Summary> summaries = lines.summaries();
        OptionalParts extras = OptionalParts.of(lines, families, wanted);
        Optional<Decisions> decisions = wanted.decisions().map(asked -> Decisions.of(lines, asked));
        return new Report(
                SummaryTable.everything(summaries),
                Stream.concat(
                                decisions.map(Decisions::table).stream(),
                                Tables.of(lines, summaries, families, wanted, extras).stream())
                        .toList(),
                wanted.figures() ? figures(lines, summaries, extras, decisions) : List.of());
    }

    private static List<Figure> figures(
            Lines lines, List<Summary> summaries, OptionalParts extras, Optional<Decisions> decisions) {
        return Stream.concat(
                        decisions.map(DecisionFigures::of).orElse(List.of()).stream(),
                        Figures.of(lines, summaries, extras).stream())
                .toList();
    }

    /**
     * Writes {@code summary.csv}, {@code tables.md} with all tables, each table in {@code tables/}, and {@code figures/}. The
     * files of an earlier report are removed.
     *
     * @param directory the directory; made if it does not exist
     * @param paper the printed page for which tables and figures are made
     * @param step runs after each table and each figure, so {@link #files} times
     * @throws crosshatch.base.ExplainedException if a file cannot be written
     */
    public void write(Path directory, Paper paper, Runnable step) {
        Path folder = directory.resolve(TABLES);
        Path pictures = directory.resolve(FIGURES);
        try {
            empty(folder, "csv|md|tex|html");
            empty(pictures, FigureFiles.ENDINGS);
            Files.writeString(directory.resolve("summary.csv"), CsvFormat.of(summary));
            Files.writeString(directory.resolve("tables.md"), MarkdownFormat.document(tables));
            for (Figure figure : figures) {
                FigureFiles.write(figure, pictures, paper);
                step.run();
            }
            for (Table table : tables) {
                write(table, folder, paper);
                step.run();
            }
            LatexNumbers numbers = new LatexNumbers(tables);
            Files.writeString(folder.resolve("numbers.tex"), numbers.definitions());
            Files.writeString(folder.resolve("macros.csv"), numbers.index());
            Files.writeString(folder.resolve("captions.tex"), captions());
        } catch (IOException failed) {
            throw new SurroundingsException(
                    "cannot write to " + directory + ": " + failed + ". Choose another directory",
                    Remedy.ANOTHER_DIRECTORY,
                    failed);
        }
    }

    /** Returns the number of tables and figures. Each of them is written in several formats. */
    public int files() {
        return tables.size() + figures.size();
    }

    private static void write(Table table, Path folder, Paper paper) throws IOException {
        Files.writeString(folder.resolve(table.id() + ".csv"), CsvFormat.of(table));
        Files.writeString(folder.resolve(table.id() + ".md"), MarkdownFormat.section(table));
        Files.writeString(folder.resolve(table.id() + ".tex"), LatexFormat.of(table, paper.points()));
        Files.writeString(folder.resolve(table.id() + ".html"), HtmlFormat.of(table));
    }

    /** Returns the titles of tables, and the titles and captions of figures. */
    private String captions() {
        Stream<String> ofTables =
                tables.stream().map(table -> LatexNumbers.caption("table", table.id(), table.title()));
        Stream<String> ofFigures = figures.stream()
                .map(figure -> LatexNumbers.caption("figure", figure.id(), figure.title() + ". " + figure.caption()));
        return Stream.concat(ofTables, ofFigures).collect(Collectors.joining());
    }

    /**
     * Writes {@value #PAGE}, which shows the report in a browser.
     *
     * @param lines the lines from which this report was made
     * @param experiments the descriptions of the experiments
     * @param grids finds the grids of puzzles
     * @throws crosshatch.base.ExplainedException if the page cannot be written
     */
    public void writePage(Path directory, Lines lines, List<Provenance> experiments, Grids grids) {
        List<Table> results = tables.stream().filter(SummaryTable::isOfASet).toList();
        List<Table> more =
                tables.stream().filter(table -> !results.contains(table)).toList();
        Page.write(directory.resolve(PAGE), lines, new Page.Contents(results, more, figures, experiments, grids));
    }

    /** Makes a folder, or removes the files of an earlier report from it. */
    private static void empty(Path folder, String endings) throws IOException {
        Files.createDirectories(folder);
        try (Stream<Path> earlier = Files.list(folder)) {
            for (Path file : earlier.toList()) {
                if (file.toString().matches(".*\\.(" + endings + ")")) Files.delete(file);
            }
        }
    }
}
