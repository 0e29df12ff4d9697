package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.instances.sets.Sets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {
    private static final String PUZZLES = Puzzles.EULER_1 + "\n" + Puzzles.NORVIG_HARD_1 + "\n";
    private static final String SOLUTIONS = Puzzles.EULER_1_SOLUTION + "\n" + Puzzles.NORVIG_HARD_1_SOLUTION + "\n";

    @TempDir
    Path folder;

    @Test
    void confirmsThePublishedSolutions() {
        CommandRun run = CommandRun.of(
                new CheckCommand(Sets.home()),
                "euler50",
                Sets.home().resolve("puzzles/euler50.solutions.txt").toString());

        assertEquals(0, run.exitCode(), run.err());
        assertEquals("50 puzzles: 50 correct, 0 wrong, 0 without solution\n", run.out());
    }

    @Test
    void namesEachWrongSolution() throws IOException {
        CommandRun run = check(PUZZLES, "# by somebody\n" + Puzzles.FULL_AND_WRONG + "\n" + Puzzles.NORVIG_HARD_1);

        assertEquals(1, run.exitCode());
        assertEquals(
                folder.resolve("s.txt") + ":2: WRONG for puzzle 1 (" + folder.resolve("p.txt")
                        + ":1): row 1 holds 4 twice\n" + folder.resolve("s.txt") + ":3: WRONG for puzzle 2 ("
                        + folder.resolve("p.txt") + ":2): r1c3 is blank\n"
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
        assertEquals("2 puzzles: 2 correct, 0 wrong, 0 without solution; 1 solutions too many\n", tooMany.out());
    }

    @Test
    void readsSolutionsInAnyFormat() throws IOException {
        String grids = SOLUTIONS.replaceAll("(.{9})(?=.)", "$1\n");

        assertEquals(0, check(PUZZLES, grids).exitCode());
    }

    @Test
    void refusesWhatWouldPartPuzzlesFromSolutions() throws IOException {
        CommandRun run = check(PUZZLES, SOLUTIONS, "--skip-bad");

        assertEquals(2, run.exitCode());
        assertEquals(
                "only one of the two can come from standard input",
                CommandRun.of(new CheckCommand(folder), "-", "-").err().strip().replaceFirst("check - -: ", ""));
    }

    private CommandRun check(String puzzles, String solutions, String... options) throws IOException {
        Path asked = Files.writeString(folder.resolve("p.txt"), puzzles);
        Path answered = Files.writeString(folder.resolve("s.txt"), solutions);
        String[] arguments = new String[options.length + 2];
        arguments[0] = asked.toString();
        arguments[1] = answered.toString();
        System.arraycopy(options, 0, arguments, 2, options.length);
        return CommandRun.of(new CheckCommand(folder), arguments);
    }
}
