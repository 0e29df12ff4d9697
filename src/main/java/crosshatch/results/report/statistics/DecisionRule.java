package crosshatch.results.report.statistics;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * The rule for decisions on pairs of solvers: the compared number of a run, and the difference that matters.
 *
 * <p>A loss is negative if the first solver of a pair is better. The loss of a batch is the mean loss of its puzzles, bounded
 * to {@code clip}, because a confidence sequence needs bounds. The rule is about the mean of the clipped losses of batches. It
 * is the logarithm of a geometric mean only if no batch is clipped.
 *
 * @param measure the compared number
 * @param margin the largest difference that does not matter: a ratio above 1; for {@link Measure#SOLVED} a difference of
 *     shares, below 1
 * @param clip the bound that replaces larger ratios of a batch, itself above the margin; unused for {@link Measure#SOLVED}
 * @param confidence the confidence of all declarations of an experiment together, between 0 and 1
 */
public record DecisionRule(Measure measure, double margin, double clip, double confidence) {
    /** The compared number of a run. */
    public enum Measure {
        /** The time to the answer; the limit replaces the time of an unsolved puzzle. */
        TIME,
        /** The share of solved puzzles. */
        SOLVED,
        /**
         * The number of refuted alternatives plus 1; if only one solver solved the puzzle, its ratio is the largest possible
         * ratio.
         */
        BACKTRACKS;

        /** Returns the word for this measure, in lower case. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final double LARGEST_RATIO_OF_A_PUZZLE = 1000;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if a number is out of range
     */
    public DecisionRule {
        boolean ratio = measure != Measure.SOLVED;
        if (!(ratio ? margin > 1 : margin > 0 && margin < 1)) {
            throw new IllegalArgumentException("margin " + margin + ": expected "
                    + (ratio
                            ? "a ratio above 1, such as 1.1"
                            : "a difference of shares above 0 and below 1, such as 0.05"));
        }
        if (ratio && !(clip > margin && Double.isFinite(clip))) {
            throw new IllegalArgumentException(
                    "clip " + clip + ": expected a ratio above the margin " + margin + ", such as 3");
        }
        if (!(confidence > 0 && confidence < 1)) {
            throw new IllegalArgumentException(
                    "confidence " + confidence + ": expected more than 0 and less than 1, such as 0.95 or 95%");
        }
    }

    /** Returns the largest loss of a batch; the smallest is its negative. */
    double largestLoss() {
        return measure == Measure.SOLVED ? 1 : Math.log(clip);
    }

    /** Returns the largest mean loss that does not matter. */
    double marginOfLoss() {
        return measure == Measure.SOLVED ? margin : Math.log(margin);
    }

    /** Returns the rule for a part of an experiment. The declarations of all parts together have the confidence of this rule. */
    public DecisionRule ofPart(int parts) {
        return parts == 1 ? this : new DecisionRule(measure, margin, clip, 1 - (1 - confidence) / parts);
    }

    /** Converts a mean loss for people to a ratio, or a difference of shares. */
    public double shown(double loss) {
        return measure == Measure.SOLVED ? loss : Math.exp(loss);
    }

    /**
     * Writes a declaration for people: {@code a is faster than b on the typical batch (clip 3)}. A ratio is one of clipped
     * batches, so a few batches with a far larger ratio hardly count.
     */
    public String declaration(PairDecision.Outcome outcome, String first, String second) {
        String better =
                switch (measure) {
                    case TIME -> " is faster";
                    case SOLVED -> " solves more";
                    case BACKTRACKS -> " backtracks less";
                };
        return switch (outcome) {
            case FIRST_BETTER -> first + better + " than " + second + typical();
            case SECOND_BETTER -> second + better + " than " + first + typical();
            case EQUAL -> first + " and " + second + " are equal within the margin" + typical();
            case UNDECIDED -> first + " and " + second + " are undecided";
        };
    }

    private String typical() {
        return measure == Measure.SOLVED
                ? ""
                : String.format(
                        Locale.ROOT,
                        " on the typical batch (clip %s)",
                        BigDecimal.valueOf(clip).stripTrailingZeros().toPlainString());
    }

    /**
     * Returns the loss of a batch, negative if the first solver is better.
     *
     * @param losses the losses of its puzzles
     */
    double lossOfBatch(double[] losses) {
        double largest = largestLoss();
        return Math.max(-largest, Math.min(largest, wholeLoss(losses)));
    }

    /** Returns the loss of a batch without a clip. */
    double wholeLoss(double[] losses) {
        return Arrays.stream(losses).average().orElseThrow();
    }

    /** Returns the loss of each puzzle of a batch, see {@link #loss}. */
    public double[] losses(double[] first, double[] second, double limit) {
        return IntStream.range(0, first.length)
                .mapToDouble(at -> loss(first[at], second[at], limit))
                .toArray();
    }

    /**
     * Returns the loss of a puzzle, negative if the first solver is better.
     *
     * @param first the number of the first solver, more than 0; infinite if it did not solve the puzzle
     * @param second the number of the second solver, more than 0; infinite if it did not solve the puzzle
     * @param limit the time that replaces the time of an unsolved puzzle; infinite for none
     */
    double loss(double first, double second, double limit) {
        boolean one = Double.isFinite(first);
        boolean other = Double.isFinite(second);
        if (!one && !other) return 0;
        if (measure == Measure.SOLVED) return (one ? 0 : 1) - (other ? 0 : 1);
        double cap = measure == Measure.TIME ? limit : Double.POSITIVE_INFINITY;
        double loss = Math.log(Math.min(first, cap)) - Math.log(Math.min(second, cap));
        double largest = Math.log(LARGEST_RATIO_OF_A_PUZZLE);
        return Math.max(-largest, Math.min(largest, loss));
    }
}
