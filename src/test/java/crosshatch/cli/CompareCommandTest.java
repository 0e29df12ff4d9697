package crosshatch.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.database.RunDatabase;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The main job, end to end on the committed puzzles. */
class CompareCommandTest {
    @TempDir
    private Path folder = Path.of("");

    /** P. Norvig, Java Sudoku notebook, 2021: the ten hardest puzzles, each followed by its reversal. */
    private static final List<Long> NORVIG_BACKTRACKS =
            List.of(1L, 6L, 13L, 12L, 0L, 8L, 6L, 9L, 11L, 79L, 1L, 0L, 0L, 3L, 1L, 0L, 2L, 0L, 10L, 48L);

    @Test
    void givesNorvigsPublishedMean() {
        CommandRun result = compare("--solvers", "norvig", "--puzzles", "hardest10", "--question", "any");

        NamedCsvRecord row = rows(result.out()).get(0);
        assertEquals("4.5", row.getField("backtracks_mean"));
        assertEquals("10", row.getField("correct"));
        assertEquals("0", row.getField("wrong"));
        assertEquals(ExitCode.DONE, result.exitCode());
    }

    @Test
    void givesNorvigsTwentyPublishedFigures() {
        compare("--solvers", "norvig", "--puzzles", "hardest10", "--question", "any", "--reversed");

        assertEquals(NORVIG_BACKTRACKS, numbers("select backtracks from runs"));
    }

    @Test
    void allParadigmsAgreeAndEveryAnswerIsCorrect() {
        CommandRun result = compare(
                "--solvers",
                "choco,cpsat,sat4j,engine",
                "--puzzles",
                "first10,hp71b",
                "--question",
                "unique",
                "--repeat",
                "2");

        List<NamedCsvRecord> rows = rows(result.out());
        assertEquals(8, rows.size());
        for (NamedCsvRecord row : rows) assertEquals(row.getField("puzzles"), row.getField("correct"), row.toString());
        assertEquals(List.of(4 * (10 + 13) * 2L), numbers("select count(*) from runs"));
        assertEquals(ExitCode.DONE, result.exitCode());
    }

    @Test
    void aWrongAnswerIsPrintedAndMakesTheCommandFail() {
        CommandRun result = compare("--solvers", "hp71b/version=1/depth=5/width=3", "--puzzles", "hp71b");

        assertEquals(ExitCode.WRONG, result.exitCode());
        assertTrue(result.err().contains("wrong: hp71b/"), result.err());
        assertTrue(result.err().contains("hp71b #6"), result.err());
    }

    @Test
    void badLinesThatAreSkippedAreListedOnce() throws IOException {
        String puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
        Path file = Files.writeString(folder.resolve("mixed.txt"), "x" + puzzle + "\n" + puzzle + "\n");

        CommandRun result = compare("--solvers", "norvig", "--puzzles", file.toString(), "--skip-bad", "--repeat", "3");

        assertEquals("1", rows(result.out()).get(0).getField("correct"));
        assertTrue(result.err().contains("skipped 1 bad line:"), result.err());
        assertTrue(result.err().contains("mixed.txt:1"), result.err());
    }

    @Test
    void countsOfManySolutionsAgreeAcrossParadigms() throws IOException {
        Path empty = Files.writeString(folder.resolve("empty4.txt"), ".".repeat(16) + "\n");

        CommandRun result =
                compare("--solvers", "choco,sat4j,engine", "--puzzles", empty.toString(), "--question", "count:300");

        for (NamedCsvRecord row : rows(result.out())) assertEquals("1", row.getField("correct"), row.toString());
        assertEquals(List.of(288L, 288L, 288L), numbers("select solutions from runs"));
    }

    @Test
    void writesPlanEnvironmentAndSummaryBesideTheRuns() {
        compare("--solvers", "engine", "--puzzles", "homer");

        for (String name : List.of("plan.json", "environment.json", "warmup.json", "runs.parquet", "summary.csv")) {
            assertTrue(Files.exists(folder.resolve("out").resolve(name)), name);
        }
    }

    private CommandRun compare(String... arguments) {
        List<String> all = new java.util.ArrayList<>(
                List.of("compare", "--quiet", "--isolate", "off", "--cold", "--format", "csv", "--out"));
        all.add(folder.resolve("out").toString());
        all.addAll(List.of(arguments));
        return CommandRun.ofProgram(all.toArray(String[]::new));
    }

    private List<Long> numbers(String sql) {
        try (RunDatabase runs = RunDatabase.open(List.of(folder.resolve("out")))) {
            return runs.list(sql, row -> row.getLong(1));
        }
    }

    private static List<NamedCsvRecord> rows(String csv) {
        return CsvReader.builder().ofNamedCsvRecord(csv).stream().toList();
    }
}
