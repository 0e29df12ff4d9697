package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files as they are found elsewhere, from the command line to the verdict. */
class FilesPeopleHaveTest {
    private static final String PUZZLE =
            "....5.9.....1.2...132.......9...3..7...9.....7.36.48....7.6......18..45...6.1...8";
    private static final String SOLUTION =
            "478356921569142783132798564294583617685971342713624895847265139921837456356419278";
    private static final String CLASHING = "11" + ".".repeat(79);
    private static final String SIX = "1....6..4....2........3....5..6....2";

    @TempDir
    Path folder;

    @Test
    void theSolutionsOfATableAreKnownAnswers() throws IOException {
        String file = file("kaggle.csv", "quizzes,solutions\n" + PUZZLE.replace('.', '0') + "," + SOLUTION + "\n");

        CommandRun result = CommandRun.ofProgram("solve", file, "--question", "unique", "--format", "json");

        assertEquals(ExitCode.DONE, result.exitCode(), result.err());
        assertTrue(result.out().contains("\"verdict\":\"correct\",\"evidence\":\"known\""), result.out());
    }

    @Test
    void aWrongSolutionInATableIsRefused() throws IOException {
        String file = file(
                "wrong.csv",
                "puzzle,solution\n" + (PUZZLE + "," + SOLUTION + "\n").repeat(2) + PUZZLE + ","
                        + SOLUTION.replace('1', '0').replace('2', '1').replace('0', '2') + "\n");

        CommandRun result = CommandRun.ofProgram("solve", file, "--format", "line");

        assertEquals(ExitCode.BAD_INPUT, result.exitCode());
        assertTrue(result.err().contains("wrong.csv:4: column 2 holds no solution"), result.err());
    }

    @Test
    void aColumnThatIsCalledSolutionIsAClaimAndNoPuzzle() throws IOException {
        String wrong = SOLUTION.replace('1', '0').replace('2', '1').replace('0', '2');
        String file = file("wrong.csv", "puzzle,solution\n" + PUZZLE + "," + wrong + "\n");

        CommandRun result = CommandRun.ofProgram("solve", file, "--format", "line");

        assertEquals(ExitCode.BAD_INPUT, result.exitCode());
        assertTrue(result.err().contains("wrong.csv:2: column 2 holds no solution"), result.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"cages", "Killer cages", "constraints", "variant", "rules", "thermometers"})
    void aTableWithOtherRulesIsRefusedUnlessItsCellsAreAskedFor(String column) throws IOException {
        String file = file("variants.csv", "puzzle," + column + "\n" + PUZZLE + ",9=r1c1+r1c2\n");

        CommandRun refused = CommandRun.ofProgram("solve", file, "--format", "line");

        assertEquals(ExitCode.BAD_INPUT, refused.exitCode());
        assertTrue(refused.err().contains("the column '" + column + "', which names a variant"), refused.err());
        assertEquals(
                SOLUTION,
                CommandRun.ofProgram("solve", file, "--format", "line", "--read", "column=puzzle")
                        .out()
                        .strip());
    }

    @Test
    void aColumnAndABoxMayBeSaidOfASetAlone() throws IOException {
        String table = file("two.csv", "other,mine\n" + PUZZLE.replaceFirst("8$", ".") + "," + PUZZLE + "\n");
        String six = file("six.txt", SIX + "\n");

        assertEquals(
                SOLUTION,
                CommandRun.ofProgram("solve", table + "/column=mine", "--format", "line")
                        .out()
                        .strip());
        assertEquals(
                SOLUTION,
                CommandRun.ofProgram("solve", table, "--read", "column=2", "--format", "line")
                        .out()
                        .strip());
        assertEquals(
                CommandRun.ofProgram("solve", six, "--read", "box=2x3", "--format", "line")
                        .out(),
                CommandRun.ofProgram("solve", six + "/box=2x3", "--format", "line")
                        .out());
    }

    @Test
    void aPlanRemembersHowASetIsRead() throws IOException {
        String table = file("two.csv", "other,mine\n" + PUZZLE.replaceFirst("8$", ".") + "," + PUZZLE + "\n");
        Path first = folder.resolve("first");

        CommandRun began = CommandRun.ofLine(
                "compare --puzzles {} --solvers norvig --warmup 0s --quiet --isolate off --out {}",
                "set=" + table + "/column=mine",
                first);
        CommandRun again = CommandRun.ofLine(
                "compare --plan {} --quiet --out {}", first.resolve("plan.json"), folder.resolve("second"));

        assertEquals(ExitCode.DONE, began.exitCode(), began.err());
        assertEquals(ExitCode.DONE, again.exitCode(), again.err());
        assertTrue(Files.readString(first.resolve("plan.json")).contains("\"column\" : \"mine\""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"engine", "swift", "norvig", "readalps", "homer", "euler96", "choco", "cpsat", "sat4j"})
    void contradictoryGivensAreRefutedWithinASet(String solver) throws IOException {
        String file = file("three.txt", PUZZLE + "\n" + CLASHING + "\n" + PUZZLE + "\n");

        CommandRun result = CommandRun.ofProgram("solve", file, "--solver", solver, "--format", "line");

        assertEquals(
                SOLUTION + "\nno-solution\n" + SOLUTION + "\n", result.out().replace("\r", ""));
        assertEquals(ExitCode.DONE, result.exitCode(), result.err());
    }

    @Test
    void theJudgeSeesTheContradictionItself() {
        CommandRun result = CommandRun.ofProgram("solve", CLASHING, "--format", "json");

        assertTrue(result.out().contains("\"verdict\":\"correct\",\"evidence\":\"checked\""), result.out());
    }

    @Test
    void contradictoryPuzzlesAreComparedAndProved() throws IOException {
        String file = file("two.txt", CLASHING + "\n" + PUZZLE + "\n");

        CommandRun compared = CommandRun.ofLine(
                "compare --puzzles {} --solvers norvig,sat4j --question unique --warmup 0s --quiet "
                        + "--isolate off --out {}",
                file,
                folder.resolve("compared"));
        CommandRun proved = CommandRun.ofProgram(
                "certify", file, "--out", folder.resolve("proved").toString());

        assertEquals(ExitCode.DONE, compared.exitCode(), compared.err());
        assertEquals(ExitCode.DONE, proved.exitCode(), proved.err());
        assertTrue(proved.out().contains("2 puzzles: 2 proved"), proved.out());
    }

    @Test
    void skippedAreOnlyPuzzlesThatCannotBeRead() throws IOException {
        String file = file("bad.txt", PUZZLE + "\n" + CLASHING + "\n" + PUZZLE.substring(1) + "\n");

        CommandRun result = CommandRun.ofProgram("solve", file, "--read", "skip-bad", "--format", "line");

        assertEquals(SOLUTION + "\nno-solution\n", result.out().replace("\r", ""));
        assertTrue(result.err().contains("skipped 1 bad line"), result.err());
    }

    @Test
    void anAddressIsAPuzzle() {
        CommandRun result = CommandRun.ofProgram(
                "solve", "https://example.org/sudoku?bd=" + PUZZLE.replace('.', '0'), "--format", "line");

        assertEquals(SOLUTION, result.out().strip(), result.err());
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
