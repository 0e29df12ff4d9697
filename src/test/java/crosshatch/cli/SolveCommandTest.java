package crosshatch.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What {@code solve} prints, and its exit codes. */
class SolveCommandTest {
    private static final String PUZZLE = Puzzles.EULER_1.toString();
    private static final String SOLUTION = Puzzles.EULER_1_SOLUTION.toString();

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
        assertEquals(SOLUTION, json.get("solutions").get(0).asString());
        assertEquals(0, json.get("backtracks").asLong());
        assertTrue(json.get("total_ns").asLong() > 0);
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
    void aWrongGridOfAPublishedProgramIsCaught() {
        CommandRun result = CommandRun.ofProgram(
                "solve", "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
                "--solver", "hp71b");

        assertEquals(ExitCode.WRONG, result.exitCode());
        assertTrue(result.err().contains("wrong: "), result.err());
    }
}
