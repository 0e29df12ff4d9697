package crosshatch;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Fails a test class that takes much more than three seconds of processor time in its JVM, so that all tests stay a coffee break. The limit
 * is {@value #MOST_SECONDS} s, because there are slower machines than ours.
 * Exempt are the tags {@code process} (it starts another process) and {@code exhaustive} (only the profile of this name runs it).
 * Wall-clock time plays no part: a busy machine fails no test.
 */
public final class ProcessorTime implements BeforeAllCallback, AfterAllCallback {
    static final double MOST_SECONDS = 6;

    private static final Set<String> EXEMPT = Set.of("process", "exhaustive");
    private static final ExtensionContext.Namespace SPACE = ExtensionContext.Namespace.create(ProcessorTime.class);

    @Override
    public void beforeAll(ExtensionContext context) {
        context.getStore(SPACE).put(context.getUniqueId(), used());
    }

    @Override
    public void afterAll(ExtensionContext context) {
        long before = context.getStore(SPACE).get(context.getUniqueId(), Long.class);
        double seconds = (used() - before) / (double) TimeUnit.SECONDS.toNanos(1);
        if (seconds <= MOST_SECONDS
                || Exhaustive.ON
                || context.getTags().stream().anyMatch(EXEMPT::contains)) return;
        throw new AssertionError(String.format(
                Locale.ROOT,
                "%s took %.1f s of processor time, expected at most %.0f s. Make it smaller, or give what is large the tag exhaustive",
                context.getDisplayName(),
                seconds,
                MOST_SECONDS));
    }

    /** Returns the processor time of this JVM without its compiler's, which depends on what ran before. */
    private static long used() {
        long all = ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
        long compiler = ManagementFactory.getCompilationMXBean().getTotalCompilationTime();
        return all - TimeUnit.MILLISECONDS.toNanos(compiler);
    }
}
