package crosshatch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Locale;
import java.util.TreeMap;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Says behind the last test how many were skipped, and why: a green build that looked at half says so. The same is in {@code
 * target/skipped-tests.txt}, which {@code .ci/run} shows at its end.
 */
public final class SkippedTests implements TestExecutionListener {
    private static final Path FILE = Path.of("target", "skipped-tests.txt");
    private static final String ASSUMPTION = "Assumption failed: ";

    private final TreeMap<String, Long> byReason = new TreeMap<>();

    @Override
    public synchronized void executionSkipped(TestIdentifier test, String reason) {
        count(reason);
    }

    @Override
    public synchronized void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (result.getStatus() == TestExecutionResult.Status.ABORTED) {
            count(result.getThrowable().map(Throwable::getMessage).orElse("no reason given"));
        }
    }

    private void count(String reason) {
        byReason.merge(reason.replace(ASSUMPTION, ""), 1L, Long::sum);
    }

    @Override
    public synchronized void testPlanExecutionFinished(TestPlan plan) {
        String summary = summary();
        System.out.println(summary);
        if (!Files.isDirectory(FILE.getParent())) return;
        try {
            Files.writeString(FILE, summary + "\n");
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Most frequent reasons first. */
    private String summary() {
        Collection<Long> counts = byReason.values();
        StringBuilder summary = new StringBuilder(String.format(
                Locale.ROOT,
                "Skipped: %,d",
                counts.stream().mapToLong(Long::longValue).sum()));
        byReason.entrySet().stream()
                .sorted((a, b) -> Long.compare(b.getValue(), a.getValue()))
                .forEach(each -> summary.append(String.format("%n%6d  %s", each.getValue(), each.getKey())));
        return summary.toString();
    }
}
