package crosshatch.report.files;

import crosshatch.puzzle.InputException;
import crosshatch.report.Lines;
import crosshatch.report.SetsBySolvers;
import crosshatch.report.Summaries;
import crosshatch.report.Summary;
import crosshatch.report.SummaryTable;
import crosshatch.report.figure.Figure;
import crosshatch.report.figure.FigureFiles;
import crosshatch.report.figure.Figures;
import crosshatch.report.table.CsvFormat;
import crosshatch.report.table.MarkdownFormat;
import crosshatch.report.table.Table;
import java.io.IOException;
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
        for (Figure figure : figures) write(directory.resolve("figures"), figure);
    }

    private static void write(Path directory, Figure figure) {
        try {
            FigureFiles.write(figure, directory);
        } catch (IOException failed) {
            throw unwritable(directory, failed);
        }
    }

    private static void write(Path file, String text) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, text);
        } catch (IOException failed) {
            throw unwritable(file, failed);
        }
    }

    private static InputException unwritable(Path file, IOException failed) {
        return new InputException(
                "cannot write " + file + ": " + failed + ". Choose another place with --out", failed);
    }
}
