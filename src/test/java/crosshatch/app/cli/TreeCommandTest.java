package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeCommandTest {
    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hardest10:3 --solvers gecode | tree: gecode does not report its steps; expected one of: ",
                "hardest10 | hardest10: holds several puzzles, expected one. Say which: hardest10:1",
                "hardest10:3 --max-nodes 0 | --max-nodes 0: expected 1 or more",
                "queens-8 --solvers swift | swift"
            })
    void whatCannotBeDrawnIsRefused(String arguments, String message) {
        CommandRun run =
                CommandRun.ofProgram(("tree " + arguments + " --out " + folder.resolve("t.html")).split(" ", -1));

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains(message), run.err());
    }
}
