package crosshatch.solvers.published.hp71b;

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

/**
 * The article's test suite, thirteen of its fifteen puzzles. #1, #8 and #12 to #15 are certain; #6, #7, #9, #10 and #11 are
 * reconstructed, each the only puzzle that fits the printed fragments and times; #2 and #3 are the likeliest of several; #4
 * and #5 are lost. Settings, solutions and seconds are the article's; calls and sweeps were counted by a separate program.
 */
final class TestSuite {
    private TestSuite() {}

    /**
     * What one version does with a puzzle.
     *
     * @param depth published Max.Depth
     * @param width published Max.Width
     * @param calls calls of TRY at this setting
     * @param sweeps at this setting
     */
    record Run(int version, int depth, int width, long calls, long sweeps) {}

    /** @param secondsOfV2 on a real HP-71B */
    record Entry(int number, int clues, Puzzle puzzle, Grid solution, Run v1, Run v2, int secondsOfV2) {
        Run run(int version) {
            return version == 1 ? v1 : v2;
        }

        @Override
        public String toString() {
            return "#" + number;
        }
    }

    static Entry entry(int number) {
        return all().stream()
                .filter(entry -> entry.number() == number)
                .findFirst()
                .orElseThrow();
    }

    static List<Entry> all() {
        try (Reader text = new InputStreamReader(
                        TestSuite.class.getResourceAsStream("suite.csv"),
                        StandardCharsets.UTF_8);
                CsvReader<NamedCsvRecord> rows = CsvReader.builder().ofNamedCsvRecord(text)) {
            return rows.stream().map(TestSuite::read).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Entry read(NamedCsvRecord row) {
        return new Entry(
                Integer.parseInt(row.getField("number")),
                Integer.parseInt(row.getField("clues")),
                Puzzle.parse(row.getField("puzzle")),
                Puzzle.parse(row.getField("solution")).givens(),
                run(1, row.getField("v1"), row.getField("v1Calls"), row.getField("v1Sweeps")),
                run(2, row.getField("v2"), row.getField("v2Calls"), row.getField("v2Sweeps")),
                Integer.parseInt(row.getField("v2Seconds")));
    }

    /** @param setting depth-width, as the article writes it: {@code 3-2} */
    private static Run run(int version, String setting, String calls, String sweeps) {
        String[] limits = setting.split("-", -1);
        return new Run(
                version,
                Integer.parseInt(limits[0]),
                Integer.parseInt(limits[1]),
                Long.parseLong(calls),
                Long.parseLong(sweeps));
    }
}
