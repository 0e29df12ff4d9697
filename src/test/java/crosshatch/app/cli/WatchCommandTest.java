package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code watch} and {@code compare --watch} on the command line. */
@Tag("long")
class WatchCommandTest {
    @TempDir
    private Path folder = Path.of("");

    private CommandRun compare(String watch) {
        return CommandRun.ofProgram(
                "compare",
                "--solvers",
                "norvig",
                "--puzzles",
                "hardest10",
                "--isolate",
                "off",
                "--cold",
                "--quiet",
                watch,
                "--out",
                folder.resolve("e").toString());
    }

    @Test
    void aFolderThatIsNoExperimentIsRefused() {
        CommandRun run = CommandRun.ofProgram("watch", folder.toString());

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertEquals(
                folder + ": found no plan.json, expected a results directory made by compare",
                run.err().replaceAll("\\s+", " ").strip());
    }

    @Test
    void aPortThatIsNoNumberIsRefused() {
        CommandRun run = CommandRun.ofProgram("watch", folder.toString(), "--port", "http");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("'http' is no port, expected a number up to 65535"), run.err());
    }

    @Test
    void aPortThatIsTooLargeIsRefused() {
        CommandRun run = compare("--watch=65536");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("'65536' is no port"), run.err());
    }

    @Test
    void aPortInUseIsRefusedBeforeAnythingRuns() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            CommandRun run = compare("--watch=" + taken.getLocalPort());

            assertEquals(ExitCode.BAD_INPUT, run.exitCode());
            assertTrue(run.err().startsWith("port " + taken.getLocalPort() + " cannot be used: "), run.err());
            assertFalse(Files.exists(folder.resolve("e")));
        }
    }

    @Test
    void aComparisonThatIsWatchedEndsAsAnyOther() {
        CommandRun run = compare("--watch");

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.err().startsWith("Watch: http://127.0.0.1:"), run.err());
        assertTrue(Files.exists(folder.resolve("e").resolve("runs.parquet")));
    }

    @Test
    void aFinishedExperimentIsNotServed() {
        compare("--watch");

        CommandRun run = CommandRun.ofProgram("watch", folder.resolve("e").toString());

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertEquals(
                folder.resolve("e") + " is finished. Report: crosshatch report " + folder.resolve("e"),
                run.out().strip());
    }
}
