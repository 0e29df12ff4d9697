package crosshatch.experiment.worker;

import crosshatch.experiment.Clock;
import org.jspecify.annotations.Nullable;
import oshi.SystemInfo;
import oshi.software.os.OSProcess;
import oshi.software.os.OperatingSystem;

/** What a process uses, as the operating system sees it. */
final class ProcessUsage {
    private static final OperatingSystem SYSTEM = new SystemInfo().getOperatingSystem();
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final @Nullable OSProcess process;
    private final Clock.CompilerTime compiler;
    private long residentBytes;
    private volatile long peakBytes = -1;
    private long cpuNanos;
    private boolean stopped;

    ProcessUsage(long pid) {
        process = SYSTEM.getProcess((int) pid);
        compiler = new Clock.CompilerTime(process);
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

    /** See {@link Clock.CompilerTime}. */
    long compilerNanos() {
        return compiler.getAsLong();
    }
}
