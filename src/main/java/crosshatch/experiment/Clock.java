package crosshatch.experiment;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import oshi.SystemInfo;
import oshi.software.os.OSProcess;
import oshi.software.os.OSThread;

/** Measures the cost of a run for the calling thread. Tests use clocks that they set themselves. */
public interface Clock {
    /** Returns the wall-clock time in ns, from an arbitrary origin. */
    long nanoTime();

    /** Returns the CPU time of this thread in ns, or -1 where the platform does not report it. */
    default long cpuNanos() {
        return -1;
    }

    /** Returns the CPU time of all threads of this process in ns; -1 where the platform does not report it. Linux counts in 10 ms. */
    default long processCpuNanos() {
        return -1;
    }

    /** Returns the number of bytes that this thread has allocated on the Java heap; -1 where the JVM does not report it. */
    default long allocatedBytes() {
        return -1;
    }

    /**
     * Returns the CPU time of the JIT compiler of this JVM in ns, or -1 where the platform does not report it. See {@link CompilerTime}.
     */
    default long compilerNanos() {
        return -1;
    }

    /** Returns the same clock without the CPU time of threads. */
    default Clock withoutCpu() {
        return new WithoutCpu(this);
    }

    /** The clock of {@link #withoutCpu}. It is a record, so that not even reflection can replace its parts. */
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

    /** Returns a clock with the wall-clock time only: loading the classes for other times takes longer than solving a puzzle. */
    static Clock wall() {
        return System::nanoTime;
    }

    /** Returns the clock of this machine. */
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

    /**
     * Reads the CPU time of a JVM's compiler threads from the operating system. The time that the JVM reports leaves out the
     * method that is being compiled, and a large method takes seconds.
     */
    final class CompilerTime implements LongSupplier {
        private static final long NANOS_PER_MILLI = 1_000_000;
        /** A part of the names of these threads: {@code C2 CompilerThread0}, which Linux cuts after 15 characters. */
        private static final String COMPILER = " Compiler";

        private final @Nullable OSProcess process;
        /** CPU time in ns by thread. */
        private final Map<Integer, Long> compilers = new HashMap<>();

        /**
         * Makes the meter of another JVM.
         *
         * @param process the process of the JVM; null if it has ended
         */
        public CompilerTime(@Nullable OSProcess process) {
            this.process = process;
        }

        /** Makes the meter of the calling JVM. */
        public static CompilerTime here() {
            return new CompilerTime(new SystemInfo().getOperatingSystem().getProcess((int)
                    ProcessHandle.current().pid()));
        }

        /**
         * Returns the CPU time since the start of the JVM, in ns; -1 where the system reports no names of threads. Linux counts in steps
         * of 10 ms. The sum includes the last reading of each thread that has ended, because idle compiler threads end. Reading
         * all threads of a process takes some milliseconds.
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
}
