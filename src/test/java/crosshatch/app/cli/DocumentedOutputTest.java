package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The examples of the documents are what the program prints. An example is a fenced block that begins with a command; a line
 * {@code …} stands for lines that are left out.
 */
@Tag("exhaustive")
class DocumentedOutputTest {
    private static final Pattern EXAMPLE =
            Pattern.compile("^```\n\\$ \\./crosshatch ([^\n]*)\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
    private static final String LEFT_OUT = "…";

    @ParameterizedTest
    @ValueSource(strings = {"docs/how-to/generate.md", "docs/how-to/trace.md", "docs/reference/trace-events.md"})
    void everyExampleIsWhatTheProgramPrints(Path document) throws IOException {
        Matcher examples = EXAMPLE.matcher(Files.readString(document));

        int count = 0;
        for (; examples.find(); count++) {
            CommandRun run = CommandRun.ofProgram(examples.group(1).split(" "));
            assertEquals(ExitCode.DONE, run.exitCode(), run.err());
            assertPrinted(examples.group(2).lines().toList(), run.out().lines().toList());
        }

        assertTrue(count > 0, "no example in " + document);
    }

    private static void assertPrinted(List<String> documented, List<String> printed) {
        int next = 0;
        boolean leftOut = false;
        for (String line : documented) {
            if (line.equals(LEFT_OUT)) {
                leftOut = true;
                continue;
            }
            while (leftOut && next < printed.size() && !printed.get(next).equals(line)) next++;
            assertFalse(next == printed.size(), "not printed, or not in this order: " + line);
            assertEquals(line, printed.get(next));
            next++;
            leftOut = false;
        }
        assertTrue(leftOut || next == printed.size(), "more is printed than documented");
    }
}
