package crosshatch.results.report.statistics;

import java.util.ArrayList;
import java.util.List;

/**
 * Compares two solvers until it is known which one is better than the other, or that their difference does not matter. All numbers are losses, see
 * {@link DecisionRule}.
 *
 * <p>A batch of puzzles gives one observation, its bounded mean loss. Puzzles of a batch share their JVMs, so they are not
 * independent. The rule assumes that batches are independent and that the ratio does not change during the experiment. It
 * cannot show whether this is true. The band is a {@link ConfidenceSequence}. A comparison that stops as soon as the pair is
 * decided errs with at most the probability that the rule allows.
 */
public final class PairDecision {
    /** The possible declarations on a pair. */
    public enum Outcome {
        /** The whole band lies beyond the margin, on the side of the first solver. */
        FIRST_BETTER,
        /** The whole band lies beyond the margin, on the side of the second solver. */
        SECOND_BETTER,
        /** The whole band lies within the margin. */
        EQUAL,
        UNDECIDED
    }

    /**
     * The state after a batch.
     *
     * @param puzzles the number of puzzles so far
     * @param mean the mean of the observations so far
     * @param low the lower end of the band
     * @param high the upper end of the band
     */
    public record Look(long puzzles, double mean, double low, double high) {}

    private static final long MOST_EXPECTED = 1_000_000;

    private final DecisionRule rule;
    private final double alpha;
    private final ConfidenceSequence sequence;
    private final List<Look> looks = new ArrayList<>();
    private long puzzles;
    private double sum;
    private double squares;
    private int clippedForFirst;
    private int clippedForSecond;

    /**
     * Begins without batches.
     *
     * @param alpha the largest probability that the band ever misses the mean
     */
    PairDecision(DecisionRule rule, double alpha) {
        this.rule = rule;
        this.alpha = alpha;
        sequence = new ConfidenceSequence(alpha);
    }

    /** Adds the losses of a batch. Batches after a declaration change nothing. */
    void add(double[] losses) {
        if (outcome() != Outcome.UNDECIDED) return;
        double loss = rule.lossOfBatch(losses);
        if (rule.wholeLoss(losses) < loss) clippedForFirst++;
        if (rule.wholeLoss(losses) > loss) clippedForSecond++;
        puzzles += losses.length;
        sum += loss;
        squares += loss * loss;
        double largest = rule.largestLoss();
        sequence.add(Math.max(0, Math.min(1, (loss + largest) / (2 * largest))));
        looks.add(new Look(puzzles, sum / sequence.count(), loss(sequence.low()), loss(sequence.high())));
    }

    private double loss(double number) {
        return (2 * number - 1) * rule.largestLoss();
    }

    /**
     * Returns the share of batches that are clipped against the solver with the better mean. On these batches, that solver is worse
     * by more than the clip, and nobody knows how much worse from the mean.
     */
    public double clippedAgainst() {
        int clipped = sum < 0 ? clippedForSecond : clippedForFirst;
        return looks.isEmpty() ? 0 : (double) clipped / looks.size();
    }

    /** Returns the state after each batch. */
    public List<Look> looks() {
        return List.copyOf(looks);
    }

    /** Returns the present declaration. */
    public Outcome outcome() {
        if (looks.isEmpty()) return Outcome.UNDECIDED;
        Look last = looks.get(looks.size() - 1);
        double margin = rule.marginOfLoss();
        if (last.high() < -margin) return Outcome.FIRST_BETTER;
        if (last.low() > margin) return Outcome.SECOND_BETTER;
        return last.low() > -margin && last.high() < margin ? Outcome.EQUAL : Outcome.UNDECIDED;
    }

    /**
     * Returns the approximate number of batches that decide this pair, if mean and variance are as observed. For a decided pair,
     * it is the observed number; for a million batches or more, it is the largest {@code long}.
     */
    public long expectedBatches() {
        int n = looks.size();
        if (n < 2) return Long.MAX_VALUE;
        if (outcome() != Outcome.UNDECIDED) return n;
        double scale = 2 * rule.largestLoss();
        double distance = Math.abs(Math.abs(sum / n) - rule.marginOfLoss()) / scale;
        long expected = ConfidenceSequence.expected(alpha, distance, variance() / (scale * scale), MOST_EXPECTED);
        return expected < MOST_EXPECTED ? Math.max(n, expected) : Long.MAX_VALUE;
    }

    private double variance() {
        int n = looks.size();
        double mean = sum / n;
        return Math.max(0, (squares - n * mean * mean) / (n - 1));
    }
}
