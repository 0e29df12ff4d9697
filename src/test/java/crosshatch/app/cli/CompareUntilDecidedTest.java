package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The number of solved puzzles is compared, because it is the same on every machine. */
@Tag("process")
class CompareUntilDecidedTest {
    private static final String EQUAL = "engine and norvig are equal within the margin";

    @TempDir
    private Path folder = Path.of("");

    private CommandRun run(String arguments) {
        return CommandRun.ofProgram(arguments.split(" ", -1));
    }

    private String compare(String more) {
        return "compare --solvers engine,norvig --puzzles sudoku-3/holes=0.6/seed=3 --warmup 50ms --until decided"
                + " --measure solved --margin 0.9 --out " + folder.resolve("made") + " " + more;
    }

    @Test
    void endsWhenItsPairsAreDecidedLongBeforeTheSetEnds() throws IOException {
        CommandRun run = run(compare("--format csv"));

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.out().contains(EQUAL), run.out());
        assertTrue(run.err().contains("decided after "), run.err());
        String plan = Files.readString(folder.resolve("made/plan.json"));
        assertTrue(plan.contains("\"until\"") && plan.contains("count=2000"), plan);
        long batches = Long.parseLong(
                run.out().lines().skip(1).findFirst().orElseThrow().split(",", -1)[6]);
        assertTrue(batches < 20, run.out());

        CommandRun resumed = run(compare("--format csv --resume"));
        assertEquals(run.out(), resumed.out());
    }

    @Test
    @Tag("exhaustive")
    void shardsHaveOneVerdict() throws IOException {
        for (String shard : new String[] {"1/2", "2/2"}) {
            CommandRun alone = run(compare("--format csv --shard " + shard));
            assertEquals(ExitCode.DONE, alone.exitCode());
            assertTrue(alone.out().contains(EQUAL), "by its own batches: " + alone.out());
        }
        Path report = folder.resolve("report");

        CommandRun run = run("report " + folder.resolve("made/shard-1-of-2") + " " + folder.resolve("made/shard-2-of-2")
                + " --out " + report);

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(Files.readString(report.resolve("tables/decisions.csv")).contains(EQUAL));
        assertTrue(Files.exists(report.resolve("figures/decision-engine-norvig.svg")));
    }

    @Test
    @Tag("exhaustive")
    void aPilotSaysWhatToExpectAndLeavesNothing() {
        CommandRun run = run(compare("--plan-only"));

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.out().contains("puzzles expected") && run.out().contains("on 8 machines"), run.out());
        assertFalse(Files.exists(folder.resolve("made")));
    }

    @Test
    void oneSolverIsRefusedBeforeItRuns() {
        Path none = folder.resolve("none");

        CommandRun run = run("compare --until decided --solvers engine --puzzles hardest10 --out " + none);

        assertEquals(ExitCode.BAD_INPUT, run.exitCode(), run.err());
        assertTrue(run.err().contains("found 1 solver, expected 2 or more"), run.err());
        assertFalse(Files.exists(none));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--margin 1.1 | --margin: expected --until decided too",
                "--plan-only | --plan-only: expected --until decided too",
                "--until decided --margin 0.5 | margin 0.5: expected a ratio above 1",
                "--until decided --confidence often | expected a share, such as 95%",
                "--until decided --isolate off | expected isolated solvers",
                "--until decided --forks 2 | 1 fork",
                "--until decided --reference cpsat | reference cpsat: found no solver of that name",
            })
    void whatMakesNoSenseIsRefused(String options, String message) {
        CommandRun run = run(
                "compare --solvers engine,norvig --puzzles hardest10 --out " + folder.resolve("none") + " " + options);

        assertEquals(ExitCode.BAD_INPUT, run.exitCode(), run.err());
        assertTrue(run.err().contains(message), run.err());
    }
}
