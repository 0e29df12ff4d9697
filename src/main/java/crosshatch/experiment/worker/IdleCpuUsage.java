package crosshatch.experiment.worker;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;

/**
 * Measures how busy a process is between batches, without the JIT compiler: a solver's stray threads would disturb the times of all
 * others.
 */
final class IdleCpuUsage {
    /** The shortest pause that is measured, because CPU times come in steps of 10 ms. */
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
     * Makes a meter.
     *
     * @param cpuNanos the CPU time of all threads of the process, in ns; negative if it is not known
     * @param compilerNanos the CPU time of the JIT compiler, in ns
     * @param nanoTime the clock, in ns
     */
    IdleCpuUsage(LongSupplier cpuNanos, LongSupplier compilerNanos, LongSupplier nanoTime) {
        this.cpuNanos = cpuNanos;
        this.compilerNanos = compilerNanos;
        this.nanoTime = nanoTime;
    }

    static IdleCpuUsage ofThisProcess() {
        OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
        // a reading takes a microsecond; of the time that the compiler took, some was perhaps no CPU time
        boolean told = compiler != null && compiler.isCompilationTimeMonitoringSupported();
        LongSupplier compiling = told ? () -> compiler.getTotalCompilationTime() * NANOS_PER_MILLI : () -> 0;
        return new IdleCpuUsage(system::getProcessCpuTime, compiling, System::nanoTime);
    }

    /** Begins to measure, because a batch was answered and no thread should be busy. */
    void answered() {
        cpuAtAnswer = cpuNanos.getAsLong();
        compiledAtAnswer = compilerNanos.getAsLong();
        answeredRuns = nanoTime.getAsLong();
    }

    /**
     * Ends the measurement when the next batch arrives.
     *
     * @return the use of one hardware thread since the last batch, in percent; -1 before the first batch, or after a pause that was
     *     too short
     */
    long asked() {
        long pause = nanoTime.getAsLong() - answeredRuns;
        if (cpuAtAnswer < 0 || pause < PAUSE_NANOS) return -1;
        long compiled = compilerNanos.getAsLong() - compiledAtAnswer;
        return PERCENT * Math.max(0, cpuNanos.getAsLong() - cpuAtAnswer - compiled) / pause;
    }
}
