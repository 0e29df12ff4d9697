package crosshatch.experiment;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import oshi.SystemInfo;
import oshi.software.os.OSProcess;
import oshi.software.os.OSThread;

/**
 * CPU time of the threads that compile in a JVM, as the operating system sees it. The JVM's own figure leaves out the method
 * that is being compiled, and the largest method takes seconds.
 */
public final class CompilerTime implements LongSupplier {
    private static final long NANOS_PER_MILLI = 1_000_000;
    /** In the names of these threads: {@code C2 CompilerThread0}, which Linux cuts after 15 characters. */
    private static final String COMPILER = " Compiler";

    private final @Nullable OSProcess process;
    /** CPU time in ns by thread. */
    private final Map<Integer, Long> compilers = new HashMap<>();

    /** @param process the process of the JVM; null if it is gone */
    public CompilerTime(@Nullable OSProcess process) {
        this.process = process;
    }

    /** Makes the meter of the calling JVM. */
    public static CompilerTime here() {
        return new CompilerTime(new SystemInfo().getOperatingSystem().getProcess((int)
                ProcessHandle.current().pid()));
    }

    /**
     * Threads that have ended count with their CPU time when last seen: idle ones end. Reading all threads of a process takes
     * some milliseconds.
     *
     * @return since the start of the JVM, in ns, in steps of 10 ms on Linux; -1 where the system reports no names of threads
     */
    @Override
    public synchronized long getAsLong() {
        if (process == null) return -1;
        for (OSThread thread : process.getThreadDetails()) {
            if (!thread.getName().contains(COMPILER)) continue;
            compilers.merge(thread.getThreadId(), cpuNanos(thread), Math::max);
        }
        return compilers.values().stream().reduce(Long::sum).orElse(-1L);
    }

    private static long cpuNanos(OSThread thread) {
        return (thread.getKernelTime() + thread.getUserTime()) * NANOS_PER_MILLI;
    }
}
