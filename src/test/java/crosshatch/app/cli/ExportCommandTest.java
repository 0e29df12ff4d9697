package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.solver.Option;
import crosshatch.solvers.export.Exports;
import crosshatch.solvers.export.ModelFormat;
import crosshatch.solvers.export.ModelSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExportCommandTest {
    private static final String PUZZLE = Puzzles.NORVIG_HARD_1.toString();

    @TempDir
    Path folder;

    @Test
    void writesTheModelToStandardOutput() {
        CommandRun run = CommandRun.ofProgram("export", PUZZLE, "--model", "cnf/encoding=minimal");

        assertEquals(0, run.exitCode(), run.err());
        assertEquals(Exports.of("cnf/encoding=minimal", Puzzles.NORVIG_HARD_1), run.out());
        assertTrue(run.out().contains("\np cnf 729 " + (8829 + Puzzles.NORVIG_HARD_1.clues()) + "\n"));
    }

    @Test
    void writesTheModelToAFile() throws IOException {
        Path file = folder.resolve("puzzle.xml");

        CommandRun run = CommandRun.ofProgram("export", PUZZLE, "--model", "xcsp3", "--out", file.toString());

        assertEquals("", run.out());
        assertEquals(Exports.of("xcsp3", Puzzles.NORVIG_HARD_1), Files.readString(file));
    }

    @Test
    void takesAPuzzleOfASetByItsPosition() {
        CommandRun run = CommandRun.ofProgram("export", "hardest10", "--position", "1", "--model", "minizinc");

        assertEquals(Exports.of("minizinc", Puzzles.NORVIG_HARD_1), run.out());
    }

    @Test
    void excludesASolution() {
        CommandRun run = CommandRun.ofProgram("export", PUZZLE, "--exclude", Puzzles.NORVIG_HARD_1_SOLUTION.toString());

        assertEquals(Exports.of("cnf", Puzzles.NORVIG_HARD_1, Puzzles.NORVIG_HARD_1_SOLUTION), run.out());
    }

    @Test
    void asksWhichPuzzleOfSeveral() {
        CommandRun run = CommandRun.ofProgram("export", "hardest10");

        assertEquals(2, run.exitCode());
        assertEquals("'hardest10': expected one puzzle, found more. Choose one with --position\n", run.err());
        assertEquals(
                "'hardest10' has no puzzle at position 11\n",
                CommandRun.ofProgram("export", "hardest10", "--position", "11").err());
        assertEquals(
                "--position 0: expected 1 or more\n",
                CommandRun.ofProgram("export", "hardest10", "--position", "0").err());
    }

    @Test
    void refusesToExcludeWhatIsNoSolution() {
        CommandRun run = CommandRun.ofProgram("export", PUZZLE, "--exclude", Puzzles.EULER_1_SOLUTION.toString());

        assertEquals(2, run.exitCode());
        assertTrue(run.err().startsWith("the grid to exclude is not a solution of the puzzle: "), run.err());
    }

    @Test
    void saysWhereItCannotWrite() {
        CommandRun run = CommandRun.ofProgram(
                "export", PUZZLE, "--out", folder.resolve("none/puzzle.cnf").toString());

        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains("puzzle.cnf: cannot be written"), run.err());
    }

    @Test
    void helpNamesEveryModelEveryOptionAndEveryValue() {
        String help = CommandRun.ofProgram("export", "--help").out();
        help = help.substring(help.indexOf("Models, "));

        for (ModelFormat format : ModelSpec.FORMATS) {
            assertTrue(help.contains("\n  " + format.name() + " "), format.name());
            String section = help.substring(help.indexOf("\n  " + format.name() + " "));
            String defaults = ModelSpec.parse(format.name()).toString();
            for (Option option : format.options()) {
                String name = option.name() + "=";
                String values =
                        section.substring(section.indexOf(name) + name.length()).split("\\s", 2)[0];
                assertEquals(option.kind().words(), Set.of(values.split("\\|", -1)), name);
                assertTrue(defaults.contains(name + values.split("\\|", -1)[0]), defaults);
            }
        }
    }
}
