package crosshatch.experiment;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Reads what a run costs the thread that calls. Tests turn the hands themselves. */
public interface Clock {
    /** Wall-clock time in ns, from an arbitrary origin. */
    long nanoTime();

    /** CPU time of this thread in ns; -1 where the platform does not tell. */
    long cpuNanos();

    /** Bytes this thread has allocated on the Java heap; -1 where the JVM does not tell. */
    long allocatedBytes();

    /** The same, but it does not tell the CPU time. */
    default Clock withoutCpu() {
        Clock whole = this;
        return new Clock() {
            @Override
            public long nanoTime() {
                return whole.nanoTime();
            }

            @Override
            public long cpuNanos() {
                return -1;
            }

            @Override
            public long allocatedBytes() {
                return whole.allocatedBytes();
            }
        };
    }

    /** The clock of this machine. */
    static Clock system() {
        ThreadMXBean threads = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);
        boolean cpu = threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled();
        boolean allocation = threads.isThreadAllocatedMemorySupported() && threads.isThreadAllocatedMemoryEnabled();
        return new Clock() {
            @Override
            public long nanoTime() {
                return System.nanoTime();
            }

            @Override
            public long cpuNanos() {
                return cpu ? threads.getCurrentThreadCpuTime() : -1;
            }

            @Override
            public long allocatedBytes() {
                return allocation ? threads.getCurrentThreadAllocatedBytes() : -1;
            }
        };
    }
}
