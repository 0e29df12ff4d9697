package crosshatch.experiment.study.reproduce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.instances.sets.Sets;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What Norvig's printed rows and statistics say about each other. */
class OutliersTest {
    private static final int ROWS = 500_000;
    private static final Path QUESTIONS = Sets.home().resolve("results/questions");
    private static final List<Figure> FIGURES = PaperTest.all().stream()
            .filter(figure -> figure.id().startsWith("outliers/"))
            .toList();
    private static final List<String[]> PRINTED =
            FIGURES.stream().map(figure -> figure.value().split(" ", -1)).toList();

    /** The notebook: count 24, mean 13059.21 and 976.0, standard deviation of backtracks 319.690339. */
    @Test
    void theRowsAreThoseWhoseStatisticsArePrinted() {
        double[] micros =
                PRINTED.stream().mapToDouble(row -> Double.parseDouble(row[0])).toArray();
        double mean = backtracks().average().orElseThrow();
        double squares = backtracks()
                .mapToDouble(count -> (count - mean) * (count - mean))
                .sum();

        assertEquals(24, PRINTED.size());
        assertEquals(
                13059.21,
                LongStream.range(0, 24)
                        .mapToDouble(i -> micros[(int) i])
                        .average()
                        .orElseThrow(),
                1e-9);
        assertEquals(976, mean);
        assertEquals(319.690339, Math.sqrt(squares / 23), 1e-6);
    }

    @Test
    void everyPrintedTimeEndsInTheNumberOfThreads() {
        assertTrue(PRINTED.stream().allMatch(row -> row[0].matches("[0-9]{5}\\.[0-9]1")));
    }

    @Test
    void theStatisticsOfTheWholeFollowFromThePrintedOnes() throws IOException {
        Path file = QUESTIONS.resolve("outliers-statistics.csv");
        String text = "backtracks,mean,standard_deviation,maximum\n" + "as printed,32.050252,152.089871,8145\n"
                + restored("if all lost digits were 0", 0) + restored("if all were 9", 9);

        if (Boolean.getBoolean("golden.update")) Files.writeString(file, text);
        assertEquals(text, Files.readString(file));
    }

    /** Rows whose puzzles were not at hand are empty there. */
    @Test
    void theCommittedTableHoldsTheRowsAndWhatCameOut() throws IOException {
        List<String> expected = new ArrayList<>();
        List<String> found = new ArrayList<>();
        try (CsvReader<NamedCsvRecord> rows = CsvReader.builder().ofNamedCsvRecord(QUESTIONS.resolve("outliers.csv"))) {
            for (NamedCsvRecord row : rows) {
                found.add(row.getField("figure") + " " + row.getField("value"));
                String measured = row.getField("measured");
                assertEquals(measured.isEmpty() ? "needs data" : "exact", row.getField("verdict"));
                if (!measured.isEmpty()) assertEquals(row.getField("value"), measured);
            }
        }
        FIGURES.forEach(figure -> expected.add(figure.id() + " " + figure.value()));

        assertEquals(expected, found);
    }

    /** Sums and sums of squares of the printed statistics, in which the printed rows are replaced by those with another digit. */
    private static String restored(String name, int digit) {
        double mean = 32.050252;
        double deviation = 152.089871;
        double sum = mean * ROWS + backtracks().map(count -> 9 * count + digit).sum();
        double squares = (ROWS - 1) * deviation * deviation
                + ROWS * mean * mean
                + backtracks()
                        .map(count -> square(10 * count + digit) - square(count))
                        .sum();
        double restoredMean = sum / ROWS;
        return String.format(
                Locale.ROOT,
                "%s,%.6f,%.6f,%d\n",
                name,
                restoredMean,
                Math.sqrt((squares - ROWS * restoredMean * restoredMean) / (ROWS - 1)),
                backtracks().map(count -> 10 * count + digit).max().orElseThrow());
    }

    private static long square(long value) {
        return value * value;
    }

    private static LongStream backtracks() {
        return PRINTED.stream().mapToLong(row -> Long.parseLong(row[1]));
    }
}
