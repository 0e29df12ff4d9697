package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code bench} prints, and how it ends; never how fast anything is. */
class BenchCommandTest {

    @Test
    void printsMachineKernelAndRatios() {
        CommandRun run = bench("--solvers", "swift/kernel=bands,mine=norvig", "--puzzles", "hardest10", "--isomorphs");

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.out().contains(System.getProperty("java.vm.version")), run.out());
        assertTrue(run.out().contains("mine = norvig"), run.out());
        assertTrue(run.out().contains("hardest10, question any, isomorphs (10 puzzles, 2 rounds)"), run.out());
        assertTrue(rowOf("swift/kernel=bands", run).contains("not steady"), "10 ms are no warm-up: " + run.out());
        assertTrue(rowOf("mine", run).contains("100.0 %"), run.out());
    }

    @Test
    void cagesOfAKillerLeaveNoIsomorphs() {
        CommandRun run =
                bench("--solvers", "engine", "--puzzles", "puzzles/boards/killer-9.ids", "--limit", "1", "--isomorphs");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("isomorphs: killer-9 1 on 9x9"), run.err());
        assertTrue(run.err().contains("its board has no symmetry"), run.err());
    }

    @Test
    void latinSquaresHaveIsomorphs() {
        CommandRun run = bench("--solvers", "engine", "--puzzles", "latin-5/holes=0.4/count=1/seed=1", "--isomorphs");

        assertTrue(run.out().contains("question any, isomorphs (1 puzzle, 2 rounds)"), run.err());
    }

    @Test
    void printsThroughputAndIdleThreadsInATableOfTheirOwn() {
        CommandRun run = bench(
                "--solvers",
                "swift",
                "--puzzles",
                "euler50",
                "--question",
                "unique",
                "--threads",
                "1,2",
                "--schedule",
                "queue,shards");

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertEquals(
                4, run.out().lines().filter(line -> line.startsWith(" swift ")).count(), run.out());
        assertTrue(run.out().contains("idle"), run.out());
        assertTrue(!run.out().contains(" a puzzle |"), run.out());
    }

    @Test
    void wrongGridsByAKeptFaultAreCountedAndNamedAndDoNotMakeTheCommandFail() {
        CommandRun run = bench("--solvers", "hp71b", "--puzzles", "hardest10");

        assertEquals(ExitCode.DONE, run.exitCode(), run.out());
        assertTrue(
                run.err()
                        .matches("(?s)hp71b.*: \\d+ runs with a wrong grid, because of a known defect, preserved on"
                                + " purpose: .*"),
                run.err());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--rounds 0 | --rounds 0: expected 1 or more",
                "--threads 0 | --threads 0: expected 1 or more",
                "--schedule shards | expected --threads K",
                "--solvers swift,swift | swift is named twice, expected each solver once",
                "--solvers homer --question unique | homer cannot take part",
                "--solvers swft | Did you mean 'swift'"
            })
    void refusesWhatMakesNoSense(String arguments, String message) {
        CommandRun run = bench(arguments.split(" "));

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains(message), run.err());
    }

    private static CommandRun bench(String... arguments) {
        List<String> all = new ArrayList<>(List.of("bench", "--quiet", "--warmup", "10ms"));
        List<String> own = List.of(arguments);
        if (!own.contains("--rounds")) all.addAll(List.of("--rounds", "2"));
        all.addAll(own);
        return CommandRun.ofProgram(all.toArray(String[]::new));
    }

    private static String rowOf(String solver, CommandRun run) {
        return run.out()
                .lines()
                .filter(line -> line.startsWith(" " + solver + " "))
                .findFirst()
                .orElseThrow();
    }
}
