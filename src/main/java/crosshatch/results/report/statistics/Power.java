package crosshatch.results.report.statistics;

import java.util.OptionalLong;
import java.util.function.DoubleUnaryOperator;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.hipparchus.analysis.integration.gauss.GaussIntegrator;
import org.hipparchus.analysis.integration.gauss.GaussIntegratorFactory;
import org.hipparchus.analysis.solvers.BrentSolver;

/**
 * The power of a two-sided t test: the probability that it finds a nonzero mean. It is a tail of the noncentral t
 * distribution (J. Cohen, Statistical Power Analysis for the Behavioral Sciences, 1988, chapter 2).
 */
public final class Power {
    private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);
    private static final GaussIntegratorFactory RULES = new GaussIntegratorFactory();
    private static final int NODES = 64;
    /** The range of integration, in standard deviations of the root of a chi-squared number. */
    private static final double REACH = 9;

    /** A mean in standard errors that is always found. */
    private static final double FAR = 1e5;

    private static final long MOST_PUZZLES = 10_000_000;
    private static final double EXACT = 1e-9;
    private static final int STEPS = 500;

    private Power() {}

    /**
     * Returns the probability of a p-value of at most {@code level}.
     *
     * @param mean the true mean in standard errors
     * @param freedom the degrees of freedom, at least 1
     */
    public static double of(double mean, double freedom, double level) {
        double critical = critical(freedom, level);
        ChiSquaredDistribution squares = ChiSquaredDistribution.of(freedom);
        double width = REACH / Math.sqrt(2 * freedom);
        GaussIntegrator integrator = RULES.legendre(NODES, Math.max(0, 1 - width), 1 + width);
        return integrator.integrate(spread -> 2
                * freedom
                * spread
                * squares.density(freedom * spread * spread)
                * (NORMAL.cumulativeProbability(mean - critical * spread)
                        + NORMAL.cumulativeProbability(-mean - critical * spread)));
    }

    /** Returns the critical value of the test in standard errors: a quantile of Student's t. */
    private static double critical(double freedom, double level) {
        return TDistribution.of(freedom).inverseSurvivalProbability(level / 2);
    }

    /** Returns the mean, in standard errors, that the test finds with this probability, which must be more than {@code level}. */
    public static double found(double power, double freedom, double level) {
        DoubleUnaryOperator missing = mean -> of(mean, freedom, level) - power;
        double far = critical(freedom, level);
        while (missing.applyAsDouble(far) < 0 && far < FAR) far *= 2;
        return new BrentSolver(EXACT).solve(STEPS, missing::applyAsDouble, 0, far);
    }

    /**
     * Returns the smallest number of puzzles with which the test finds a mean with this probability; empty if no number
     * suffices.
     *
     * @param error returns the standard error with a number of puzzles, at least 2
     * @param mean the mean in the unit of the error
     */
    public static OptionalLong puzzles(DoubleUnaryOperator error, double mean, double power, double level) {
        long enough = 2;
        while (of(mean / error.applyAsDouble((double) enough), enough - 1.0, level) < power) {
            enough *= 2;
            if (enough > MOST_PUZZLES) return OptionalLong.empty();
        }
        long tooFew = enough / 2;
        while (enough - tooFew > 1) {
            long middle = (enough + tooFew) / 2;
            if (of(mean / error.applyAsDouble((double) middle), middle - 1.0, level) < power) tooFew = middle;
            else enough = middle;
        }
        return OptionalLong.of(enough);
    }
}
