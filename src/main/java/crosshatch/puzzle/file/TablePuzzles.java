package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.puzzle.FieldReader;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SolutionChecker;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads the puzzles of a table, record by record, with their solutions, in constant memory. */
final class TablePuzzles implements PuzzleSource {
    private final String source;
    private final ReaderSettings settings;
    private final TableLayout layout;
    private final int before;
    private final FieldReader reader;
    private final CsvReader<CsvRecord> csv;
    private final Iterator<CsvRecord> records;
    private boolean headerRead;
    private long position;
    private long badRecords;

    /**
     * Makes a reader of the records of a table.
     *
     * @param before the number of lines of the source before the table
     */
    TablePuzzles(InputStream in, String source, ReaderSettings settings, TableLayout layout, int before) {
        this.before = before;
        this.source = source;
        this.settings = settings;
        this.layout = layout;
        reader = new FieldReader(settings);
        csv = TableLayout.read(in, layout.separator());
        records = csv.iterator();
    }

    @Override
    public Optional<LocatedPuzzle> next() {
        for (CsvRecord record = record(); record != null; record = record()) {
            try {
                return Optional.of(puzzle(record));
            } catch (InputException bad) {
                badRecords++;
                settings.badLines().found(bad);
            }
        }
        if (position > 0) return Optional.empty();
        throw new InputException("no puzzle in " + source
                + (badRecords == 0 ? "" : ": " + badRecords + " bad lines skipped, and there is no good line"));
    }

    /** Reads the next record; null at the end. */
    private @Nullable CsvRecord record() {
        try {
            if (layout.header() && !headerRead && records.hasNext()) records.next();
            headerRead = true;
            while (records.hasNext()) {
                CsvRecord record = records.next();
                if (!isFilling(record)) return record;
            }
            return null;
        } catch (CsvParseException broken) {
            throw new InputException(source + ": cannot be read as a table: " + broken.getMessage(), broken);
        } catch (UncheckedIOException broken) {
            throw NamedFile.unreadable(source, Objects.requireNonNull(broken.getCause()));
        }
    }

    /** Returns whether a record is NUL or Ctrl-Z, with which old programs fill the end of a file. */
    private static boolean isFilling(CsvRecord record) {
        return record.getFieldCount() == 1 && record.getField(0).chars().allMatch(c -> c == 0 || c == 0x1A || c == ' ');
    }

    private LocatedPuzzle puzzle(CsvRecord record) {
        long line = record.getStartingLineNumber() + before;
        if (record.getFieldCount() <= layout.puzzle()) {
            throw new InputException(source + ":" + line + ": " + record.getFieldCount()
                    + (record.getFieldCount() == 1 ? " column" : " columns") + ", expected the puzzle in column "
                    + (layout.puzzle() + 1));
        }
        Puzzle puzzle = reader.puzzle(source, line, record.getField(layout.puzzle()));
        Grid solution = solution(record, line, puzzle);
        position++;
        return new LocatedPuzzle(puzzle, source, line, position, "", solution, solution != null);
    }

    private @Nullable Grid solution(CsvRecord record, long line, Puzzle puzzle) {
        int column = layout.solution();
        if (column < 0
                || column >= record.getFieldCount()
                || record.getField(column).isBlank()) return null;
        Grid solution = reader.puzzle(source, line, record.getField(column)).givens();
        SolutionChecker.fault(puzzle, solution).ifPresent(fault -> {
            throw new InputException(source + ":" + line + ": column " + (column + 1)
                    + " holds no solution of the puzzle in column " + (layout.puzzle() + 1) + ": " + fault);
        });
        return solution;
    }

    @Override
    public void close() {
        try {
            csv.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(source, broken);
        }
    }
}
