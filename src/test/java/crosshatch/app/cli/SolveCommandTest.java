package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.app.console.ExitCode;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What {@code solve} prints, and its exit codes. */
class SolveCommandTest {
    private static final String PUZZLE = Puzzles.EULER_1.toString();
    private static final String SOLUTION = Puzzles.EULER_1_SOLUTION.toString();

    @Test
    void onePuzzleOfASetIsNamedByItsPosition() {
        CommandRun third = CommandRun.ofProgram("solve", "hardest10:3", "--solver", "norvig", "--format", "json");
        CommandRun none = CommandRun.ofProgram("solve", "hardest10:11");

        assertEquals(ExitCode.DONE, third.exitCode(), third.err());
        assertEquals(1, third.out().lines().count());
        assertTrue(third.out().contains("68b065509369e521"), third.out());
        assertEquals(ExitCode.BAD_INPUT, none.exitCode());
        assertTrue(
                none.err()
                        .contains("hardest10:11: expected the number of a puzzle of the set, which has fewer puzzles"),
                none.err());
    }

    @Test
    void theCellsOfAShortPuzzleAreCounted() {
        CommandRun run = CommandRun.ofProgram("solve", "85...24..72");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("found 11 cells, expected 16, 81, 256"), run.err());
    }

    @Test
    void contradictoryGivensAreLocated() {
        CommandRun run = CommandRun.ofProgram("solve", "55" + PUZZLE.substring(2));

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(
                run.out().contains("The givens contradict the rules: row 1 holds 5 twice, in r1c1 and r1c2."),
                run.out());
    }

    @Test
    void anotherReleaseNamesTheCommandThatRunsIt() {
        CommandRun run = CommandRun.ofProgram("solve", PUZZLE, "--solver", "cpsat@9.3");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("Try: crosshatch compare --solvers cpsat@9.3 --puzzles SET"), run.err());
    }

    @Test
    void printsOneSolutionALine() {
        CommandRun result = CommandRun.ofProgram("solve", PUZZLE, "--format", "line");

        assertEquals(SOLUTION, result.out().strip());
        assertEquals(ExitCode.DONE, result.exitCode());
    }

    @Test
    void printsBothSolutionsOfAnAmbiguousPuzzle() {
        CommandRun result =
                CommandRun.ofProgram("solve", ".13.3........31.", "--question", "unique", "--format", "line");

        assertEquals(2, result.out().lines().distinct().count());
    }

    @Test
    void drawsTheGridWithItsBoxes() {
        CommandRun result = CommandRun.ofProgram("solve", PUZZLE);

        assertTrue(result.out().contains("4 8 3 | 9 2 1 | 6 5 7"), result.out());
        assertTrue(result.out().contains("------+-------+------"), result.out());
    }

    @Test
    void jsonHoldsClaimVerdictTimesAndCounters() {
        CommandRun result = CommandRun.ofProgram("solve", PUZZLE, "--question", "unique", "--format", "json");

        JsonNode json = JsonMapper.shared().readTree(result.out());
        assertEquals("unique", json.get("claim").asString());
        assertEquals("unique", json.get("question").asString());
        assertEquals("engine", json.get("solver").asString());
        assertEquals("min", json.get("options").get("select").asString());
        assertEquals(SOLUTION, json.get("solutions").get(0).asString());
        assertEquals(0, json.get("backtracks").asLong());
        assertTrue(json.get("total_ns").asLong() > 0);
    }

    @Test
    void severalThreadsPrintWhatOneDoesInTheSameOrder() {
        String[] arguments = {"solve", "euler50", "hardest10", "--solver", "swift", "--format", "line", "--threads"};

        CommandRun one = CommandRun.ofProgram(with(arguments, "1"));
        CommandRun three = CommandRun.ofProgram(with(arguments, "3"));

        assertEquals(60, three.out().lines().count());
        assertEquals(one.out(), three.out());
        assertEquals(ExitCode.DONE, three.exitCode());
    }

    @Test
    void aBadPuzzleEndsSeveralThreadsAsItEndsOne() {
        CommandRun result = CommandRun.ofProgram(
                "solve", PUZZLE, PUZZLE.replaceFirst("8", "o"), "--format", "line", "--threads", "2");

        assertEquals(SOLUTION, result.out().strip());
        assertEquals(ExitCode.BAD_INPUT, result.exitCode());
        assertTrue(result.err().contains("found 'o'"), result.err());
    }

    @Test
    void severalThreadsLeaveNoTrace() {
        CommandRun result = CommandRun.ofProgram("solve", PUZZLE, "--solver", "norvig", "--trace", "--threads", "2");

        assertEquals(ExitCode.BAD_INPUT, result.exitCode());
        assertTrue(result.err().contains("--threads 2 with --trace"), result.err());
    }

    private static String[] with(String[] arguments, String last) {
        return Stream.concat(Stream.of(arguments), Stream.of(last)).toArray(String[]::new);
    }

    @Test
    void exitsAsSatSolversDoWhenAsked() {
        assertEquals(10, CommandRun.ofProgram("solve", PUZZLE, "--dimacs-exit").exitCode());
        assertEquals(
                20,
                CommandRun.ofProgram("solve", Puzzles.NO_CANDIDATE.toString(), "--dimacs-exit")
                        .exitCode());
    }

    @Test
    void solvesEveryPuzzleOfASetByName() {
        CommandRun result = CommandRun.ofProgram("solve", "hardest10", "--format", "line");

        assertEquals(10, result.out().lines().count());
    }

    @Test
    void aWrongGridByAKeptFaultIsCaughtAndNamedAndNoFailure() {
        CommandRun result = CommandRun.ofLine(
                "solve ..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.. "
                        + "--solver hp71b --dimacs-exit");

        assertEquals(ExitCode.DONE, result.exitCode(), "not 10: nothing was solved");
        assertTrue(result.err().contains("wrong: "), result.err());
        assertTrue(
                result.err()
                        .contains("hp71b: 1 run with a wrong grid, because of a known defect, preserved on purpose"),
                result.err());
    }
}
