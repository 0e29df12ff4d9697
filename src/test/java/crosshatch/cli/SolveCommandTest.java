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
        Program.Result result = Program.run("solve", PUZZLE, "--format", "line");

        assertEquals(SOLUTION, result.out().strip());
        assertEquals(ExitCode.DONE, result.exitCode());
    }

    @Test
    void printsBothSolutionsOfAnAmbiguousPuzzle() {
        Program.Result result = Program.run("solve", ".13.3........31.", "--question", "unique", "--format", "line");

        assertEquals(2, result.out().lines().distinct().count());
    }

    @Test
    void drawsTheGridWithItsBoxes() {
        Program.Result result = Program.run("solve", PUZZLE);

        assertTrue(result.out().contains("4 8 3 | 9 2 1 | 6 5 7"), result.out());
        assertTrue(result.out().contains("------+-------+------"), result.out());
    }

    @Test
    void jsonHoldsClaimVerdictTimesAndCounters() {
        Program.Result result = Program.run("solve", PUZZLE, "--question", "unique", "--format", "json");

        JsonNode json = JsonMapper.shared().readTree(result.out());
        assertEquals("unique", json.get("claim").asString());
        assertEquals(SOLUTION, json.get("solutions").get(0).asString());
        assertEquals(0, json.get("backtracks").asLong());
        assertTrue(json.get("total_ns").asLong() > 0);
    }

    @Test
    void exitsAsSatSolversDoWhenAsked() {
        assertEquals(10, Program.run("solve", PUZZLE, "--dimacs-exit").exitCode());
        assertEquals(
                20, Program.run("solve", "55" + ".".repeat(79), "--dimacs-exit").exitCode());
    }

    @Test
    void solvesEveryPuzzleOfASetByName() {
        Program.Result result = Program.run("solve", "hardest10", "--format", "line");

        assertEquals(10, result.out().lines().count());
    }

    @Test
    void aWrongGridOfAPublishedProgramIsCaught() {
        Program.Result result = Program.run(
                "solve", "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
                "--solver", "hp71b");

        assertEquals(ExitCode.WRONG, result.exitCode());
        assertTrue(result.err().contains("wrong: "), result.err());
    }
}
