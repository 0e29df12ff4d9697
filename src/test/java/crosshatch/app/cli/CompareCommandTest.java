package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.app.console.ExitCode;
import crosshatch.experiment.campaign.CampaignVerdict;
import crosshatch.instances.sets.Sets;
import crosshatch.results.database.RunDatabase;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The main job, end to end on the committed puzzles. */
class CompareCommandTest {
    @TempDir
    private Path folder = Path.of("");

    /** P. Norvig, Java Sudoku notebook, 2021: the ten hardest puzzles, each followed by its reversal. */
    private static final List<Long> NORVIG_BACKTRACKS =
            List.of(1L, 6L, 13L, 12L, 0L, 8L, 6L, 9L, 11L, 79L, 1L, 0L, 0L, 3L, 1L, 0L, 2L, 0L, 10L, 48L);

    @Test
    @Tag("exhaustive")
    void givesNorvigsPublishedMean() {
        CommandRun result = compare("--solvers", "norvig", "--puzzles", "hardest10", "--question", "any");

        NamedCsvRecord row = rows(result.out()).get(0);
        assertEquals("4.5", row.getField("backtracks_mean"));
        assertEquals("10", row.getField("correct"));
        assertEquals("0", row.getField("wrong"));
        assertEquals(ExitCode.DONE, result.exitCode());
    }

    @Test
    void csvOnStandardOutputIsTheSummaryAndNothingElse() throws IOException {
        CommandRun result = compare("--solvers", "norvig,swift", "--puzzles", "hardest10", "--question", "any");

        assertEquals(Files.readString(folder.resolve("out").resolve("summary.csv")), result.out());
        assertEquals(3, result.out().split("\n", -1).length - 1, result.out());
        assertFalse(result.out().contains("\r"), result.out());
    }

    @Test
    @Tag("exhaustive")
    void aSetThatSpreadsheetsTakeForAFormulaHasAnApostropheInCsv() throws IOException {
        Path file = Files.writeString(folder.resolve("=1+1.txt"), Puzzles.EULER_1 + "\n");

        CommandRun result = compare("--solvers", "norvig", "--puzzles", file.toString(), "--question", "any");

        assertTrue(result.out().lines().toList().get(1).startsWith("'=1+1"), result.out() + result.err());
    }

    @Test
    @Tag("exhaustive")
    void twinsTakePartInTheSameRunAndAreTested() throws IOException {
        Path out = folder.resolve("twins");
        CommandRun result = CommandRun.ofLine(
                "compare --aa --solvers swift --puzzles euler50 --isolate off --warmup 1ms --quiet --out {}", out);

        assertEquals(ExitCode.DONE, result.exitCode(), result.err());
        assertTrue(result.out().contains("A/A: the same solver twice, question any"), result.out());
        assertTrue(result.out().contains(" swift#1 ") && result.out().contains(" swift#2 "), result.out());
        assertTrue(
                result.out().lines().anyMatch(line -> line.matches(" swift +\\| euler50 +\\| +50 .*\\| +5 \\|.*")),
                result.out());
        assertTrue(Files.readString(out.resolve("report/index.html")).contains("A/A: the same solver twice"));
    }

    @Test
    void givesNorvigsTwentyPublishedFigures() throws IOException {
        String both = Files.readAllLines(Path.of("puzzles/hardest10.txt")).stream()
                .filter(line -> line.matches("[0-9.]{81}.*"))
                .map(line -> line.substring(0, 81))
                .flatMap(line ->
                        Stream.of(line, new StringBuilder(line).reverse().toString()))
                .collect(Collectors.joining("\n"));
        Path file = Files.writeString(folder.resolve("both.txt"), both);
        compare("--solvers", "norvig", "--puzzles", file.toString(), "--question", "any");

        assertEquals(NORVIG_BACKTRACKS, numbers("select backtracks from measured"));
    }

    @Test
    void allParadigmsAgreeAndEveryAnswerIsCorrect() {
        CommandRun result = compare(
                "--solvers choco,cpsat,sat4j,engine --puzzles first10,hp71b --question unique --repeat 2".split(" "));

        List<NamedCsvRecord> rows = rows(result.out());
        assertEquals(8, rows.size());
        for (NamedCsvRecord row : rows) assertEquals(row.getField("puzzles"), row.getField("correct"), row.toString());
        assertEquals(List.of(4 * (10 + 13) * 2L), numbers("select count(*) from measured"));
        assertEquals(ExitCode.DONE, result.exitCode());
    }

    @Test
    @Tag("exhaustive")
    void aWrongAnswerByAFaultThatIsKeptOnPurposeIsCountedAndNamedButDoesNotMakeTheCommandFail() {
        CommandRun result = compare("--solvers", "hp71b/version=1/depth=5/width=3", "--puzzles", "hp71b");

        assertEquals(ExitCode.DONE, result.exitCode(), result.err());
        assertTrue(
                numbers("select position from measured where verdict = 'wrong'").contains(6L), result.out());
        assertEquals(
                numbers("select count(*) from measured where verdict = 'wrong'").get(0),
                Long.valueOf(rows(result.out()).get(0).getField("wrong")));
        assertEquals(List.of("wrong"), texts("select distinct verdict from measured where detail <> ''"));
        assertTrue(
                result.err().contains("because of a known defect, preserved on purpose: a full grid is called solved"),
                result.err());
    }

    @Test
    @Tag("exhaustive")
    void badLinesThatAreSkippedAreListedOnce() throws IOException {
        String puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
        Path file = Files.writeString(folder.resolve("mixed.txt"), "x" + puzzle + "\n" + puzzle + "\n");

        CommandRun result =
                compare("--solvers", "norvig", "--puzzles", file.toString(), "--read", "skip-bad", "--repeat", "3");

        assertEquals("1", rows(result.out()).get(0).getField("correct"));
        assertTrue(result.err().contains("skipped 1 bad line:"), result.err());
        assertTrue(result.err().contains("mixed.txt:1"), result.err());
    }

    @Test
    @Tag("exhaustive")
    void countsOfManySolutionsAgreeAcrossParadigms() throws IOException {
        Path empty = Files.writeString(folder.resolve("empty4.txt"), ".".repeat(16) + "\n");

        CommandRun result =
                compare("--solvers", "choco,sat4j,engine", "--puzzles", empty.toString(), "--question", "count:300");

        for (NamedCsvRecord row : rows(result.out())) assertEquals("1", row.getField("correct"), row.toString());
        assertEquals(List.of(288L, 288L, 288L), numbers("select solutions from measured"));
    }

    @Test
    void writesPlanEnvironmentAndSummaryBesideTheRuns() {
        compare("--solvers", "engine", "--puzzles", "homer");

        for (String name :
                List.of("plan.json", "environment.json", "warmup.json", "runs.parquet", "summary.csv", "summary.md")) {
            assertTrue(Files.exists(folder.resolve("out").resolve(name)), name);
        }
    }

    @Test
    @Timeout(value = 2, unit = TimeUnit.MINUTES)
    @Tag("exhaustive")
    void everyParadigmStopsAtItsLimitOnALargeGrid() {
        CommandRun result =
                compare("--solvers choco,cpsat,sat4j,engine --puzzles sudoku-6/holes=0.5/count=1/seed=1 --timeout 1ms"
                        .split(" "));

        for (NamedCsvRecord row : rows(result.out())) {
            assertEquals("1", row.getField("timeouts"), row.toString());
            assertEquals("2000", row.getField("par2_us"), row.toString());
        }
        assertEquals(List.of(4L), numbers("select count(*) from measured where overrun_ns > 0"));
    }

    @Test
    void eachVerdictHasItsExitCode() {
        assertEquals(ExitCode.DONE, CompareCommand.exitCode(CampaignVerdict.AS_EXPECTED));
        assertEquals(ExitCode.WRONG, CompareCommand.exitCode(CampaignVerdict.WRONG));
        assertEquals(ExitCode.BAD_INPUT, CompareCommand.exitCode(CampaignVerdict.INCOMPLETE));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"lcg/propagate=singles+fish", "choco/learn=lcg/alldiff=zhang", "euler96/logic=off/preemptive=on"
            })
    void optionsThatDoNotGoTogetherAreRefusedBeforeAnythingRuns(String solver) {
        CommandRun result = compare("--solvers", solver, "--puzzles", "hardest10");

        assertEquals(ExitCode.BAD_INPUT, result.exitCode());
        assertTrue(result.err().startsWith("solver '" + solver.substring(0, solver.indexOf('/'))), result.err());
        assertFalse(Files.exists(folder.resolve("out")), "nothing was begun");
    }

    @Test
    void theFullComparisonIsAboutItsOwnSet() {
        CommandRun result = compare("--full", "--puzzles", "euler50");

        assertEquals(ExitCode.BAD_INPUT, result.exitCode());
        assertEquals(
                "--full with --puzzles: expected one of the two, because --full chooses the set bench250k\n",
                result.err());
    }

    @Test
    void aPlanIsRunAgainAsItWas() throws IOException {
        String mine = Files.writeString(folder.resolve("mine.txt"), "latin 4\n1...".concat(".".repeat(12)) + "\n")
                .toString();
        compare(
                "--solvers",
                "engine,choco",
                "--puzzles",
                "euler50:2,latin-5/holes=0.4/count=2/seed=3," + mine,
                "--question",
                "unique",
                "--repeat",
                "2",
                "--seed",
                "9",
                "--max-decisions",
                "500");
        Path plan = folder.resolve("out").resolve("plan.json");

        CommandRun again =
                CommandRun.ofLine("compare --quiet --format csv --plan {} --out {}", plan, folder.resolve("again"));

        assertEquals(ExitCode.DONE, again.exitCode(), again.err());
        assertEquals(runs("out"), runs("again"));
        assertEquals(
                Files.readString(plan).replace("\"out\"", "\"again\""),
                Files.readString(folder.resolve("again").resolve("plan.json")));
    }

    @Test
    void aPlanWithOtherPuzzlesIsRefused() throws IOException {
        Path mine = Files.writeString(folder.resolve("mine.txt"), Puzzles.EULER_1 + "\n");
        compare("--solvers", "engine", "--puzzles", mine.toString());
        Files.writeString(mine, Puzzles.NORVIG_HARD_1 + "\n");

        CommandRun again = plan(folder.resolve("out").resolve("plan.json"));

        assertEquals(ExitCode.BAD_INPUT, again.exitCode());
        assertTrue(again.err().contains("mine.txt differs from the plan: found SHA-256 "), again.err());
    }

    @Test
    void aFileThatIsNoPlanIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("plan.json"), "{\"experiment\": \"x\"}");

        assertTrue(
                plan(file)
                        .err()
                        .contains("plan.json: required property 'sets' not found; required property 'solvers' not"
                                + " found"),
                plan(file).err());
        Path empty = Files.writeString(
                folder.resolve("empty.json"),
                Files.readString(Sets.home().resolve("results/reference/small-any/plan.json"))
                        .replaceFirst("\"limits\" : \\{[^}]*}", "\"limits\" : null"));
        assertTrue(
                plan(empty).err().contains("empty.json: /limits: null found, object expected"),
                plan(empty).err());
        assertTrue(plan(folder.resolve("none.json")).err().contains("none.json: cannot be read"));
        assertEquals(
                "--plan with --solvers: expected --plan without it, because the plan states all that is run. Leave out --solvers, or change the plan\n",
                plan(file, "--solvers", "engine").err());
        assertEquals(ExitCode.BAD_INPUT, plan(file).exitCode());
    }

    private static CommandRun plan(Path file, String... more) {
        List<String> all = new java.util.ArrayList<>(List.of("compare", "--quiet", "--plan", file.toString()));
        all.addAll(List.of(more));
        return CommandRun.ofProgram(all.toArray(String[]::new));
    }

    private List<String> runs(String directory) {
        try (RunDatabase runs = RunDatabase.open(List.of(folder.resolve(directory)))) {
            return runs.list(
                    "select concat_ws(' ', puzzle_id, solver, claim, decisions) from measured",
                    row -> row.getString(1));
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

    private List<String> texts(String sql) {
        try (RunDatabase runs = RunDatabase.open(List.of(folder.resolve("out")))) {
            return runs.list(sql, row -> row.getString(1));
        }
    }

    private static List<NamedCsvRecord> rows(String csv) {
        return CsvReader.builder().ofNamedCsvRecord(csv).stream().toList();
    }
}
