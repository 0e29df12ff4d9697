package crosshatch.results.report.figure;

import org.apache.commons.statistics.distribution.BetaDistribution;

/**
 * Where a share lies with a probability of 95 %, at one place of a curve.
 *
 * @param low 0 to 1
 * @param high 0 to 1
 */
record Band(double low, double high) {
    private static final double TAIL = 0.025;

    /**
     * The exact interval of a binomial share (C. Clopper and E. Pearson, Biometrika 26, 1934). Isomorphs of a puzzle resemble it, so
     * that only puzzles count as draws, while the share may be one of all their isomorphs.
     *
     * @param share 0 to 1
     * @param puzzles number of puzzles, isomorphs not counted
     */
    static Band of(double share, long puzzles) {
        double hits = share * puzzles;
        double misses = puzzles - hits;
        return new Band(
                hits <= 0 ? 0 : BetaDistribution.of(hits, misses + 1).inverseCumulativeProbability(TAIL),
                misses <= 0 ? 1 : BetaDistribution.of(hits + 1, misses).inverseSurvivalProbability(TAIL));
    }
}
