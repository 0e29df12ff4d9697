package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import crosshatch.base.InputException;
import crosshatch.experiment.Plan.PlannedPlacement;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a plan may say of where its solvers run. */
class PlacementInPlanTest {
    @ParameterizedTest(name = "forks {0}, jobs {1}, recycled after {2}")
    @CsvSource({"0, 1,", "1, 0,", "1, 1, 0"})
    void lessThanOneMakesNoSense(int forks, int jobs, @Nullable Long recycleRuns) {
        assertThrows(
                InputException.class, () -> new PlannedPlacement(true, forks, jobs, null, null, recycleRuns, null));
    }

    @ParameterizedTest(name = "forks {0}, cpu {1}, memory {2}, recycled after {3}, above {4}")
    @CsvSource({"2,,,,", "1, 1000,,,", "1,, 1000,,", "1,,, 1,", "1,,,, 1000"})
    void whatOnlyAJvmOfItsOwnCanKeepNeedsWorkers(
            int forks,
            @Nullable Long cpuNanos,
            @Nullable Long memoryBytes,
            @Nullable Long recycleRuns,
            @Nullable Long recycleBytes) {
        assertThrows(
                InputException.class,
                () -> new PlannedPlacement(false, forks, 1, cpuNanos, memoryBytes, recycleRuns, recycleBytes));
        assertDoesNotThrow(
                () -> new PlannedPlacement(true, forks, 1, cpuNanos, memoryBytes, recycleRuns, recycleBytes));
    }

    @Test
    void jobsNeedNoWorkers() {
        assertDoesNotThrow(() -> new PlannedPlacement(false, 1, 2, null, null, null, null));
    }
}
