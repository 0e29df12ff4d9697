package crosshatch.report;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * Two sides whose ratio, puzzle by puzzle, is an effect: geometric means of the times of those combinations of levels that count
 * for it, and of those that count against it.
 */
final class Contrast {
    private final List<double[]> more;
    private final List<double[]> less;
    private final int otherCombinations;
    private final double limit;

    /** @param otherCombinations combinations of the factors that are not in the term */
    private Contrast(List<double[]> more, List<double[]> less, int otherCombinations, double limit) {
        this.more = more;
        this.less = less;
        this.otherCombinations = otherCombinations;
        this.limit = limit;
    }

    /**
     * A combination takes part if each factor of the term is at the term's level or at its reference; it counts for the effect
     * if an even number of these is at the reference. Each side is divided by the number of combinations of other factors.
     *
     * @param levels of each factor, the reference first
     * @param term by number of the factor
     * @param times of each combination, by puzzle, infinite where it was not solved
     * @param limit that these count as
     */
    static Contrast of(
            List<List<String>> levels, Map<Integer, String> term, Map<List<String>, double[]> times, double limit) {
        List<double[]> more = times.entrySet().stream()
                .filter(cell -> sign(cell.getKey(), levels, term) > 0)
                .map(Map.Entry::getValue)
                .toList();
        List<double[]> less = times.entrySet().stream()
                .filter(cell -> sign(cell.getKey(), levels, term) < 0)
                .map(Map.Entry::getValue)
                .toList();
        return new Contrast(more, less, more.size() >> (term.size() - 1), limit);
    }

    /** 0 if the combination takes no part. */
    private static int sign(List<String> cell, List<List<String>> levels, Map<Integer, String> term) {
        int sign = 1;
        for (Map.Entry<Integer, String> each : term.entrySet()) {
            String level = cell.get(each.getKey());
            if (level.equals(levels.get(each.getKey()).get(0))) sign = -sign;
            else if (!level.equals(each.getValue())) return 0;
        }
        return sign;
    }

    /** The side that counts for the effect, by puzzle. */
    double[] more() {
        return side(more);
    }

    /** The side that counts against it, by puzzle. */
    double[] less() {
        return side(less);
    }

    /** Runs of {@link #more} that count as their limit. */
    int unsolvedMore() {
        return unsolved(more);
    }

    /** Likewise. */
    int unsolvedLess() {
        return unsolved(less);
    }

    private double[] side(List<double[]> cells) {
        double[] logs = new double[cells.get(0).length];
        for (double[] cell : cells) {
            for (int puzzle = 0; puzzle < logs.length; puzzle++) {
                logs[puzzle] += Math.log(Math.min(cell[puzzle], limit)) / otherCombinations;
            }
        }
        return Arrays.stream(logs).map(Math::exp).toArray();
    }

    private static int unsolved(Collection<double[]> cells) {
        return cells.stream().mapToInt(Contrast::unsolved).sum();
    }

    static int unsolved(double[] times) {
        return (int) Arrays.stream(times).filter(Double::isInfinite).count();
    }
}
