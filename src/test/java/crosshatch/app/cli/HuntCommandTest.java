package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import crosshatch.solvers.external.Stubs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A finding about an external program can be repeated with nothing but its folder and the program. */
@Tag("process")
@EnabledOnOs(OS.LINUX)
class HuntCommandTest {
    @TempDir
    private Path folder;

    private Path finding = Path.of("");

    /** Hunts a program that reports for each puzzle with some givens that there is no solution. */
    @BeforeEach
    void hunt() throws IOException {
        Path program = Stubs.describe(
                folder, "liar", "line", "line", "], \"server\": true", "while read p; do echo none; done");
        Path out = folder.resolve("hunt");

        CommandRun run = CommandRun.ofLine(
                "study hunt --solvers liar --solver-file {} --rounds 1 --isolate off --out {}", "" + program, "" + out);

        assertEquals(ExitCode.WRONG, run.exitCode(), run.err());
        finding = out.resolve("findings/01-liar-overlooked");
    }

    @Test
    void theCommandOfAFindingRepeatsTheWrongAnswer() throws IOException {
        String[] words =
                Files.readString(finding.resolve("command.txt")).strip().split(" ", -1);
        assertEquals("crosshatch", words[0]);
        String[] arguments = Arrays.stream(words)
                .skip(1)
                .map(word -> word.replace("'", ""))
                .map(word -> Files.exists(finding.resolve(word)) ? "" + finding.resolve(word) : word)
                .toArray(String[]::new);

        CommandRun run = CommandRun.ofProgram(arguments);

        assertEquals(ExitCode.WRONG, run.exitCode(), run.err());
        assertTrue(run.out().contains("no-solution (wrong)"), run.out());
    }

    @Test
    void theReadmeSaysHowTheCaseWasReduced() throws IOException {
        String readme = Files.readString(finding.resolve("README.md"));

        assertTrue(readme.contains("Run the command in this folder. The case was reduced "), readme);
        assertTrue(readme.contains("| `liar.json` | the description of the program |"), readme);
    }
}
