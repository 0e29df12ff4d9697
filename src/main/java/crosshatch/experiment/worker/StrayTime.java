package crosshatch.experiment.worker;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;

/**
 * How busy a process is while it is not asked, but for the JIT compiler: with threads that a solver has started and not ended, which
 * take part in the times of all others.
 */
final class StrayTime {
    /** CPU times come in steps of 10 ms: a shorter pause says nothing. */
    static final long PAUSE_NANOS = 50_000_000;

    private static final long PERCENT = 100;
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final LongSupplier cpuNanos;
    private final LongSupplier compilerNanos;
    private final LongSupplier nanoTime;
    private long cpuAtAnswer = -1;
    private long compiledAtAnswer;
    private long answeredRuns;

    /**
     * @param cpuNanos CPU time of all threads of the process, in ns; negative if it is not told
     * @param compilerNanos time that the JIT compiler took, in ns
     * @param nanoTime the clock, in ns
     */
    StrayTime(LongSupplier cpuNanos, LongSupplier compilerNanos, LongSupplier nanoTime) {
        this.cpuNanos = cpuNanos;
        this.compilerNanos = compilerNanos;
        this.nanoTime = nanoTime;
    }

    static StrayTime ofThisProcess() {
        OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
        // a reading takes a microsecond; of the time that the compiler took, some was perhaps no CPU time
        boolean told = compiler != null && compiler.isCompilationTimeMonitoringSupported();
        LongSupplier compiling = told ? () -> compiler.getTotalCompilationTime() * NANOS_PER_MILLI : () -> 0;
        return new StrayTime(system::getProcessCpuTime, compiling, System::nanoTime);
    }

    /** A batch was answered: from now on nothing should be at work. */
    void answered() {
        cpuAtAnswer = cpuNanos.getAsLong();
        compiledAtAnswer = compilerNanos.getAsLong();
        answeredRuns = nanoTime.getAsLong();
    }

    /**
     * The next batch has come.
     *
     * @return how much of one hardware thread was used since the last one was answered, in percent; -1 before the first, or if
     *     it was too short a while to tell
     */
    long asked() {
        long pause = nanoTime.getAsLong() - answeredRuns;
        if (cpuAtAnswer < 0 || pause < PAUSE_NANOS) return -1;
        long compiled = compilerNanos.getAsLong() - compiledAtAnswer;
        return PERCENT * Math.max(0, cpuNanos.getAsLong() - cpuAtAnswer - compiled) / pause;
    }
}
