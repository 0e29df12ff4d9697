package crosshatch.app.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.watch.Estimate.Pace;
import crosshatch.app.watch.Estimate.Work;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** When the rest of the runs will be there; all numbers are computed by hand. */
class EstimateTest {
    private static final long SECOND = 1_000_000_000L;
    /** 30 runs of 2 s and 90 of 1 s are left. */
    private static final List<Work> HALFWAY =
            List.of(new Work("a", 70, 100, 140.0 * SECOND), new Work("b", 10, 100, 10.0 * SECOND));

    @Test
    void eachSolverHasItsOwnMeanTime() {
        assertEquals(
                150 * SECOND, Estimate.of(HALFWAY, 1, OptionalDouble.empty()).leftNanos());
    }

    @Test
    void runsThatAreMadeAtATimeShareTheRest() {
        Estimate estimate = Estimate.of(HALFWAY, 3, OptionalDouble.empty());

        assertEquals(50 * SECOND, estimate.leftNanos());
        assertTrue(estimate.how().contains("(2 min 30 s of runs), with 3 runs at a time"), estimate.how());
    }

    @Test
    void aSpeedThatWasSeenCountsMoreThanTheNumberOfRunsAtATime() {
        Estimate estimate = Estimate.of(HALFWAY, 3, OptionalDouble.of(0.5));

        assertEquals(300 * SECOND, estimate.leftNanos());
        assertTrue(estimate.how().contains("0.50 s of runs per second"), estimate.how());
    }

    @Test
    void aSolverWithoutARunLeavesTheEndOpen() {
        Estimate estimate =
                Estimate.of(List.of(new Work("a", 1, 2, SECOND), new Work("b", 0, 2, 0)), 1, OptionalDouble.empty());

        assertNull(estimate.leftNanos());
        assertEquals("No estimate yet: no measured run of b.", estimate.how());
    }

    @Test
    void withoutARunLeftThereIsNothingToWaitFor() {
        assertEquals(
                0,
                Estimate.of(List.of(new Work("a", 2, 2, SECOND)), 1, OptionalDouble.empty())
                        .leftNanos());
    }

    @Test
    void aSpeedIsSeenAfterTwentySeconds() {
        Pace pace = new Pace();

        assertEquals(OptionalDouble.empty(), pace.seen(0, 5.0 * SECOND));
        assertEquals(OptionalDouble.empty(), pace.seen(19 * SECOND, 15.0 * SECOND));
        assertEquals(OptionalDouble.of(0.5), pace.seen(20 * SECOND, 15.0 * SECOND));
    }

    @Test
    void afterAnInterruptionASpeedIsSeenAnew() {
        Pace pace = new Pace();
        assertEquals(OptionalDouble.empty(), pace.seen(0, 5.0 * SECOND));
        pace.stop();

        assertEquals(OptionalDouble.empty(), pace.seen(1000 * SECOND, 6.0 * SECOND));
        assertEquals(OptionalDouble.of(2), pace.seen(1020 * SECOND, 46.0 * SECOND));
    }
}
