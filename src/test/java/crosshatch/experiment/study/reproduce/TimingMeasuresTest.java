package crosshatch.experiment.study.reproduce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.ManualClock;
import crosshatch.experiment.study.reproduce.Measure.Measured;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Measures of time, with a clock that the solvers turn themselves. */
class TimingMeasuresTest {
    private static final long LONG = 10_000_000L;
    private static final PuzzleChoice HARDEST_10 = PuzzleChoice.all("hardest10");

    private final ManualClock clock = new ManualClock();

    @Test
    void theRatioOfTimesIsThatOfThePasses() {
        Laboratory laboratory = laboratory(
                Laboratories.Paced.taking("slow", clock, puzzle -> 3 * LONG),
                Laboratories.Paced.taking("fast", clock, puzzle -> 2 * LONG));

        Measured measured = new TimeMeasures.TimeRatio("slow", "fast", HARDEST_10).take(laboratory);

        assertEquals(List.of("1.5"), measured.values());
        assertTrue(measured.remark().startsWith("30000.0 µs against 20000.0 µs per puzzle"), measured.remark());
    }

    /** As compiled code does: here the first ten answers take a hundred times as long. */
    @Test
    void warmUpIsLeftOut() {
        int[] answers = new int[1];
        Laboratory laboratory = laboratory(
                Laboratories.Paced.taking("compiled", clock, puzzle -> answers[0]++ < 10 ? 100 * LONG : LONG),
                Laboratories.Paced.taking("other", clock, puzzle -> LONG));

        assertEquals(
                List.of("1.0"),
                new TimeMeasures.TimeRatio("compiled", "other", HARDEST_10)
                        .take(laboratory)
                        .values());
    }

    @Test
    void throughputStopsGrowingWhereNineTenthsOfTheBestAreReached() {
        assertEquals(2, TimeMeasures.ThreadPlateau.plateau(Map.of(1, 10.0, 2, 18.0, 3, 20.0, 4, 19.0)));
        assertEquals(3, TimeMeasures.ThreadPlateau.plateau(Map.of(1, 10.0, 2, 17.9, 3, 20.0, 4, 19.0)));
    }

    /** The twelve published points, thousands of puzzles a second on 20 hardware threads: the derived figure is 20 of 20. */
    @Test
    void thePublishedPointsStopGrowingAtTheHardwareThreads() {
        Map<Integer, Double> published = Map.ofEntries(
                Map.entry(1, 9.760),
                Map.entry(5, 46.362),
                Map.entry(10, 81.680),
                Map.entry(15, 97.457),
                Map.entry(20, 115.467),
                Map.entry(25, 116.169),
                Map.entry(26, 118.546),
                Map.entry(27, 118.524),
                Map.entry(28, 116.736),
                Map.entry(29, 116.013),
                Map.entry(30, 115.467),
                Map.entry(35, 113.780));

        assertEquals(20, TimeMeasures.ThreadPlateau.plateau(published));
    }

    @Test
    void threadsAreTriedUpToTwiceTheHardware() {
        assertEquals(Set.of(1, 10, 20, 30, 40), TimeMeasures.ThreadPlateau.threadCounts(20));
        assertEquals(Set.of(1, 2, 3, 4), TimeMeasures.ThreadPlateau.threadCounts(2));
        assertEquals(Set.of(1, 2), TimeMeasures.ThreadPlateau.threadCounts(1));
    }

    private Laboratory laboratory(Laboratories.Paced... families) {
        return Laboratories.of(new SolverCatalog(List.of(families)), clock);
    }
}
