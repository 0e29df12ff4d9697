package crosshatch.cli;

import static crosshatch.experiment.Records.record;
import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.database.ParquetArchive;
import crosshatch.results.LedgerFiles;
import crosshatch.results.Phase;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
                "solution_ids,detail,backtracks\r\nx,,2\r\n\"a \"\"1\"\" b,2\",\"row 1 holds 4 twice,\nsays the checker\",\r\n"
                        .replace("\r\n", "\n"),
                run.out().replace("\r\n", "\n"));
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
    void noRowsAreShownAsSuch() {
        assertEquals(
                "solver\n",
                query("select solver from runs where false", "--format", "csv")
                        .out()
                        .replace("\r", ""));
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

        assertEquals("n\n3\n", run.out().replace("\r", ""));
    }

    @Test
    void aMistakeInTheQueryIsBadInput() {
        CommandRun run = query("select solvr from runs");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().startsWith("SQL: "), run.err());
        assertTrue(run.err().contains("solvr"), run.err());
    }

    @Test
    void aDirectoryWithoutRunsIsBadInput() {
        CommandRun run = CommandRun.ofProgram("query", folder.toString(), "select 1");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("expected a results directory"), run.err());
    }

    private CommandRun query(String sql, String... options) {
        List<String> arguments = new java.util.ArrayList<>(List.of("query", mine, sql));
        arguments.addAll(List.of(options));
        return CommandRun.ofProgram(arguments.toArray(String[]::new));
    }
}
