package crosshatch.experiment.worker;

import crosshatch.experiment.Clock;
import org.jspecify.annotations.Nullable;
import oshi.SystemInfo;
import oshi.software.os.OSProcess;
import oshi.software.os.OperatingSystem;

/** The resources of a process, as the operating system reports them. */
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

    /** Queries the system; a process that has ended keeps its last figures, which are 0 if it was never seen. */
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

    /** Returns the largest resident size seen, or -1 before the first query. May be called by any thread. */
    long peakBytes() {
        return peakBytes;
    }

    /** Returns whether a signal has stopped the process. */
    boolean isStopped() {
        return stopped;
    }

    /** Returns the CPU time of all its threads since its start; Linux counts in steps of 10 ms. */
    long cpuNanos() {
        return cpuNanos;
    }

    /** Returns the CPU time of its compiler, see {@link Clock.CompilerTime}. */
    long compilerNanos() {
        return compiler.getAsLong();
    }
}
