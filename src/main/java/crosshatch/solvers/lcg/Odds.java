package crosshatch.solvers.lcg;

import crosshatch.base.Ints;
import java.util.SplittableRandom;

/**
 * How likely candidates are to be in a solution, as far as their slots tell. Of the n candidates that are left in a slot at the root each has odds of n - 1 to 1
 * against it, of n to 1 where the slot need not be taken; those of a candidate's slots are multiplied, as if they were independent. That is the first round of
 * belief propagation, with a factor for each slot: F. R. Kschischang, B. J. Frey and H.-A. Loeliger, "Factor graphs and the sum-product algorithm", IEEE
 * Transactions on Information Theory 47 (2001).
 *
 * <p>Odds are given as their logarithms, in steps of 1/{@value #STEPS}, and to the power {@value #EXPONENT}.
 */
final class Odds {
    private static final int STEPS = 64;

    /** Of 0.4, 0.5, 0.8, 1.1 and 1.3 the one with which tabu search solved most in trials on Sudokus of order 6 with 48 % holes and with 49 %. */
    private static final double EXPONENT = 0.8;

    /** By the loss in steps; what costs more is never made. */
    private static final double[] CHANCES = chances();

    private final ExactlyOneSets slots;
    private final Singles singles;
    /** By candidate; of those that are left. */
    private final int[] against;

    private int mean;

    Odds(ExactlyOneSets slots, Singles singles) {
        this.slots = slots;
        this.singles = singles;
        against = new int[slots.mostCandidates()];
    }

    private static double[] chances() {
        double[] chances = new double[16 * STEPS];
        for (int loss = 0; loss < chances.length; loss++) chances[loss] = Math.exp(-(double) loss / STEPS);
        return chances;
    }

    /** @param left the candidates that are left at the root */
    void find(Ints left) {
        long sum = 0;
        for (int i = 0; i < left.size(); i++) {
            int candidate = left.get(i);
            against[candidate] = (int) Math.round(EXPONENT * STEPS * logarithm(candidate));
            sum += against[candidate];
        }
        mean = left.size() == 0 ? 0 : (int) (sum / left.size());
    }

    private double logarithm(int candidate) {
        double sum = 0;
        for (int spot = slots.firstSpot(candidate); spot < slots.firstSpot(candidate + 1); spot++) {
            int slot = ExactlyOneSets.slot(slots.spot(spot));
            int open = Long.bitCount(singles.rootOpen(slot));
            // The last candidate of a slot has nothing against it there, and its odds no logarithm.
            if (open > 1) sum += Math.log(slots.isExact(slot) ? open - 1 : open);
        }
        return sum;
    }

    /** The logarithm of the odds against a candidate that is left, in steps; at least 0. */
    int against(int candidate) {
        return against[candidate];
    }

    /** The mean of {@link #against} over the candidates that are left. */
    int mean() {
        return mean;
    }

    /**
     * Whether a change that makes a grid less likely is made all the same: with the ratio of likelihoods as its chance. After N. Metropolis et al., "Equation of state
     * calculations by fast computing machines", The Journal of Chemical Physics 21 (1953).
     *
     * @param loss how much the logarithm of the odds against what comes in exceeds that of what goes out; if it does not, the change is made
     */
    static boolean accept(int loss, SplittableRandom random) {
        return loss <= 0 || (loss < CHANCES.length && random.nextDouble() < CHANCES[loss]);
    }
}
