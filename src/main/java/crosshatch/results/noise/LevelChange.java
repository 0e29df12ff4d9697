package crosshatch.results.noise;

import java.util.List;
import java.util.Optional;

/**
 * A lasting change of the level of times. There are two causes: the JVM continues with other compiled code, or the machine became
 * slower.
 *
 * @param place the index of the first time at the new level, from 0
 * @param before the median before this place
 * @param after the median from this place on
 */
public record LevelChange(int place, double before, double after) {
    /** The smallest ratio of the higher to the lower level that is reported. */
    public static final double BOUND = 1.3;

    /** The smallest share of the series for each level. */
    private static final double LEAST_SHARE = 0.25;

    /** Returns the ratio of the higher level to the lower level. */
    public double factor() {
        return Math.max(before, after) / Math.min(before, after);
    }

    /**
     * Finds the place whose two medians explain most of the variation. Places are considered only if the interquartile ranges
     * before and after them do not overlap.
     *
     * @param times times above 0, in their order
     * @return the change at this place; empty if its ratio does not exceed {@link #BOUND}
     */
    public static Optional<LevelChange> in(List<Double> times) {
        int least = Math.max(1, (int) Math.ceil(LEAST_SHARE * times.size()));
        Optional<LevelChange> best = Optional.empty();
        double leastRest = Double.POSITIVE_INFINITY;
        for (int place = least; place <= times.size() - least; place++) {
            List<Double> front = times.subList(0, place);
            List<Double> back = times.subList(place, times.size());
            Quartiles before = Quartiles.of(front);
            Quartiles after = Quartiles.of(back);
            boolean apart = before.third() < after.first() || after.third() < before.first();
            LevelChange change = new LevelChange(place, before.median(), after.median());
            double rest = rest(front, before.median()) + rest(back, after.median());
            if (!apart || change.factor() <= BOUND || rest >= leastRest) continue;
            best = Optional.of(change);
            leastRest = rest;
        }
        return best;
    }

    /** Returns the variation of times that a level does not explain. */
    private static double rest(List<Double> times, double level) {
        return times.stream()
                .mapToDouble(time -> Math.abs(Math.log(time / level)))
                .sum();
    }
}
