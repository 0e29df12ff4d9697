package crosshatch.results.report.statistics;

import java.util.Arrays;

/**
 * S. Holm's correction for several tests at once (Scandinavian Journal of Statistics 6, 1979). Tests whose adjusted
 * p-values are at most 0.05 are significant at a family-wise error rate of 0.05.
 */
public final class Holm {
    private final double[] ascending;
    private final double[] adjusted;

    private Holm(double[] ascending, double[] adjusted) {
        this.ascending = ascending;
        this.adjusted = adjusted;
    }

    /**
     * Computes the correction.
     *
     * @param pValues the p-values of all tests of the family
     */
    public static Holm of(double... pValues) {
        double[] ascending = pValues.clone();
        Arrays.sort(ascending);
        double[] adjusted = new double[ascending.length];
        double least = 0;
        for (int rank = 0; rank < ascending.length; rank++) {
            least = Math.max(least, Math.min(1, (ascending.length - rank) * ascending[rank]));
            adjusted[rank] = least;
        }
        return new Holm(ascending, adjusted);
    }

    /** Returns the number of tests in the family. */
    public int tests() {
        return ascending.length;
    }

    /**
     * Returns the adjusted p-value. Tests with equal p-values get the value of the first of them.
     *
     * @param pValue the p-value of a test of the family
     */
    public double adjusted(double pValue) {
        int first = Arrays.binarySearch(ascending, pValue);
        if (first < 0) throw new IllegalArgumentException(pValue + " is none of " + Arrays.toString(ascending));
        return adjusted[first];
    }
}
