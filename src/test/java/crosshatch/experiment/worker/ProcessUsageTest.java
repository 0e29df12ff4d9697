package crosshatch.experiment.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** What the operating system says of this process, beside what the JVM says. */
class ProcessUsageTest {
    private static final long STEP_NANOS = 10_000_000;

    private final ProcessUsage own = new ProcessUsage(ProcessHandle.current().pid());

    @Test
    void beforeTheFirstLookNothingIsKnown() {
        assertEquals(0, own.residentBytes());
        assertEquals(-1, own.peakBytes());
        assertEquals(0, own.cpuNanos());
        assertFalse(own.isStopped());
    }

    @Test
    void theLargestSizeSeenIsThePeak() {
        own.update();

        assertTrue(own.residentBytes() > 10 << 20, () -> own.residentBytes() + " bytes");
        assertEquals(own.residentBytes(), own.peakBytes());
    }

    @Test
    void cpuTimeIsThatWhichTheJvmTells() {
        OperatingSystemMXBean jvm = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        long before = jvm.getProcessCpuTime();
        own.update();
        long after = jvm.getProcessCpuTime();

        assertTrue(
                own.cpuNanos() >= before - 3 * STEP_NANOS && own.cpuNanos() <= after + 3 * STEP_NANOS,
                () -> own.cpuNanos() + " ns, from " + before + " to " + after);
    }

    @Test
    void aProcessThatWorksIsNotStopped() {
        own.update();

        assertFalse(own.isStopped());
    }

    @Test
    void ofAProcessThatDoesNotExistNothingIsKnown() {
        ProcessUsage none = new ProcessUsage(Integer.MAX_VALUE);
        none.update();

        assertEquals(-1, none.peakBytes());
        assertEquals(0, none.residentBytes());
        assertEquals(-1, none.compilerNanos());
    }
}
