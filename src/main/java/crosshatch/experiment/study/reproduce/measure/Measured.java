package crosshatch.experiment.study.reproduce.measure;

import java.util.Arrays;
import java.util.List;

/**
 * The result of a measure.
 *
 * @param values numbers, unrounded, or words, in the order of the published ones
 * @param remark a remark for people; may be empty
 */
public record Measured(List<String> values, String remark) {
    public Measured {
        values = List.copyOf(values);
    }

    /** Values without a remark. */
    public static Measured of(Object... values) {
        return new Measured(Arrays.stream(values).map(String::valueOf).toList(), "");
    }

    /** Likewise, from a list. */
    public static Measured of(List<?> values) {
        return of(values.toArray());
    }

    /** The same values with a remark. */
    public Measured remarking(String words) {
        return new Measured(values, words);
    }
}
