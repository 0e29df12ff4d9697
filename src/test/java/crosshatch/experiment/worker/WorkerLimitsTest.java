package crosshatch.experiment.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.Plan.PlannedPlacement;
import crosshatch.solver.Limits;
import org.junit.jupiter.api.Test;

/** What a plan allows a worker, and when it is worn. */
class WorkerLimitsTest {
    private static final long SECOND = 1_000_000_000;
    private static final WorkerLimits ALL = WorkerLimits.of(new PlannedPlacement(true, 1, 1, 11L, 12L, 13L, 14L));

    @Test
    void limitsOfAPlanAreKeptAsTheyAreAndTimeASecondLate() {
        assertEquals(new WorkerLimits(SECOND, 11, 12, 13, 14), ALL);
    }

    @Test
    void aPlanWithoutLimitsLimitsTheTimeOnly() {
        assertEquals(WorkerLimits.NONE, WorkerLimits.of(PlannedPlacement.HERE));
    }

    @Test
    void aWorkerMayAnswerSoManyRunsAndNoMore() {
        assertEquals(13, ALL.runsLeft(0));
        assertEquals(0, ALL.runsLeft(13));
        assertEquals(Long.MAX_VALUE, WorkerLimits.NONE.runsLeft(13));
    }

    @Test
    void aWorkerIsWornWhenItIsLargerThanPlanned() {
        assertFalse(ALL.wornBySize(14));
        assertTrue(ALL.wornBySize(15));
        assertFalse(WorkerLimits.NONE.wornBySize(1L << 40));
    }

    @Test
    void memoryIsLimitedOnlyIfThePlanSaysSo() {
        assertTrue(ALL.limitsMemory());
        assertFalse(WorkerLimits.NONE.limitsMemory());
    }

    @Test
    void workersForSmallPuzzlesGrowToHalfTheirLimitBeforeTheyAreReplaced() {
        assertEquals(new WorkerLimits(10 * SECOND, Limits.NONE, 1 << 30, Limits.NONE, 1 << 29), WorkerLimits.SMALL);
    }
}
