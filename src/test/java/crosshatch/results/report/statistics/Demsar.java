package crosshatch.results.report.statistics;

import java.util.Arrays;
import java.util.List;

/** The running example of J. Demšar, Statistical Comparisons of Classifiers over Multiple Data Sets, JMLR 7 (2006). */
final class Demsar {
    static final List<String> CLASSIFIERS = List.of("C4.5", "C4.5+m", "C4.5+cf", "C4.5+m+cf");

    /** Table 6: areas under the curve on 14 data sets, more is better; the first two columns are table 2. */
    private static final double[][] AREAS = {
        {0.763, 0.768, 0.771, 0.798},
        {0.599, 0.591, 0.590, 0.569},
        {0.954, 0.971, 0.968, 0.967},
        {0.628, 0.661, 0.654, 0.657},
        {0.882, 0.888, 0.886, 0.898},
        {0.936, 0.931, 0.916, 0.931},
        {0.661, 0.668, 0.609, 0.685},
        {0.583, 0.583, 0.563, 0.625},
        {0.775, 0.838, 0.866, 0.875},
        {1.000, 1.000, 1.000, 1.000},
        {0.940, 0.962, 0.965, 0.962},
        {0.619, 0.666, 0.614, 0.669},
        // the table prints 0.975 twice, but ranks them 2 and 3: they differ in digits that are not printed
        {0.972, 0.981, 0.9751, 0.975},
        {0.957, 0.978, 0.946, 0.970}
    };

    private Demsar() {}

    /** Less is better. */
    static double[][] scores() {
        return Arrays.stream(AREAS)
                .map(set -> Arrays.stream(set).map(area -> -area).toArray())
                .toArray(double[][]::new);
    }

    /** Table 2: C4.5+m less C4.5, in thousandths, so that ties are exact. */
    static double[] differences() {
        return Arrays.stream(AREAS)
                .mapToDouble(set -> Math.rint(1000 * (set[1] - set[0])))
                .toArray();
    }
}
