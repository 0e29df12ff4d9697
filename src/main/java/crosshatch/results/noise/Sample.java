package crosshatch.results.noise;

/**
 * The load of a machine over a stretch of time. Negative numbers are not known.
 *
 * @param referenceNanos time of the {@link ReferenceLoop} at its end
 * @param othersPercent share of the time of all processors that processes of others used
 * @param stealPercent of the time in which processors had work, the share in which the host gave them to other machines
 * @param throttles how often processors were slowed down because they were too hot
 * @param load at its end, see {@link Machine.Reading}
 * @param megahertz at its end, see {@link Machine.Reading}
 */
public record Sample(
        long referenceNanos, double othersPercent, double stealPercent, long throttles, double load, double megahertz) {
    /** Stands for a stretch of time without any measurement. */
    public static final Sample NONE = new Sample(-1, -1, -1, -1, -1, -1);

    private static final double PERCENT = 100;

    /** Of the stretch between two looks. */
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
