package crosshatch.solvers.published.euler96;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The fifty puzzles of Project Euler's problem 96 and their solutions. */
final class Fifty {
    private Fifty() {}

    /** @param number from 1, as in the problem's file */
    record Entry(int number, Puzzle puzzle, Grid solution) {}

    static List<Entry> all() {
        try (Reader text = new InputStreamReader(Fifty.class.getResourceAsStream("fifty.csv"), StandardCharsets.UTF_8);
                CsvReader<NamedCsvRecord> rows = CsvReader.builder().ofNamedCsvRecord(text)) {
            return rows.stream().map(Fifty::read).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Entry read(NamedCsvRecord row) {
        return new Entry(
                Integer.parseInt(row.getField("number")),
                Puzzle.parse(row.getField("puzzle")),
                Puzzle.parse(row.getField("solution")).givens());
    }
}
