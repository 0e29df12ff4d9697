package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Ranks of order statistics as tables of textbooks have them. */
class MedianIntervalTest {
    @Test
    void ofTwentyValuesTheSixthAndTheFifteenthAreTheEnds() {
        assertEquals(new MedianInterval(10.5, 6, 15), MedianInterval.of(upTo(20)));
    }

    @Test
    void sixValuesAreTheFewestWhoseSpanIsAnInterval() {
        assertEquals(new MedianInterval(3.5, 1, 6), MedianInterval.of(upTo(6)));
        assertEquals(new MedianInterval(2, 1, 3), MedianInterval.of(upTo(3)));
        assertEquals(new MedianInterval(5, 2, 8), MedianInterval.of(upTo(9)));
    }

    @Test
    void valuesThatAreOnlyKnownToBeMoreAreLargerThanAllOthers() {
        double[] values = upTo(9);
        for (int i = 0; i < 3; i++) values[i] = Double.POSITIVE_INFINITY;

        assertEquals(new MedianInterval(8, 5, Double.POSITIVE_INFINITY), MedianInterval.of(values));
    }

    private static double[] upTo(int last) {
        return IntStream.rangeClosed(1, last).mapToDouble(i -> i).toArray();
    }

    @Test
    void ifNobodyIsKnownTheMiddleIsNotEither() {
        double[] values = new double[4];
        Arrays.fill(values, Double.POSITIVE_INFINITY);

        assertEquals(Double.POSITIVE_INFINITY, MedianInterval.of(values).median());
    }
}
