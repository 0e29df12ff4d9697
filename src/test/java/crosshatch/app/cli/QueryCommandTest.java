package crosshatch.app.cli;

import static crosshatch.experiment.Records.record;
import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import crosshatch.results.LedgerFiles;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.results.database.ParquetArchive;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code query} answers of unfinished and finished experiments. */
class QueryCommandTest {
    private static final RunRecord FAST =
            with(record("fast", "cp", 1, 1, "unique", Verdict.CORRECT, "x"), Phase.MEASURED, 1_000, 4, 2);
    private static final RunRecord SLOW = record("slow", "cp", 1, 1, "several", Verdict.CORRECT, "a \"1\"", "b,2")
            .judged(Verdict.WRONG, "row 1 holds 4 twice,\nsays the checker");

    @TempDir
    private Path folder = Path.of("");

    private String mine = "";

    @BeforeEach
    void writeTwoRuns() {
        mine = LedgerFiles.write(folder.resolve("mine"), List.of(FAST, SLOW)).toString();
    }

    @Test
    void aTableIsAligned() {
        CommandRun run = query("select solver, total_ns, backtracks from runs order by solver");

        assertEquals("""
                 solver | total_ns | backtracks\s
                --------+----------+------------
                 fast   |     1000 |          2\s
                 slow   |     1000 |           \s
                """, run.out());
        assertEquals(ExitCode.DONE, run.exitCode());
    }

    @Test
    void csvQuotesWhatNeedsIt() {
        CommandRun run = query("select solution_ids, detail, backtracks from runs", "--format", "csv");

        assertEquals(
                "solution_ids,detail,backtracks\nx,,2\n\"a \"\"1\"\" b,2\",\"row 1 holds 4 twice,\nsays the checker\",\n",
                run.out());
    }

    @Test
    void csvHasAnApostropheBeforeTextsThatSpreadsheetsTakeForFormulasButNotBeforeNumbers() {
        CommandRun run = query(
                "select '=1+1' as \"@text\", -1 as whole, -0.5::double as part, -2::hugeint as huge, null as none",
                "--format",
                "csv");

        assertEquals("'@text,whole,part,huge,none\n'=1+1,-1,-0.5,-2,\n", run.out());
    }

    @Test
    void jsonTellsNumbersFromTextsAndNull() {
        CommandRun run = query(
                "select solver, backtracks, total_ns / 3 as third, true as yes, count(*)::hugeint as huge from runs"
                        + " group by all order by all",
                "--format",
                "json");

        assertEquals("""
                [
                {"solver":"fast","backtracks":2,"third":333.3333333333333,"yes":true,"huge":1},
                {"solver":"slow","backtracks":null,"third":333.3333333333333,"yes":true,"huge":1}
                ]
                """, run.out());
    }

    @Test
    void optionsAreAMapWrittenAsOptionsAre() {
        RunRecord chosen = with(
                FAST,
                run -> run.getIdentityBuilder().putOptions("alldiff", "AC").putOptions("learn", "off"));
        mine = LedgerFiles.write(folder.resolve("chosen"), List.of(chosen, FAST))
                .toString();

        assertEquals(
                "alldiff,options\nAC,alldiff=AC learn=off\n,\n",
                query("select options['alldiff'] as alldiff, options from runs", "--format", "csv")
                        .out()
                        .replace("\r\n", "\n"));
        assertEquals("""
                [
                {"options":{"alldiff":"AC","learn":"off"}},
                {"options":null}
                ]
                """, query("select options from runs", "--format", "json").out());
    }

    @Test
    void noRowsAreShownAsSuch() {
        assertEquals(
                "solver\n",
                query("select solver from runs where false", "--format", "csv").out());
        assertEquals(
                "[\n\n]\n",
                query("select solver from runs where false", "--format", "json").out());
    }

    @Test
    void allRowsAreTheSameBeforeAndAfterTheExperimentIsFinished() {
        String before = query("select * from runs", "--format", "csv").out();
        try (ResultsStore store = ResultsStore.resume(Path.of(mine))) {
            store.finish(new ParquetArchive());
        }

        assertEquals(before, query("select * from runs", "--format", "csv").out());
        assertTrue(before.startsWith("experiment,set,position,variant,puzzle_id,solver,"), before);
    }

    @Test
    void severalExperimentsAreOneTable() {
        String yours = LedgerFiles.write(folder.resolve("yours"), List.of(SLOW)).toString();

        CommandRun run =
                CommandRun.ofProgram("query", mine, yours, "select count(*) as n from runs", "--format", "csv");

        assertEquals("n\n3\n", run.out());
    }

    @Test
    void aMistakeInTheQueryIsBadInput() {
        CommandRun run = query("select solvr from runs");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("SQL: "), run.err());
        assertTrue(run.err().contains("solvr"), run.err());
    }

    @Test
    void aDirectoryWithoutRunsIsBadInput() {
        CommandRun run = CommandRun.ofProgram("query", folder.toString(), "select 1");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("expected a results directory"), run.err());
    }

    @Test
    void warmUpIsAmongTheRunsButNotAmongTheMeasured() {
        String warm = LedgerFiles.write(folder.resolve("warm"), List.of(FAST, with(FAST, Phase.WARMUP, 1, 0, 0)))
                .toString();

        CommandRun run = CommandRun.ofLine(
                "query {} {} --format csv",
                warm,
                "select (select count(*) from runs) as all, (select count(*) from measured) as measured");

        assertEquals("all,measured\n2,1\n", run.out());
    }

    @Test
    void anUnfinishedExperimentIsToldToBe() {
        CommandRun run = query("select 1");

        assertTrue(run.err().contains("mine is unfinished: 2 rows so far"), run.err());
    }

    @Test
    void aDirectoryThatIsNamedTwiceIsReadOnce() {
        CommandRun run =
                CommandRun.ofProgram("query", mine, mine + "/.", "select count(*) as n from runs", "--format", "csv");

        assertEquals("n\n2\n", run.out());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "COPY (SELECT 1) TO 'OUT'",
                "COPY (SELECT 1) TO 'MINE/runs.parquet' (FORMAT parquet, USE_TMP_FILE false)",
                "WITH x AS (COPY (SELECT 1) TO 'MINE/runs.parquet' (FORMAT parquet, USE_TMP_FILE false)) FROM x",
                "EXPLAIN ANALYZE COPY (SELECT 1) TO 'OUT'",
                "SELECT 1; COPY (SELECT 1) TO 'OUT'",
                "ATTACH 'OUT'",
                "EXPORT DATABASE 'OUT'",
                "CREATE TABLE t (i INT)",
                "SET memory_limit = '1GB'",
                "INSTALL httpfs",
                "LOAD httpfs",
                "FROM 'https://example.com/x.parquet'",
                "FROM read_text('/etc/passwd')",
                "FROM glob('/*')",
                "FROM sniff_csv('/etc/passwd')",
                "FROM ledger('/etc/passwd')"
            })
    @Tag("exhaustive")
    void aQueryReadsTheNamedDirectoriesAndNothingElse(String sql) throws IOException {
        finish();
        byte[] before = Files.readAllBytes(Path.of(mine, ResultsStore.PARQUET));
        Path out = folder.resolve("out");

        CommandRun run = query(sql.replace("OUT", out.toString()).replace("MINE", mine));

        assertEquals(ExitCode.BAD_INPUT, run.exitCode(), run.err());
        assertTrue(run.err().contains("SQL: "), run.err());
        assertFalse(Files.exists(out));
        assertArrayEquals(before, Files.readAllBytes(Path.of(mine, ResultsStore.PARQUET)));
    }

    @Test
    void severalQueriesAreRefusedAndCounted() {
        for (String[] options : new String[][] {{}, {"--unsafe"}}) {
            CommandRun run = query("select 1 as a; select 2 as b", options);

            assertEquals(ExitCode.BAD_INPUT, run.exitCode(), run.err());
            assertTrue(run.err().contains("SQL: found 2 queries, expected one"), run.err());
            assertEquals("", run.out());
        }
        assertEquals("a\n1\n", query("select 1 as a;", "--format", "csv").out());
    }

    @Test
    void secretsOfTheUserAreNotLookedAt() {
        CommandRun run = query("select count(*) as n from duckdb_secrets()", "--format", "csv");

        assertEquals("n\n0\n", run.out(), run.err());
    }

    @Test
    void anOptionMayStandAnywhere() {
        CommandRun between = CommandRun.ofProgram("query", mine, "--format", "csv", "select 1 as a");
        CommandRun alone = CommandRun.ofProgram("query", mine);

        assertEquals("a\n1\n", between.out(), between.err());
        assertEquals(ExitCode.BAD_INPUT, alone.exitCode());
        assertTrue(alone.err().contains("expected results directories, then one query in quotes"), alone.err());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                select 'a'::int          | Could not convert string 'a' to INT32
                select error('too late') | too late
                from sniff_csv('x')      | only the records of the named directories can be read: Permission Error
                from test_all_types()    | column 'time' has a value that cannot be printed
                """)
    @Tag("exhaustive")
    void aQueryThatFailsSaysWhy(String sql, String reason) {
        for (RowFormat format : RowFormat.values()) {
            CommandRun run = query(sql, "--format", format.name());

            assertEquals(ExitCode.BAD_INPUT, run.exitCode(), run.err());
            assertTrue(run.err().contains(reason), run.err());
        }
    }

    @Test
    void unsafeOpensTheDoor() {
        Path out = folder.resolve("out.csv");

        CommandRun run = query("COPY (SELECT 1 AS n) TO '" + out + "'", "--unsafe");

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(Files.exists(out));
    }

    @Test
    void numbersThatJsonDoesNotHaveAreTexts() {
        CommandRun run =
                query("select 'infinity'::double as a, 'nan'::float as b, 0.5::double as c", "--format", "json");

        assertEquals("[\n{\"a\":\"Infinity\",\"b\":\"NaN\",\"c\":0.5}\n]\n", run.out());
    }

    @Test
    void aTableCutsALongTextAndOtherFormatsDoNot() {
        String sql = "select repeat('x', 3000000) as long";

        assertTrue(query(sql).out().length() < 10_000);
        assertTrue(query(sql, "--format", "csv").out().length() > 3_000_000);
    }

    @Test
    void recordsThatChangedAreRefusedUnlessTheyAreToBeSalvagedAndStay() throws IOException {
        finish();
        Path archive = Path.of(mine, ResultsStore.PARQUET);
        byte[] bytes = Files.readAllBytes(archive);
        bytes[bytes.length - 30] ^= 1;
        Files.write(archive, bytes);

        CommandRun run = query("select count(*) from runs");
        CommandRun salvaged = query("select 1", "--salvage");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(
                run.err().contains("runs.parquet was changed or damaged after it was written: found SHA-256"),
                run.err());
        assertTrue(salvaged.err().contains("runs.parquet"), salvaged.err());
        assertArrayEquals(bytes, Files.readAllBytes(archive));
    }

    @Test
    void aDamagedLedgerIsRefusedUnlessItIsToBeSalvagedAndStays() throws IOException {
        LedgerFiles.append(Path.of(mine), List.of(FAST));
        Path ledger = Path.of(mine, ResultsStore.LEDGER);
        byte[] bytes = Files.readAllBytes(ledger);
        bytes[100] ^= 1;
        Files.write(ledger, bytes);

        CommandRun run = query("select count(*) as n from runs");
        CommandRun salvaged = query("select count(*) as n from runs", "--salvage", "--format", "csv");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("runs.ledger is damaged at byte 99"), run.err());
        assertTrue(run.err().contains("1 rows can be read, 2 are lost"), run.err());
        assertEquals("n\n1\n", salvaged.out());
        assertTrue(salvaged.err().contains("2 are lost"), salvaged.err());
        assertArrayEquals(bytes, Files.readAllBytes(ledger));
    }

    private void finish() {
        try (ResultsStore store = ResultsStore.resume(Path.of(mine))) {
            store.finish(new ParquetArchive());
        }
    }

    private CommandRun query(String sql, String... options) {
        List<String> arguments = new java.util.ArrayList<>(List.of("query", mine, sql));
        arguments.addAll(List.of(options));
        return CommandRun.ofProgram(arguments.toArray(String[]::new));
    }
}
