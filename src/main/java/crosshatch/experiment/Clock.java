package crosshatch.experiment;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.jspecify.annotations.Nullable;

/** Measures the cost of a run for the calling thread. Tests use clocks that they set themselves. */
public interface Clock {
    /** Wall-clock time in ns, from an arbitrary origin. */
    long nanoTime();

    /** CPU time of this thread in ns; -1 where the platform does not report it. */
    long cpuNanos();

    /** CPU time of all threads of this process in ns, in steps of 10 ms on Linux; -1 where the platform does not report it. */
    long processCpuNanos();

    /** Bytes this thread has allocated on the Java heap; -1 where the JVM does not report them. */
    long allocatedBytes();

    /** CPU time of the JIT compiler of this JVM in ns; -1 where the platform does not report it. See {@link CompilerTime}. */
    long compilerNanos();

    /** The same clock without the CPU time of threads. */
    default Clock withoutCpu() {
        return new WithoutCpu(this);
    }

    /** See {@link #withoutCpu}: a record, whose parts not even reflection can replace. */
    record WithoutCpu(Clock whole) implements Clock {
        @Override
        public long nanoTime() {
            return whole.nanoTime();
        }

        @Override
        public long cpuNanos() {
            return -1;
        }

        @Override
        public long processCpuNanos() {
            return whole.processCpuNanos();
        }

        @Override
        public long compilerNanos() {
            return whole.compilerNanos();
        }

        @Override
        public long allocatedBytes() {
            return whole.allocatedBytes();
        }
    }

    /** Tells nothing but the wall-clock time: to load what tells the rest takes longer than to solve a puzzle. */
    static Clock wall() {
        return new Wall();
    }

    /** See {@link #wall}. */
    record Wall() implements Clock {
        @Override
        public long nanoTime() {
            return System.nanoTime();
        }

        @Override
        public long cpuNanos() {
            return -1;
        }

        @Override
        public long processCpuNanos() {
            return -1;
        }

        @Override
        public long compilerNanos() {
            return -1;
        }

        @Override
        public long allocatedBytes() {
            return -1;
        }
    }

    /** The clock of this machine. */
    static Clock system() {
        ThreadMXBean threads = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);
        OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        boolean cpu = threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled();
        boolean allocation = threads.isThreadAllocatedMemorySupported() && threads.isThreadAllocatedMemoryEnabled();
        return new Clock() {
            private @Nullable CompilerTime compiler;

            @Override
            public long nanoTime() {
                return System.nanoTime();
            }

            @Override
            public long cpuNanos() {
                return cpu ? threads.getCurrentThreadCpuTime() : -1;
            }

            @Override
            public long processCpuNanos() {
                return system.getProcessCpuTime();
            }

            @Override
            public long compilerNanos() {
                if (compiler == null) compiler = CompilerTime.here();
                return compiler.getAsLong();
            }

            @Override
            public long allocatedBytes() {
                return allocation ? threads.getCurrentThreadAllocatedBytes() : -1;
            }
        };
    }
}
