package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.puzzle.Grid;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportCommandTest {
    private static final String PUZZLE = Puzzles.NORVIG_HARD_1.toString();
    private static final String SOLUTION = Puzzles.NORVIG_HARD_1_SOLUTION.toString();

    @TempDir
    Path folder;

    @Test
    void aRightGridIsCorrect() throws IOException {
        CommandRun run = judge(PUZZLE, SOLUTION);

        assertEquals(0, run.exitCode(), run.err());
        assertEquals("puzzle #1: solved (correct)\n" + SOLUTION + "\n", run.out());
    }

    @Test
    void aWrongGridIsWrong() throws IOException {
        CommandRun run = judge(PUZZLE, Puzzles.EULER_1_SOLUTION.toString());

        assertEquals(1, run.exitCode());
        assertEquals("wrong: r1c1 is 4, but 8 is given\n", run.err());
    }

    @Test
    void anAnswerThatIsNoGridIsAFailedCheck() throws IOException {
        CommandRun run = judge(PUZZLE, "s SATISFIABLE\nv 8 9 0\n");

        assertEquals(1, run.exitCode());
        assertEquals("crashed: r1c1 holds both 8 and 9\n", run.err());
    }

    @Test
    void twoAnswersAreAFailedCheckWhicheverComesLast() throws IOException {
        String yes = "s SATISFIABLE\nv " + literals(Puzzles.NORVIG_HARD_1_SOLUTION) + " 0\n";
        String no = "s UNSATISFIABLE\n";
        assertEquals(0, judge(PUZZLE, yes).exitCode());

        CommandRun yesAndNo = judge(PUZZLE, yes + no);
        CommandRun noAndYes = judge(PUZZLE, no + yes);

        assertEquals(1, yesAndNo.exitCode());
        assertEquals("crashed: found two answers, SATISFIABLE and UNSATISFIABLE, expected one\n", yesAndNo.err());
        assertEquals(1, noAndYes.exitCode());
        assertEquals("crashed: found two answers, UNSATISFIABLE and SATISFIABLE, expected one\n", noAndYes.err());
    }

    private static String literals(Grid grid) {
        return IntStream.rangeClosed(1, 729)
                .map(variable -> grid.digit((variable - 1) / 9) == (variable - 1) % 9 + 1 ? variable : -variable)
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    @Test
    void thatThereIsNoSolutionIsWrongOfAPuzzleKnownToHaveOne() throws IOException {
        CommandRun run = judge("hardest10", "s UNSATISFIABLE\n", "--position", "1");

        assertEquals(1, run.exitCode());
        assertEquals("hardest10 #1: no-solution (wrong)\n", run.out());
    }

    @Test
    void thatThereIsNoOtherSolutionIsConfirmedByAKnownAnswer() throws IOException {
        CommandRun run = judge("hardest10", "s UNSATISFIABLE\n", "--position", "1", "--exclude", SOLUTION);

        assertEquals(0, run.exitCode());
        assertEquals("hardest10 #1: unique (correct)\n" + SOLUTION + "\n", run.out());
    }

    @Test
    void aRefutationIsUnconfirmedWhereNothingIsKnown() throws IOException {
        CommandRun run = judge(PUZZLE, "s UNSATISFIABLE\n", "--exclude", SOLUTION);

        assertEquals(0, run.exitCode());
        assertTrue(run.out().startsWith("puzzle #1: unique (unconfirmed)\n"), run.out());
    }

    @Test
    void theExcludedSolutionFoundAgainIsWrong() throws IOException {
        CommandRun run = judge(PUZZLE, SOLUTION, "--exclude", SOLUTION);

        assertEquals(1, run.exitCode());
        assertEquals("wrong: the same solution is shown twice\n", run.err());
    }

    @Test
    void readsGridsOfTheOrderOfThePuzzle() throws IOException {
        String rows = Puzzles.cyclic(4).toString().replaceAll("(.{16})", "$1\n");

        assertEquals(
                0,
                judge(Puzzles.ORDER_4.toString(), rows, "--read", "alphabet=one-based")
                        .exitCode());
    }

    @Test
    void saysWhatCannotBeRead() {
        CommandRun missing =
                CommandRun.ofProgram("import", PUZZLE, folder.resolve("none").toString());
        assertEquals(2, missing.exitCode());
        assertEquals(folder.resolve("none") + ": found no such file\n", missing.err());

        CommandRun both = CommandRun.ofProgram("import", "-", "-");
        assertEquals(2, both.exitCode());
        assertEquals(
                "import - -: found - twice, expected it once, because only one of the two can come from standard input\n",
                both.err());
    }

    private CommandRun judge(String puzzle, String answer, String... options) throws IOException {
        Path file = Files.writeString(folder.resolve("answer.txt"), answer);
        List<String> arguments = new ArrayList<>(List.of("import", puzzle, file.toString()));
        arguments.addAll(List.of(options));
        return CommandRun.ofProgram(arguments.toArray(String[]::new));
    }
}
