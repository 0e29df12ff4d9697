package crosshatch.report.statistics;

import java.util.Comparator;
import java.util.stream.IntStream;

/** S. Holm's correction for several tests at once (Scandinavian Journal of Statistics 6, 1979). */
public final class Holm {
    private Holm() {}

    /** Adjusted p-values, in the order of {@code pValues}: those of 0.05 or less are significant, all together, at that level. */
    public static double[] adjusted(double[] pValues) {
        int[] ascending = IntStream.range(0, pValues.length)
                .boxed()
                .sorted(Comparator.comparingDouble(at -> pValues[at]))
                .mapToInt(Integer::intValue)
                .toArray();
        double[] adjusted = new double[pValues.length];
        double least = 0;
        for (int rank = 0; rank < ascending.length; rank++) {
            least = Math.max(least, Math.min(1, (pValues.length - rank) * pValues[ascending[rank]]));
            adjusted[ascending[rank]] = least;
        }
        return adjusted;
    }
}
