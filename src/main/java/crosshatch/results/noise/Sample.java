package crosshatch.results.noise;

/**
 * The load of a machine over an interval of time. Negative numbers are unknown.
 *
 * @param referenceNanos the time of the {@link ReferenceLoop} at the end of the interval
 * @param othersPercent the percentage of the time of all processors that processes outside this program used
 * @param stealPercent the percentage of the working time of processors that the host gave to other machines
 * @param throttles the number of times that processors were slowed down because of heat
 * @param load the load at the end of the interval, see {@link Machine.Reading}
 * @param megahertz the clock rate at the end of the interval, see {@link Machine.Reading}
 */
public record Sample(
        long referenceNanos, double othersPercent, double stealPercent, long throttles, double load, double megahertz) {
    /** A sample without any measurement. */
    public static final Sample NONE = new Sample(-1, -1, -1, -1, -1, -1);

    private static final double PERCENT = 100;

    /** Computes the sample between two readings. */
    static Sample between(Machine.Reading before, Machine.Reading now, long referenceNanos) {
        double total = (double) now.totalTicks() - before.totalTicks();
        double busy = (double) now.busyTicks() - before.busyTicks();
        double ownTicks = (double) now.ownTicks() - before.ownTicks();
        double steal = (double) now.stealTicks() - before.stealTicks();
        boolean isTold = before.totalTicks() >= 0 && total > 0;
        return new Sample(
                referenceNanos,
                isTold ? PERCENT * Math.max(0, busy - ownTicks) / total : -1,
                isTold ? PERCENT * steal / Math.max(1, busy + steal) : -1,
                now.throttles() < 0 ? -1 : now.throttles() - before.throttles(),
                now.load(),
                now.megahertz());
    }
}
