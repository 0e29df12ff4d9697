package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.app.console.ExitCode;
import crosshatch.instances.sets.Sets;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A file of another program is refused with the name of its format and the page about boards in JSON. */
class RefusedFormatsTest {
    private static final Path FOLDER = Sets.home().resolve("src/test/resources/crosshatch/puzzle/refused");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            f-puzzles.json       | a puzzle of f-puzzles
            f-puzzles.txt        | a puzzle of f-puzzles
            sudokupad.json       | a puzzle of SudokuPad
            sudokupad.txt        | a puzzle of SudokuPad
            opensudoku.xml       | puzzles of OpenSudoku
            table.html           | XML that is no instance of XCSP3
            quasigroup.dzn       | data of MiniZinc
            array.dzn            | data of MiniZinc
            quasigroup.json      | data of MiniZinc in JSON
            path.col             | a graph of DIMACS
            hodoku.txt           | a line of HoDoKu's library
            candidates.sdx       | candidates of cells
            candidates.txt       | candidates of cells
            places.txt           | candidates of cells
            places-on-a-line.txt | candidates of cells
            """)
    void aFileIsRefusedWithTheNameOfItsFormat(String name, String format) {
        Path file = FOLDER.resolve(name);
        CommandRun run = CommandRun.ofProgram("solve", file.toString());

        assertEquals(ExitCode.BAD_INPUT, run.exitCode(), run.out());
        assertEquals(
                file + ": found " + format + ", which this program does not read. Write the puzzle as a board in JSON:"
                        + " docs/reference/boards.md#a-board-in-json\n",
                run.err());
    }
}
