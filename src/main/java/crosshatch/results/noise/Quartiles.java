package crosshatch.results.noise;

import java.util.Collection;
import org.apache.commons.statistics.descriptive.Quantile;

/** The median and the quartiles of some values. */
public record Quartiles(double first, double median, double third) {
    /** Computes quartiles with interpolation, as pandas and R do by default: type 7 of Hyndman and Fan. */
    public static Quartiles of(Collection<Double> values) {
        double[] quartiles = Quantile.withDefaults()
                .with(Quantile.EstimationMethod.HF7)
                .evaluate(values.stream().mapToDouble(Double::doubleValue).toArray(), 0.25, 0.5, 0.75);
        return new Quartiles(quartiles[0], quartiles[1], quartiles[2]);
    }

    /** Returns the third quartile divided by the first quartile. */
    public double spread() {
        return third / first;
    }
}
