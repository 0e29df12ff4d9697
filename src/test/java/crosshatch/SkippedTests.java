package crosshatch;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/**
 * Writes the reason of each skipped test as a line of {@code target/skipped-tests.txt}: a green build that looked at half says so. The
 * build begins with no such file; the JVMs that share its tests append to it, each line in one write. {@code .ci/run} counts the lines.
 */
public final class SkippedTests implements TestExecutionListener {
    private static final Path FILE = Path.of("target", "skipped-tests.txt");
    private static final String ASSUMPTION = "Assumption failed: ";

    private final Path file;

    public SkippedTests() {
        this(FILE);
    }

    SkippedTests(Path file) {
        this.file = file;
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        append(reason);
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (result.getStatus() == TestExecutionResult.Status.ABORTED) {
            append(result.getThrowable().map(Throwable::getMessage).orElse("no reason given"));
        }
    }

    private synchronized void append(String reason) {
        String line = reason.replace(ASSUMPTION, "").replaceAll("\\s+", " ");
        if (!Files.isDirectory(file.toAbsolutePath().getParent())) return; // not the build: no folder target
        try {
            Files.writeString(file, line + "\n", CREATE, APPEND);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
