package crosshatch.results.report;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

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

    /**
     * The puzzles that say something: not both sides have a run that is open. One open run makes the ratio a bound, in a known
     * direction. Open runs on both sides leave nothing known of it.
     */
    int[] known() {
        return IntStream.range(0, more.get(0).length)
                .filter(puzzle -> !isOpen(more, puzzle) || !isOpen(less, puzzle))
                .toArray();
    }

    private static boolean isOpen(Collection<double[]> cells, int puzzle) {
        return cells.stream().anyMatch(cell -> Double.isInfinite(cell[puzzle]));
    }

    /** The side that counts for the effect, on some puzzles. */
    double[] more(int[] puzzles) {
        return side(more, puzzles);
    }

    /** The side that counts against it, on some puzzles. */
    double[] less(int[] puzzles) {
        return side(less, puzzles);
    }

    /** Runs of {@link #more} that are open, and count as their limit. */
    int unsolvedMore(int[] puzzles) {
        return unsolved(more, puzzles);
    }

    /** Runs of {@link #less} that are open, and count as their limit. */
    int unsolvedLess(int[] puzzles) {
        return unsolved(less, puzzles);
    }

    private double[] side(List<double[]> cells, int[] puzzles) {
        return IntStream.of(puzzles)
                .mapToDouble(puzzle -> Math.exp(cells.stream()
                        .mapToDouble(cell ->
                                Math.log(Double.isInfinite(cell[puzzle]) ? limit : cell[puzzle]) / otherCombinations)
                        .sum()))
                .toArray();
    }

    private static int unsolved(Collection<double[]> cells, int[] puzzles) {
        return cells.stream()
                .mapToInt(cell -> (int) IntStream.of(puzzles)
                        .filter(puzzle -> Double.isInfinite(cell[puzzle]))
                        .count())
                .sum();
    }
}
