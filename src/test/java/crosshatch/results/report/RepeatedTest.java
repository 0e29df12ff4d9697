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
        "1, 1, held",
        "-1, -1, held",
        "1, -1, turned",
        "1, 0, not decided here",
        "0, 1, not decided before",
        "0, 0, not decided before"
    })
    void anOrderHoldsIfBothExperimentsDecideTheSame(int then, int here, String verdict) {
        Line line = line(1);
        assertEquals(verdict, new Repeated.Order(line, line, Optional.empty(), Optional.empty(), then, here).verdict());
    }

    @ParameterizedTest
    @CsvSource({
        "5, 1.2, 2.0, 1",
        "5, 0.3, 0.9, -1",
        "5, 0.9, 2.0, 0",
        "1, 1.2, 2.0, 0",
        "1, 1.8, 2.0, 1",
        "1, 0.3, 0.9, 0",
        "1, 0.3, 0.5, -1"
    })
    void oneForkDecidesNoRatioThatJvmsMayShow(int forks, double low, double high, int order) {
        assertEquals(order, Comparison.order(Optional.of(new Ratio(1, low, high)), line(forks), line(5)));
    }

    @Test
    void aRatioWithoutAnIntervalDecidesNothing() {
        Ratio few = new Ratio(2, Double.NaN, Double.NaN);
        assertEquals(0, Comparison.order(Optional.of(few), line(5), line(5)));
        assertEquals(0, Comparison.order(Optional.empty(), line(5), line(5)));
    }

    private static Line line(int forks) {
        return new Line(
                1, "s", "any", "a", "cp", "measured", 1, 1e6, forks, 1, Line.Conditions.UNKNOWN, "a", Optional.empty());
    }
}
