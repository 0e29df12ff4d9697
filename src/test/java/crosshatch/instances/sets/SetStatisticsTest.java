package crosshatch.instances.sets;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.Puzzles;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SetStatisticsTest {

    /** Givens as published: 30, 27, 24, then 26, 22, 20, 24, 24, 30, 30, 19, 19, 19 (TS#4 and TS#5 are not there). */
    @Test
    void countsTheGivensOfTheHp71bSuiteAsPublished() {
        try (Stream<Instance> instances = new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT)
                .resolve("hp71b")
                .instances()) {
            SetStatistics statistics = SetStatistics.of(instances);

            assertEquals(13, statistics.puzzles());
            assertEquals(Map.of(19, 3L, 20, 1L, 22, 1L, 24, 3L, 26, 1L, 27, 1L, 30, 3L), statistics.givens());
            assertEquals(314 / 13.0, statistics.meanGivens(), 1e-12);
            assertEquals(Map.of("order 3", 13L), statistics.boards());
        }
    }

    @Test
    void countsThePuzzlesThatNakedSinglesSolve() {
        SetStatistics statistics = SetStatistics.of(instances());

        assertEquals(2, statistics.finishedByNakedSingles());
    }

    private static Stream<Instance> instances() {
        return Stream.of(Puzzles.FULL, Puzzles.EULER_1)
                .map((Puzzle puzzle) -> new Instance("set", 1, "", puzzle, KnownAnswer.UNKNOWN));
    }
}
