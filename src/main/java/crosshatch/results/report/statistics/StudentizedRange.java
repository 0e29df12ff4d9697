package crosshatch.results.report.statistics;

import org.apache.commons.statistics.distribution.NormalDistribution;
import org.hipparchus.analysis.integration.IterativeLegendreGaussIntegrator;
import org.hipparchus.analysis.solvers.BrentSolver;

/** The range of several independent standard normal variables: the studentised range with infinite degrees of freedom. */
final class StudentizedRange {
    private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

    /** The normal density beyond is less than a double tells from 0 here. */
    private static final double TAIL = 9;

    private static final double WIDEST_RANGE = 2 * TAIL;
    private static final double ACCURACY = 1e-10;
    private static final int MOST_EVALUATIONS = 100_000;

    private StudentizedRange() {}

    /** How probable it is that {@code variables} of them lie within a range of {@code width}. */
    static double cumulative(double width, int variables) {
        // the smallest lies at z, all others between it and z + width
        return variables
                * new IterativeLegendreGaussIntegrator(20, ACCURACY, ACCURACY)
                        .integrate(
                                MOST_EVALUATIONS,
                                z -> NORMAL.density(z) * Math.pow(NORMAL.probability(z, z + width), variables - 1.0),
                                -TAIL,
                                TAIL);
    }

    /** The width with that cumulative probability. */
    static double quantile(double probability, int variables) {
        return new BrentSolver(ACCURACY)
                .solve(MOST_EVALUATIONS, width -> cumulative(width, variables) - probability, 0, WIDEST_RANGE);
    }
}
