package crosshatch.experiment.worker;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import oshi.SystemInfo;
import oshi.software.os.OSProcess;
import oshi.software.os.OSThread;
import oshi.software.os.OperatingSystem;

/** What a process uses, as the operating system sees it. */
final class ProcessUsage {
    private static final OperatingSystem SYSTEM = new SystemInfo().getOperatingSystem();
    private static final long NANOS_PER_MILLI = 1_000_000;
    /** In the names of a JVM's threads that compile: {@code C2 CompilerThread0}, which Linux cuts after 15 characters. */
    private static final String COMPILER = " Compiler";

    private final @Nullable OSProcess process;
    private long residentBytes;
    private volatile long peakBytes = -1;
    private long cpuNanos;
    private boolean stopped;
    /** CPU time in ns by thread. */
    private final Map<Integer, Long> compilers = new HashMap<>();

    ProcessUsage(long pid) {
        process = SYSTEM.getProcess((int) pid);
    }

    /** Looks again; what has ended keeps its last figures, which are 0 if it was never seen. */
    void update() {
        if (process == null || !process.updateAttributes()) return;
        residentBytes = process.getResidentSetSize();
        peakBytes = Math.max(peakBytes, residentBytes);
        stopped = process.getState() == OSProcess.State.STOPPED;
        cpuNanos = (process.getKernelTime() + process.getUserTime()) * NANOS_PER_MILLI;
    }

    long residentBytes() {
        return residentBytes;
    }

    /** The largest resident size seen, -1 before the first look; for any thread. */
    long peakBytes() {
        return peakBytes;
    }

    /** Whether a signal holds it until another one lets it go on. */
    boolean isStopped() {
        return stopped;
    }

    /** Of all its threads, since its start; in steps of 10 ms on Linux. */
    long cpuNanos() {
        return cpuNanos;
    }

    /**
     * Of the threads that compile, in a JVM, those that have ended with what they had used when last seen: idle ones end. To look at all threads of a process takes some milliseconds.
     *
     * @return in ns, in steps of 10 ms on Linux; -1 where the system tells no names of threads
     */
    synchronized long compilerNanos() {
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
