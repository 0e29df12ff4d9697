package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A puzzle with three solutions, whose set claims that there is one: the set is named, and no solver is blamed. */
class ClaimsOfSetsTest {
    private static final String PUZZLE = "0000000402400021";
    private static final String CLAIMED = "3412213412434321";
    private static final List<String> OTHERS = List.of("4132231412433421", "4312213412433421");
    private static final String AT_FAULT =
            "a failed check: valid answers contradict the known answers of 1 puzzle. Correct the set";

    @TempDir
    Path folder;

    private String table = "";

    @BeforeEach
    void write() throws IOException {
        table = Files.writeString(folder.resolve("nu.csv"), "puzzle,solution\n" + PUZZLE + "," + CLAIMED + "\n")
                .toString();
    }

    @ParameterizedTest
    @CsvSource({"engine,unique,2", "engine,count:50,3", "cpsat,count:50,3", "sat4j,unique,2"})
    void solveNamesTheSet(String solver, String question, int shown) {
        CommandRun run =
                CommandRun.ofProgram("solve", table, "--solver", solver, "--question", question, "--format", "line");

        assertEquals(ExitCode.WRONG, run.exitCode());
        assertEquals(shown, run.out().lines().count(), run.out());
        assertEquals(
                "contradicts the set: nu.csv:2 claims exactly one solution, but " + shown + " valid ones were shown\n"
                        + AT_FAULT + "\n",
                run.err());
    }

    @Test
    void anySolutionContradictsNothing() {
        CommandRun run = CommandRun.ofProgram("solve", table, "--format", "json");

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.out().contains("\"verdict\":\"correct\""), run.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"beside", "named"})
    void aFileOfSolutionsIsAClaimToo(String place) throws IOException {
        Path puzzles = Files.writeString(folder.resolve("p.txt"), PUZZLE + "\n");
        Path answers = folder.resolve(place.equals("beside") ? "p.solutions.txt" : "q.txt");
        Files.writeString(answers, "# known\n" + CLAIMED + "\n");
        String set = puzzles + (place.equals("beside") ? "" : "/solutions=" + answers);

        CommandRun run = CommandRun.ofProgram("solve", set, "--question", "unique");

        assertEquals(ExitCode.WRONG, run.exitCode());
        assertTrue(run.err().contains(answers.getFileName() + ":2 claims exactly one solution"), run.err());
    }

    @Test
    void compareBlamesNoSolver() {
        Path out = folder.resolve("out");
        CommandRun run = CommandRun.ofLine(
                "compare --puzzles {} --solvers engine,sat4j --question count:50 --warmup 0s --isolate "
                        + "off --out {}",
                table,
                out);

        assertEquals(ExitCode.WRONG, run.exitCode(), run.err());
        assertTrue(run.err().contains("nu.csv:2 claims exactly one solution, but 3 valid ones were shown"), run.err());
        assertTrue(run.err().contains(AT_FAULT), run.err());
        assertFalse(run.err().contains("wrong answer"), run.err());
        assertTrue(
                run.out().contains("Set at fault: valid answers contradict the known answers of 1 puzzle of `nu.csv`"),
                run.out());
        CommandRun rows = CommandRun.ofProgram(
                "query", out.toString(), "SELECT DISTINCT verdict, evidence FROM runs", "--format", "csv");
        assertEquals("verdict,evidence\ncorrect,agreed\n", rows.out());
    }

    @Test
    void importNamesTheSet() throws IOException {
        Path answer = Files.writeString(folder.resolve("answer.txt"), OTHERS.get(0) + "\n");
        Path shown = Files.writeString(folder.resolve("shown.txt"), OTHERS.get(1) + "\n");

        CommandRun one = CommandRun.ofProgram("import", table, answer.toString());
        CommandRun two = CommandRun.ofProgram("import", table, answer.toString(), "--exclude", shown.toString());

        assertEquals(ExitCode.DONE, one.exitCode(), one.err());
        assertEquals(ExitCode.WRONG, two.exitCode());
        assertTrue(two.err().contains("contradicts the set: nu.csv:2 claims exactly one solution"), two.err());
        assertTrue(two.out().startsWith("nu.csv #1: several (correct)"), two.out());
    }
}
