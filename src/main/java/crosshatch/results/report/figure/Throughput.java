package crosshatch.results.report.figure;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.results.report.table.CsvFormat;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Stream;

/**
 * The throughput of one solver on one set with one number of threads, as {@code bench --threads} measures it: a row of {@code
 * throughput.csv}.
 *
 * @param solver the spec of the solver
 * @param schedule the distribution of puzzles over threads: {@code queue} or {@code shards}
 * @param puzzles the number of puzzles of the set
 * @param rounds the number of rounds from which the quartiles are computed
 * @param first the first quartile of puzzles per second, all threads together
 * @param median the median
 * @param third the third quartile
 */
public record Throughput(
        String set,
        String question,
        String solver,
        int threads,
        String schedule,
        int puzzles,
        int rounds,
        double first,
        double median,
        double third) {
    /** The name of the file. */
    public static final String FILE = "throughput.csv";

    private static final List<String> COLUMNS = List.of(
            "set",
            "question",
            "solver",
            "threads",
            "schedule",
            "puzzles",
            "rounds",
            "per_second_q1",
            "per_second_median",
            "per_second_q3");

    /** Writes a header, and a line for each measurement. */
    public static String csv(List<Throughput> all) {
        return CsvFormat.of(
                COLUMNS,
                all.stream()
                        .map(each -> List.<Object>of(
                                each.set,
                                each.question,
                                each.solver,
                                each.threads,
                                each.schedule,
                                each.puzzles,
                                each.rounds,
                                Data.rounded(each.first),
                                Data.rounded(each.median),
                                Data.rounded(each.third)))
                        .toList());
    }

    /**
     * Reads measurements.
     *
     * @throws InputException if the file cannot be read, or has another form
     */
    public static List<Throughput> read(Path file) {
        try (CsvReader<NamedCsvRecord> rows = CsvReader.builder().ofNamedCsvRecord(file);
                Stream<NamedCsvRecord> stream = rows.stream()) {
            return stream.map(row -> of(file, row)).toList();
        } catch (IOException failed) {
            throw NamedFile.unreadable(file, failed);
        } catch (UncheckedIOException failed) {
            throw NamedFile.unreadable(file, new IOException(failed));
        }
    }

    private static Throughput of(Path file, NamedCsvRecord row) {
        try {
            return new Throughput(
                    text(row, "set"),
                    text(row, "question"),
                    text(row, "solver"),
                    Integer.parseInt(row.getField("threads")),
                    text(row, "schedule"),
                    Integer.parseInt(row.getField("puzzles")),
                    Integer.parseInt(row.getField("rounds")),
                    Double.parseDouble(row.getField("per_second_q1")),
                    Double.parseDouble(row.getField("per_second_median")),
                    Double.parseDouble(row.getField("per_second_q3")));
        } catch (IllegalArgumentException | NoSuchElementException wrong) {
            throw new InputException(
                    file + ":" + row.getStartingLineNumber() + ": found " + row.getFields() + ", expected "
                            + String.join(",", COLUMNS) + " as bench writes them",
                    wrong);
        }
    }

    private static String text(NamedCsvRecord row, String column) {
        return CsvFormat.unquoted(row.getField(column));
    }
}
