package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import crosshatch.results.database.RunDatabase;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GenerateCommandTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void writesTheNameOfTheSetAndAPuzzleALine() {
        CommandRun run = CommandRun.ofProgram("generate", "--latin", "4", "--holes", "0.25", "--count", "2");

        assertEquals(0, run.exitCode(), run.err());
        List<String> lines = run.out().lines().toList();
        assertEquals("# latin-4/holes=0.25/count=2/seed=1: 4 of 16 cells are blank", lines.get(0));
        assertEquals("latin 4", lines.get(1));
        assertEquals(4, lines.size());
        for (String puzzle : lines.subList(2, 4)) assertTrue(puzzle.matches("[1-4.]{16}"), puzzle);
    }

    @Test
    void puzzlesOfOtherKindsAreGameIdsThatAreSolved() {
        String puzzles = folder.resolve("killer.ids").toString();
        CommandRun made = CommandRun.ofProgram(
                "generate", "--kind", "killer", "--size", "6", "--count", "2", "--quiet", "--out", puzzles);

        CommandRun solved = CommandRun.ofProgram("solve", puzzles, "--question", "unique", "--format", "json");

        assertEquals(0, made.exitCode(), made.err());
        assertEquals(2, solved.out().split("\"claim\":\"unique\"", -1).length - 1, solved.out());
    }

    @ParameterizedTest
    @CsvSource({"--order,3", "--clues,24", "--format,GRID", "--holes,0.4"})
    void aKindAndOtherWaysToMakePuzzlesDoNotGoTogether(String option, String value) {
        CommandRun run = CommandRun.ofProgram("generate", "--kind", "x", option, value);

        assertEquals(2, run.exitCode());
        assertEquals("--kind " + option + ": expected one of the two\n", run.err());
    }

    @Test
    void severalFractionsMakeASetForEach() {
        CommandRun run = CommandRun.ofProgram("generate", "--order", "2", "--holes", "0.25,0.5", "--balanced");

        assertEquals(
                2,
                run.out().lines().filter(line -> line.startsWith("# sudoku-2/")).count());
        assertEquals(
                2, run.out().lines().filter(line -> line.matches("[1-4.]{16}")).count());
    }

    /** A file of Latin squares says what it holds, so that the other commands need not be told. */
    @Test
    void whatIsWrittenIsSolvedAndChecked() {
        String puzzles = folder.resolve("p.txt").toString();
        String made = "latin-12/holes=0.4/count=3/seed=1";
        CommandRun.ofProgram("generate", "--latin", "12", "--holes", "0.4", "--count", "3", "--out", puzzles);

        CommandRun fromFile = compare("a", puzzles);
        CommandRun byName = compare("b", made);

        assertEquals(0, fromFile.exitCode(), fromFile.err());
        assertEquals(0, byName.exitCode(), byName.err());
        assertEquals(puzzleIds("a"), puzzleIds("b"));
        assertTrue(byName.out().contains(made + ",any,"), byName.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--order 11 | order 11: expected 2 to 10 (order 3 is 9×9)",
                "--latin 1 | Latin square of 1 digits: expected 2 to 100",
                "--order 3 --latin 9 | --order 3 --latin 9: expected only one of these two options",
                "--holes 1.2 | holes 1.2: expected a fraction of the cells, 0 to 1",
                "--count 0 | count 0: expected 1 or more",
                "--order 4 --format sdk"
                        + " | format sdk is for order 3 only, found sudoku-4. Expected line, numbers, grid or integers"
            })
    void badOptionsAreRefused(String options, String message) {
        CommandRun run = CommandRun.ofProgram(("generate " + options).split(" "));

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertEquals(message + "\n", run.err());
    }

    private CommandRun compare(String out, String puzzles) {
        return CommandRun.ofProgram(
                "compare",
                "--quiet",
                "--isolate",
                "off",
                "--cold",
                "--format",
                "csv",
                "--solvers",
                "engine,choco",
                "--puzzles",
                puzzles,
                "--out",
                folder.resolve(out).toString());
    }

    private List<String> puzzleIds(String out) {
        try (RunDatabase runs = RunDatabase.open(List.of(folder.resolve(out)))) {
            return runs.list("select puzzle_id from measured order by puzzle_id", row -> row.getString(1));
        }
    }
}
