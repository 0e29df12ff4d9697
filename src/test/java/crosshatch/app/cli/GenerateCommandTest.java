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
        CommandRun run = CommandRun.ofProgram("generate", "latin-4/holes=0.25/count=2");

        assertEquals(0, run.exitCode(), run.err());
        List<String> lines = run.out().lines().toList();
        assertEquals("# latin-4/holes=0.25/count=2/seed=1: 4 of 16 cells are blank", lines.get(0));
        assertEquals("latin 4", lines.get(1));
        assertEquals(4, lines.size());
        for (String puzzle : lines.subList(2, 4)) assertTrue(puzzle.matches("[1-4.]{16}"), puzzle);
    }

    @Test
    void severalSpecsMakeASetForEach() {
        CommandRun run = CommandRun.ofProgram(
                "generate", "sudoku-2/holes=0.25/pattern=balanced", "sudoku-2/holes=0.5/pattern=balanced");

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
        CommandRun.ofProgram("generate", "latin-12/holes=0.4/count=3", "--out", puzzles);

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
                "sudoku-11/holes=0.5 | order 11: expected 2 to 10 (order 3 is 9×9)",
                "latin-1/holes=0.5 | Latin square of 1 digits: expected 2 to 100",
                "latin-9/holes=1.2 | puzzle set 'latin-9/holes=1.2': holes 1.2: expected a fraction of the cells, 0 to 1",
                "latin-9/holes=0.5/count=0 | puzzle set 'latin-9/holes=0.5/count=0': count 0: expected 1 or more",
                "hundred | puzzle set 'hundred': expected sudoku-ORDER or latin-DIGITS with /holes=FRACTION, or minimal, proper,"
                        + " spread or hard, then optionally /clues=N, /difficulty=LEVEL, /count=N and /seed=N",
                "minimal/clues=24 --format sdk | --format: expected line, because puzzles with exactly one solution are written one"
                        + " per line",
                "sudoku-4/holes=0.5 --format sdk"
                        + " | format sdk is for order 3 only, found sudoku-4. Expected line, numbers, grid or integers"
            })
    void badOptionsAreRefused(String options, String message) {
        CommandRun run = CommandRun.ofProgram(("generate " + options).split(" "));

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertEquals(message + "\n", run.err());
    }

    private CommandRun compare(String out, String puzzles) {
        return CommandRun.ofLine(
                "compare --quiet --isolate off --cold --format csv --solvers engine,choco --puzzles {} " + "--out {}",
                puzzles,
                folder.resolve(out));
    }

    private List<String> puzzleIds(String out) {
        try (RunDatabase runs = RunDatabase.open(List.of(folder.resolve(out)))) {
            return runs.list("select puzzle_id from measured order by puzzle_id", row -> row.getString(1));
        }
    }
}
