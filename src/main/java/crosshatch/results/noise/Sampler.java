package crosshatch.results.noise;

import java.util.function.LongSupplier;

/**
 * Samples the load of a machine at intervals. Callers that run solvers call {@link #sample} between runs. The sampler takes at
 * most one sample in a quarter of a second, and uses at most half a percent of the time. Only one thread may use a sampler.
 */
public final class Sampler {
    static final long PAUSE_NANOS = 250_000_000;
    static final long COST_SHARE = 200;

    private final Machine machine;
    private final LongSupplier reference;
    private final LongSupplier nanoTime;
    private final Samples samples;
    private Machine.Reading before;
    private Sample latest;
    private long due;

    /**
     * Makes a sampler, and reads the load for the first time.
     *
     * @param reference does a fixed piece of work and returns its time in ns
     * @param nanoTime the clock, in ns
     * @param samples receives each sample
     */
    public Sampler(Machine machine, LongSupplier reference, LongSupplier nanoTime, Samples samples) {
        this.machine = machine;
        this.reference = reference;
        this.nanoTime = nanoTime;
        this.samples = samples;
        long start = nanoTime.getAsLong();
        before = machine.read();
        latest = new Sample(reference.getAsLong(), -1, -1, -1, before.load(), before.megahertz());
        pauseAfter(start);
    }

    private void pauseAfter(long start) {
        long nowNanos = nanoTime.getAsLong();
        due = nowNanos + Math.max(PAUSE_NANOS, COST_SHARE * (nowNanos - start));
    }

    /** Returns whether enough time has passed for the next sample. */
    public boolean isDue() {
        return nanoTime.getAsLong() - due >= 0;
    }

    /** Takes a sample if enough time has passed. */
    public void sample() {
        long start = nanoTime.getAsLong();
        if (start - due < 0) return;
        Machine.Reading reading = machine.read();
        latest = Sample.between(before, reading, reference.getAsLong());
        before = reading;
        samples.add(latest);
        pauseAfter(start);
    }

    /** Returns the last sample. The first sample lacks the values that are measured over an interval of time. */
    public Sample latest() {
        return latest;
    }
}
