package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.instances.sets.Sets;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a user names instead of puzzles: one line on standard error that helps, nothing on standard output, exit code 2. */
class BadPuzzlesTest {
    private static final String PUZZLE = Puzzles.EULER_1.toString();

    @TempDir
    Path folder;

    @Test
    void anEmptyFile() throws IOException {
        assertRefused("no puzzle in FILE: it is empty", "");
    }

    @Test
    void eightyCharacters() throws IOException {
        assertRefused("FILE:1: 80 cells, expected 81 (a cell is 1-9", PUZZLE.substring(1));
    }

    @Test
    void aLetter() throws IOException {
        assertRefused("FILE:1:3: found 'a', expected 1-9", PUZZLE.replaceFirst("3", "a"));
    }

    /** It would be a blank, were it the only one. */
    @Test
    void anXAmongOtherBlanks() throws IOException {
        assertRefused("FILE:1:3: found 'x', but '.' stands for a blank before it", PUZZLE.replaceFirst("3", "x"));
    }

    @Test
    void aBinaryFile() throws IOException {
        assertRefused("FILE:1: column 3 holds the control character U+0003", "PK\3\4\0\0");
    }

    @Test
    void aLineOfAMegabyte() throws IOException {
        assertRefused("FILE:1: found more than 65,536 characters in a line", "1".repeat(1_000_000));
    }

    @Test
    void aDirectory() {
        assertFault(folder.toString(), folder + ": found a directory, expected a file with puzzles");
    }

    @Test
    void aMissingFile() {
        assertFault(
                "missing.txt", "'missing.txt': found neither a file nor a puzzle set of this name; sets: hardest10, ");
    }

    @Test
    void anUnknownSet() {
        assertFault("euler5", "'euler5': found neither a file nor a puzzle set of this name; sets: hardest10, ");
    }

    @Test
    void aSetThatIsNotFetched() throws IOException {
        Path puzzles = Files.createDirectory(folder.resolve("puzzles"));
        Files.copy(Sets.home().resolve("puzzles/catalog.json"), puzzles.resolve("catalog.json"));

        CommandRun run = CommandRun.of(new PuzzlesCommand(SolverCatalog.standard(), folder), "check", "norvig250k");
        assertEquals(1, run.exitCode());
        assertTrue(run.out().startsWith("norvig250k: found no file "), run.out());
    }

    private void assertRefused(String expected, String content) throws IOException {
        Path file = Files.writeString(folder.resolve("bad.txt"), content);
        assertFault(file.toString(), expected.replace("FILE", file.toString()));
    }

    private static void assertFault(String puzzles, String expected) {
        for (CommandRun run : List.of(
                CommandRun.of(new PuzzlesCommand(SolverCatalog.standard(), Sets.home()), "check", puzzles),
                CommandRun.of(
                        new CheckCommand(),
                        puzzles,
                        Sets.home().resolve("puzzles/euler50.txt").toString()))) {
            assertEquals(2, run.exitCode());
            assertEquals("", run.out());
            assertTrue(run.err().startsWith(expected), run.err());
            assertEquals(1, run.err().lines().count());
        }
    }
}
