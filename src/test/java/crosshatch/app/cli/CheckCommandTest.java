package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.instances.sets.Sets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {
    private static final String PUZZLES = Puzzles.EULER_1 + "\n" + Puzzles.NORVIG_HARD_1 + "\n";
    private static final String SOLUTIONS = Puzzles.EULER_1_SOLUTION + "\n" + Puzzles.NORVIG_HARD_1_SOLUTION + "\n";

    @TempDir
    Path folder;

    @Test
    void confirmsThePublishedSolutions() {
        CommandRun run = CommandRun.ofProgram(
                "check",
                "euler50",
                Sets.home().resolve("puzzles/euler50.solutions.txt").toString());

        assertEquals(0, run.exitCode(), run.err());
        assertEquals("50 puzzles: 50 correct, 0 wrong, 0 without solution\n", run.out());
    }

    @Test
    void namesEachWrongSolution() throws IOException {
        CommandRun run = check(PUZZLES, "# by somebody\n" + Puzzles.FULL_AND_WRONG + "\n\n" + Puzzles.NORVIG_HARD_1);

        assertEquals(1, run.exitCode());
        assertEquals(
                folder.resolve("s.txt") + ":2: WRONG for p.txt 1: row 1 holds 4 twice, in r1c1 and r1c2\n"
                        + folder.resolve("s.txt")
                        + ":4: WRONG for p.txt 2: r1c3 is blank\n"
                        + "2 puzzles: 0 correct, 2 wrong, 0 without solution\n",
                run.out());
    }

    @Test
    void noticesAGivenThatWasNotKept() throws IOException {
        CommandRun run = check(PUZZLES, Puzzles.NORVIG_HARD_1_SOLUTION + "\n" + Puzzles.EULER_1_SOLUTION);

        assertTrue(run.out().contains("r1c3 is 9, but 3 is given"), run.out());
    }

    @Test
    void countsSolutionsThatAreMissingOrTooMany() throws IOException {
        CommandRun missing = check(PUZZLES, Puzzles.EULER_1_SOLUTION + "\n");
        assertEquals(1, missing.exitCode());
        assertEquals("2 puzzles: 1 correct, 0 wrong, 1 without solution\n", missing.out());

        CommandRun tooMany = check(PUZZLES, SOLUTIONS + Puzzles.EULER_1_SOLUTION);
        assertEquals(1, tooMany.exitCode());
        assertEquals("2 puzzles: 2 correct, 0 wrong, 0 without solution; 1 more answers than puzzles\n", tooMany.out());
    }

    @Test
    void whatSolvePrintsIsRead() throws IOException {
        Path puzzles = Files.writeString(folder.resolve("all.txt"), PUZZLES);
        CommandRun solved = CommandRun.ofProgram("solve", puzzles.toString(), "--format", "line");

        CommandRun run = check(PUZZLES, solved.out());

        assertEquals(0, run.exitCode(), run.err());
        assertEquals("2 puzzles: 2 correct, 0 wrong, 0 without solution\n", run.out());
    }

    @Test
    void anAnswerThatCannotBeReadIsRefusedOrCounted() throws IOException {
        String answers = "no-solution\n" + Puzzles.NORVIG_HARD_1_SOLUTION + "\n";

        CommandRun refused = check(PUZZLES, answers);
        assertEquals(2, refused.exitCode(), refused.out());
        assertTrue(refused.err().contains("s.txt:1:1: found 'no-solution'"), refused.err());
        CommandRun skipped = check(PUZZLES, answers, "--read", "skip-bad");
        assertEquals(1, skipped.exitCode());
        assertEquals("2 puzzles: 1 correct, 0 wrong, 0 without solution, 1 unreadable\n", skipped.out());
    }

    @Test
    void aPuzzleThatIsSkippedKeepsItsPlace() throws IOException {
        CommandRun run = check("123\n" + PUZZLES, "-\n" + SOLUTIONS, "--read", "skip-bad");

        assertEquals("3 puzzles: 2 correct, 0 wrong, 0 without solution, 1 unreadable\n", run.out());
    }

    @Test
    void onlyOneOfTheTwoComesFromStandardInput() {
        CommandRun run = CommandRun.ofProgram("check", "-", "-");

        assertEquals(2, run.exitCode());
        assertTrue(run.err().startsWith("check - -: found - twice"), run.err());
    }

    private CommandRun check(String puzzles, String solutions, String... options) throws IOException {
        Path asked = Files.writeString(folder.resolve("p.txt"), puzzles);
        Path answered = Files.writeString(folder.resolve("s.txt"), solutions);
        List<String> arguments = new ArrayList<>(List.of("check", asked.toString(), answered.toString()));
        arguments.addAll(List.of(options));
        return CommandRun.ofProgram(arguments.toArray(String[]::new));
    }
}
