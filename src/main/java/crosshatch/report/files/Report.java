package crosshatch.report.files;

import crosshatch.puzzle.InputException;
import crosshatch.report.Lines;
import crosshatch.report.SetsBySolvers;
import crosshatch.report.Summaries;
import crosshatch.report.Summary;
import crosshatch.report.SummaryTable;
import crosshatch.report.figure.Figure;
import crosshatch.report.figure.Figures;
import crosshatch.report.page.Grids;
import crosshatch.report.page.Page;
import crosshatch.report.page.Provenance;
import crosshatch.report.table.CsvFormat;
import crosshatch.report.table.MarkdownFormat;
import crosshatch.report.table.Table;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What is made of records. The same records make the same files, byte for byte.
 *
 * @param tables in the order in which they are read
 * @param figures likewise
 */
public record Report(List<Table> tables, List<Figure> figures) {
    /** The page for browsers. */
    public static final String PAGE = "index.html";

    /** All that can be said of these lines. */
    public static Report of(Lines lines) {
        List<Summary> summaries = Summaries.of(lines);
        List<Table> tables = new ArrayList<>();
        tables.add(SummaryTable.everything(summaries));
        tables.addAll(SummaryTable.perSet(summaries));
        tables.addAll(SetsBySolvers.tables(summaries));
        return new Report(tables, Figures.of(lines));
    }

    /**
     * Writes {@code tables/} and {@code figures/}.
     *
     * @param directory made if it does not exist
     * @throws InputException if it cannot be written
     */
    public void write(Path directory) {
        for (Table table : tables) {
            write(directory.resolve("tables").resolve(table.id() + ".csv"), CsvFormat.of(table));
            write(directory.resolve("tables").resolve(table.id() + ".md"), MarkdownFormat.section(table));
        }
        for (Figure figure : figures) {
            Path file = directory.resolve("figures").resolve(figure.id());
            write(Path.of(file + ".svg"), figure.svg());
            write(Path.of(file + ".png"), figure.png());
            write(Path.of(file + ".csv"), figure.csv());
            write(Path.of(file + ".vl.json"), figure.vegaLite().toPrettyString() + "\n");
        }
    }

    /**
     * Writes {@value #PAGE}, which shows the same to browsers.
     *
     * @param lines that this was made of
     * @param experiments where their runs come from
     * @param grids finds those of puzzles
     * @throws InputException if it cannot be written
     */
    public void writePage(Path directory, Lines lines, List<Provenance> experiments, Grids grids) {
        List<Table> results = tables.stream().filter(SummaryTable::isOfASet).toList();
        List<Table> more =
                tables.stream().filter(table -> !results.contains(table)).toList();
        Page.write(directory.resolve(PAGE), lines, new Page.Contents(results, more, figures, experiments, grids));
    }

    private static void write(Path file, String text) {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void write(Path file, byte[] bytes) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.write(file, bytes);
        } catch (IOException failed) {
            throw new InputException(
                    "cannot write " + file + ": " + failed + ". Choose another place with --out", failed);
        }
    }
}
