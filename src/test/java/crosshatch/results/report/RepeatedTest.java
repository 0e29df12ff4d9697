package crosshatch.results.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.results.report.statistics.Ratio;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RepeatedTest {
    @ParameterizedTest
    @CsvSource({
        "1.2, 2.0, 1.1, 3.0, held",
        "0.3, 0.9, 0.2, 0.8, held",
        "1.2, 2.0, 0.5, 0.9, turned",
        "1.2, 2.0, 0.9, 3.0, not decided here",
        "0.9, 2.0, 1.1, 3.0, not decided before",
        "0.9, 2.0, 0.9, 3.0, not decided before"
    })
    void anOrderHoldsIfBothIntervalsAreOnTheSameSideOfOne(
            double low, double high, double lowNow, double highNow, String verdict) {
        assertEquals(
                verdict,
                order(new Ratio(1, low, high), new Ratio(1, lowNow, highNow)).verdict());
    }

    @Test
    void aRatioWithoutAnIntervalDecidesNothing() {
        Ratio decided = new Ratio(2, 1.5, 3);
        assertEquals(
                "not decided here",
                order(decided, new Ratio(2, Double.NaN, Double.NaN)).verdict());
        assertEquals(
                "not decided before", new Repeated.Order(LINE, LINE, Optional.empty(), Optional.of(decided)).verdict());
    }

    private static final Line LINE = new Line(
            1, "s", "any", "a", "cp", "measured", 1, 1e6, 1, 1, Line.Conditions.UNKNOWN, "a", Optional.empty());

    private static Repeated.Order order(Ratio before, Ratio now) {
        return new Repeated.Order(LINE, LINE, Optional.of(before), Optional.of(now));
    }
}
