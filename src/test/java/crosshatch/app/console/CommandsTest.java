package crosshatch.app.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

class CommandsTest {
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();

    @Test
    void whatIsPrintedWithoutALineEndIsWrittenWhenACommandIsDone() {
        assertEquals(ExitCode.DONE, configured().execute());

        assertEquals("a table", written.toString(StandardCharsets.UTF_8));
    }

    @Test
    void whatWasPrintedBeforeAnErrorIsWritten() {
        CommandLine command = configured().setErr(new PrintWriter(Writer.nullWriter()));

        assertEquals(ExitCode.FAULT, command.execute("--break"));
        assertEquals("a table", written.toString(StandardCharsets.UTF_8));
    }

    /** Out as {@code main} makes it: with a buffer, written out by {@code println} alone. */
    private CommandLine configured() {
        return Commands.configured(new Printing()).setOut(new PrintWriter(written, true, StandardCharsets.UTF_8));
    }

    @Command(name = "printing")
    private static final class Printing implements Runnable {
        @Option(names = "--break")
        private boolean breaks;

        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Override
        public void run() {
            spec.commandLine().getOut().print("a table");
            if (breaks) throw new IllegalStateException("broken");
        }
    }
}
