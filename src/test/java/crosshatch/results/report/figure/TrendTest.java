package crosshatch.results.report.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.report.statistics.Ratio;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class TrendTest {
    private static final Trend.Point OLD = Trend.Point.of(2018.8, "4.0.9", new Ratio(4, 3, 6));
    private static final Trend.Point NEW = Trend.Point.of(2026.1, "5.0.0", new Ratio(1, Double.NaN, Double.NaN));

    private static Plot plot(Trend.Point... points) {
        Map<String, SolverStyle> styles = SolverStyle.of(List.of("choco"));
        return Trend.plot(
                List.of(new Trend.Path("choco", Objects.requireNonNull(styles.get("choco")), List.of(points))));
    }

    @Test
    void yearsReachFromTheFirstOfJanuaryBeforeToTheOneAfter() {
        Axis years = plot(OLD, NEW).x();

        assertEquals("2018", years.ticks().get(0).label());
        assertEquals("2027", years.ticks().get(years.ticks().size() - 1).label());
    }

    @Test
    void everyYearHasATick() {
        assertEquals(10, plot(OLD, NEW).x().ticks().size());
    }

    @Test
    void ratiosReachAroundTheIntervalsAndOne() {
        Axis ratios = plot(OLD).y();

        assertTrue(ratios.low() <= 1 && ratios.high() >= 6, ratios.toString());
    }

    @Test
    void aRatioWithoutAnIntervalIsAPoint() {
        assertEquals(new Trend.Point(2026.1, "5.0.0", 1, 1, 1), NEW);
    }

    @Test
    void dataHaveTheIntervalAndTheRelease() {
        assertEquals(
                "choco,2018.8,4,3,6,4.0.9",
                plot(OLD).data().csv().lines().toList().get(1));
    }
}
