package crosshatch.experiment;

/** A clock that stands still until it is turned. Each look at the CPU time finds 5 ns more; what is allocated it does not know. */
public final class ManualClock implements Clock {
    private long now;
    private long cpu;
    private long processCpu;
    private final long compilerNanos;

    /** It does not know what the compiler uses. */
    public ManualClock() {
        this(-1);
    }

    ManualClock(long compilerNanos) {
        this.compilerNanos = compilerNanos;
    }

    /** All this time is spent on a processor. */
    public void turn(long nanos) {
        now += nanos;
        processCpu += nanos;
    }

    /** Time goes on, but the process does not. */
    public void stopFor(long nanos) {
        now += nanos;
    }

    @Override
    public long nanoTime() {
        return now;
    }

    @Override
    public long cpuNanos() {
        return cpu += 5;
    }

    @Override
    public long processCpuNanos() {
        return processCpu;
    }

    @Override
    public long compilerNanos() {
        return compilerNanos;
    }
}
