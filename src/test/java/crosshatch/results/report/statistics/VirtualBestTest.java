package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Worked out by hand. */
class VirtualBestTest {
    private static final double UNSOLVED = Double.POSITIVE_INFINITY;

    /** Puzzle by puzzle the best are 1, 2, 8, unsolved; without the first 4, 2, 8; without the second 1, 6, unsolved. */
    @Test
    void theBestOfEachPuzzleAndWhatItIsWithoutEach() {
        double[][] times = {{1, 6, UNSOLVED, UNSOLVED}, {4, 2, 8, UNSOLVED}};

        VirtualBest best = VirtualBest.of(times, 10);

        assertEquals(performance(3, 1 + 2 + 8 + 20, 1 + 2 + 8 + 100), best.performance());
        assertEquals(
                List.of(
                        new VirtualBest.Contribution(
                                1, 0, Optional.of(performance(3, 4 + 2 + 8 + 20, 4 + 2 + 8 + 100))),
                        new VirtualBest.Contribution(
                                2, 1, Optional.of(performance(2, 1 + 6 + 20 + 20, 1 + 6 + 100 + 100)))),
                best.contributions());
    }

    @Test
    void aTieCountsForBoth() {
        VirtualBest best = VirtualBest.of(new double[][] {{5, 1}, {5, 2}}, 10);

        assertEquals(
                List.of(2L, 1L),
                best.contributions().stream()
                        .map(VirtualBest.Contribution::fastest)
                        .toList());
    }

    @Test
    void nobodyIsLeftWithoutTheOnlySolver() {
        VirtualBest best = VirtualBest.of(new double[][] {{1, 2}}, 10);

        assertEquals(List.of(new VirtualBest.Contribution(2, 2, Optional.empty())), best.contributions());
    }

    @Test
    void withoutALimitNothingCanBePenalised() {
        VirtualBest best = VirtualBest.of(new double[][] {{1, UNSOLVED}}, UNSOLVED);

        assertEquals(new VirtualBest.Performance(1, UNSOLVED, UNSOLVED), best.performance());
    }

    /** On four puzzles. */
    private static VirtualBest.Performance performance(long solved, double par2Sum, double par10Sum) {
        return new VirtualBest.Performance(solved, par2Sum / 4, par10Sum / 4);
    }
}
