package crosshatch.results.report.statistics;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The virtual best solver, which takes the time of the fastest solver on each puzzle, and the contribution of each solver to
 * it (L. Xu, F. Hutter, H. Hoos, K. Leyton-Brown, SAT 2012).
 *
 * @param contributions the contributions of the solvers
 */
public record VirtualBest(Performance performance, List<Contribution> contributions) {

    /**
     * The performance of one solver. A mean is infinite if a puzzle is unsolved and there is no limit.
     *
     * @param solved the number of solved puzzles
     * @param par2 the mean time, where an unsolved puzzle counts as twice the limit
     * @param par10 the mean time, where an unsolved puzzle counts as ten times the limit
     */
    public record Performance(long solved, double par2, double par10) {
        /**
         * Computes the performance.
         *
         * @param times the times, infinite for unsolved puzzles
         */
        public static Performance of(double[] times, double limit) {
            long solved = IntStream.range(0, times.length)
                    .filter(at -> Double.isFinite(times[at]))
                    .count();
            return new Performance(solved, Par.of(times, limit, 2), Par.of(times, limit, 10));
        }
    }

    /**
     * The contribution of one solver to the virtual best solver.
     *
     * @param fastest the number of puzzles on which it is the fastest, ties included
     * @param solvedAlone the number of puzzles that no other solves
     * @param without the virtual best solver of the others; empty if there are none
     */
    public record Contribution(long fastest, long solvedAlone, Optional<Performance> without) {}

    /**
     * Computes the virtual best solver.
     *
     * @param times one row per solver, one column per puzzle, infinite for unsolved puzzles
     * @param limit the time limit of each run
     */
    public static VirtualBest of(double[][] times, double limit) {
        return new VirtualBest(
                Performance.of(best(times, -1), limit),
                IntStream.range(0, times.length)
                        .mapToObj(solver -> contribution(times, solver, limit))
                        .toList());
    }

    private static Contribution contribution(double[][] times, int solver, double limit) {
        double[] ownTimes = times[solver];
        double[] others = best(times, solver);
        long fastest = IntStream.range(0, ownTimes.length)
                .filter(at -> Double.isFinite(ownTimes[at]) && ownTimes[at] <= others[at])
                .count();
        long alone = IntStream.range(0, ownTimes.length)
                .filter(at -> Double.isFinite(ownTimes[at]) && Double.isInfinite(others[at]))
                .count();
        return new Contribution(
                fastest, alone, times.length == 1 ? Optional.empty() : Optional.of(Performance.of(others, limit)));
    }

    /**
     * Returns the times of the virtual best solver.
     *
     * @param without the row of a solver to leave out; -1 for none
     */
    public static double[] best(double[][] times, int without) {
        double[] best = new double[times[0].length];
        for (int at = 0; at < best.length; at++) {
            best[at] = Double.POSITIVE_INFINITY;
            for (int solver = 0; solver < times.length; solver++) {
                if (solver != without) best[at] = Math.min(best[at], times[solver][at]);
            }
        }
        return best;
    }
}
