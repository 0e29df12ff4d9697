package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.solvers.external.Stubs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class RateCommandTest {
    @TempDir
    private Path folder;

    @Test
    void ratesEachPuzzleAndSumsUp() {
        CommandRun run = CommandRun.ofProgram("rate", "homer", Puzzles.EULER_1.toString());

        assertEquals(0, run.exitCode(), run.err());
        assertTrue(run.out().startsWith("puzzle "), run.out());
        assertTrue(run.out().lines().anyMatch(line -> line.startsWith("homer 1 ")), run.out());
        assertTrue(run.out().contains("homer: 1 puzzles, 26 to 26 givens, mean 26.00"), run.out());
    }

    @Test
    void writesCsv() {
        CommandRun run = CommandRun.ofProgram("rate", "euler50", "--limit", "1", "--format", "csv");

        List<String> lines = run.out().lines().toList();
        assertEquals(
                "set,position,puzzle_id,clues,claim,depth,technique,technique_level,backtracks_mean,guesses",
                lines.get(0));
        assertEquals("euler50,1," + Puzzles.EULER_1.id() + ",32,unique,0,naked single,1,0.0,0", lines.get(1));
        assertEquals(2, lines.size());
    }

    @Test
    void csvHasAnApostropheBeforeASetThatSpreadsheetsTakeForAFormula(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("@x.txt"), Puzzles.EULER_1 + "\n");

        CommandRun run = CommandRun.ofProgram("rate", file.toString(), "--isomorphs", "1", "--format", "csv");

        assertTrue(run.out().contains("\n'@x"), run.out() + run.err());
    }

    @Test
    void leavesOutOfJsonWhatDoesNotApply() {
        CommandRun run = CommandRun.ofProgram("rate", Puzzles.EMPTY_3.toString(), "--format", "json");

        assertEquals(
                "{\"set\":\"puzzle\",\"position\":1,\"puzzle_id\":\"" + Puzzles.EMPTY_3.id()
                        + "\",\"clues\":0,\"claim\":\"several\"}\n",
                run.out());
    }

    @Test
    void printsOnlyTheSumIfWanted() {
        CommandRun run = CommandRun.ofProgram("rate", "hardest10", "--limit", "2", "--summary", "--isomorphs", "1");

        assertTrue(run.out().startsWith("hardest10: 2 puzzles"), run.out());
    }

    /** @param answers to the one question, for each puzzle */
    private CommandRun rateBy(String answers) throws IOException {
        Path file = Stubs.describe(
                folder,
                "mine",
                "line",
                "line",
                ", \"{several}\"], \"several\": [\"{count}\"]",
                "cat >/dev/null; echo " + answers);
        return CommandRun.ofProgram(
                "rate", Puzzles.EULER_1.toString(), "--solver", "mine", "--solver-file", file.toString());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void guessesMayBeThoseOfAProgramBroughtAlong() throws IOException {
        CommandRun run = rateBy(Puzzles.EULER_1_SOLUTION + " none decisions=42");

        assertEquals(0, run.exitCode(), run.err());
        assertTrue(run.out().contains("guesses of mine: mean 42.00, most 42"), run.out());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whoClaimsSomethingElseGuessesNothing() throws IOException {
        CommandRun wrong = rateBy("none decisions=42");
        CommandRun silent = rateBy(Puzzles.EULER_1_SOLUTION + " none");

        for (CommandRun run : List.of(wrong, silent)) {
            assertEquals(1, run.exitCode(), run.err());
            assertTrue(run.err().startsWith("note: 1 puzzles have no guesses, because mine did not show"), run.err());
            assertFalse(run.out().contains("guesses of mine"), run.out());
        }
    }

    @Test
    void aSolverThatCountsNoDecisionsIsRefused() {
        CommandRun run = CommandRun.ofProgram("rate", "homer", "--solver", "z3");

        assertEquals(2, run.exitCode());
        assertEquals(
                "--solver: z3 does not count decisions: its description does not say where the program prints it\n",
                run.err());
    }

    @Test
    void refusesWhatMakesNoSense() {
        assertEquals(
                "--isomorphs 0: expected 1 or more\n",
                CommandRun.ofProgram("rate", "homer", "--isomorphs", "0").err());
        assertEquals(
                "--summary with --format: expected only one of the two, because the summary is always text\n",
                CommandRun.ofProgram("rate", "homer", "--summary", "--format", "csv")
                        .err());
    }
}
