package crosshatch.worker;

import oshi.SystemInfo;
import oshi.software.os.OSProcess;
import oshi.software.os.OperatingSystem;

/** What a process uses, as the operating system sees it. */
final class Usage {
    private static final OperatingSystem SYSTEM = new SystemInfo().getOperatingSystem();
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final OSProcess process;
    private long residentBytes;
    private long peakBytes;
    private long cpuNanos;

    /** @throws IllegalStateException if there is no such process */
    Usage(long pid) {
        OSProcess found = SYSTEM.getProcess((int) pid);
        if (found == null) throw new IllegalStateException("no process " + pid);
        process = found;
    }

    /** Looks again; what has ended keeps its last figures. */
    void update() {
        if (!process.updateAttributes()) return;
        residentBytes = process.getResidentSetSize();
        peakBytes = Math.max(peakBytes, residentBytes);
        cpuNanos = (process.getKernelTime() + process.getUserTime()) * NANOS_PER_MILLI;
    }

    long residentBytes() {
        return residentBytes;
    }

    long peakBytes() {
        return peakBytes;
    }

    /** Of all its threads, since its start; in steps of 10 ms on Linux. */
    long cpuNanos() {
        return cpuNanos;
    }
}
