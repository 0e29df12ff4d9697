package crosshatch.results.report.statistics;

import java.util.Arrays;

/**
 * Bounds the mean of a sequence of numbers between 0 and 1. A caller may read the bounds after each number. With the chosen
 * confidence, the mean lies between the bounds at all times. So an experiment may stop as soon as the bounds are narrow enough.
 *
 * <p>The bounds come from the hedged capital process with predictable plug-in bets (I. Waudby-Smith and A. Ramdas, Estimating
 * means of bounded random variables by betting, Journal of the Royal Statistical Society B 86, 2024, sections 3 and 4). A
 * gambler bets against the hypothesis that the mean is {@code m}. If the hypothesis is true, the capital is a martingale. By
 * J. Ville's inequality the capital grows to {@code 2/α} with a probability of at most {@code α/2}. One gambler bets that
 * the mean is larger, another that it is smaller. A value {@code m} is excluded as soon as one of its two gamblers has the
 * capital {@code 2/α}.
 */
public final class ConfidenceSequence {
    private static final int BISECTIONS = 40;
    /** The largest share of the capital that is staked: the paper's c, for which it names 1/2 and 3/4. */
    private static final double LARGEST_STAKE = 0.75;

    private final double logOfTwoByAlpha;
    private double[] numbers = new double[64];
    private double[] stakes = new double[64];
    private int count;
    private double sum;
    private double squares;
    private double low;
    private double high = 1;

    /**
     * Begins without numbers.
     *
     * @param alpha the largest probability that the mean is ever outside the bounds, between 0 and 1
     */
    public ConfidenceSequence(double alpha) {
        logOfTwoByAlpha = Math.log(2 / alpha);
    }

    /**
     * Adds a number.
     *
     * @param number a number between 0 and 1
     * @throws IllegalArgumentException if the number is less than 0 or more than 1
     */
    public void add(double number) {
        if (!(number >= 0 && number <= 1)) throw new IllegalArgumentException(number + " is not between 0 and 1");
        if (count == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * count);
            stakes = Arrays.copyOf(stakes, 2 * count);
        }
        stakes[count] = nextStake();
        numbers[count++] = number;
        sum += number;
        double guess = (0.5 + sum) / (count + 1);
        squares += (number - guess) * (number - guess);
    }

    /** Returns the next stake, which depends only on earlier numbers. */
    private double nextStake() {
        return stake(count + 1L, squares);
    }

    /** The variance is guessed as if there had been one more number, with a squared distance of a quarter. */
    private double stake(long next, double squaresBefore) {
        double variance = (0.25 + squaresBefore) / next;
        return Math.sqrt(2 * logOfTwoByAlpha / (variance * next * Math.log(1.0 + next)));
    }

    /**
     * Returns about how many numbers exclude a value near 1/2. It uses the first two terms of the logarithm of the growth of
     * the capital.
     *
     * @param distance the distance of the value from the mean
     * @param variance the variance of the numbers
     * @param most the largest result
     */
    static long expected(double alpha, double distance, double variance, long most) {
        ConfidenceSequence sequence = new ConfidenceSequence(alpha);
        double capital = 0;
        long next = 0;
        while (capital < sequence.logOfTwoByAlpha && next < most) {
            next++;
            double stake = Math.min(sequence.stake(next, (next - 1) * variance), 2 * LARGEST_STAKE);
            capital += stake * distance - stake * stake * (variance + distance * distance) / 2;
        }
        return next;
    }

    /** Returns the number of calls of {@link #add}. */
    public int count() {
        return count;
    }

    /** Returns the lower bound, which never decreases. */
    public double low() {
        low = Math.max(low, smallestThought(false));
        return low;
    }

    /** Returns the upper bound, which never increases. */
    public double high() {
        high = Math.min(high, 1 - smallestThought(true));
        return high;
    }

    /** Returns the smallest mean that is not excluded, to 12 digits. The capital decreases as the hypothetical mean increases. */
    private double smallestThought(boolean mirrored) {
        double refuted = 0;
        double thought = 1;
        for (int i = 0; i < BISECTIONS; i++) {
            double middle = (refuted + thought) / 2;
            if (isRefuted(middle, mirrored)) refuted = middle;
            else thought = middle;
        }
        return refuted;
    }

    /** Returns whether bets that the mean is larger than this have grown so much at any time. */
    private boolean isRefuted(double mean, boolean mirrored) {
        double logOfCapital = 0;
        for (int i = 0; i < count; i++) {
            double number = mirrored ? 1 - numbers[i] : numbers[i];
            logOfCapital += Math.log1p(Math.min(stakes[i], LARGEST_STAKE / mean) * (number - mean));
            if (logOfCapital >= logOfTwoByAlpha) return true;
        }
        return false;
    }
}
