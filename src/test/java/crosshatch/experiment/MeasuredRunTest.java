package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.results.schema.Times;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;
import org.junit.jupiter.api.Test;

/** What is measured of a run, what becomes of a solver that breaks, and what is known of a run that was ended. */
class MeasuredRunTest {
    private static final long SECOND = 1_000_000_000;
    private static final Answer SOLVED = new Answer(new Claim.Solved(Puzzles.EULER_1_SOLUTION), Counters.none());
    private static final Budget.ExternalUsage OUTSIDE = new Budget.ExternalUsage(3, 4, SECOND / 2, 5);

    private final Hands clock = new Hands();

    /** Stands still unless it is turned; all that it tells begins with 0. */
    private static final class Hands implements Clock {
        private long now;
        private long cpu;
        private long allocated;

        @Override
        public long nanoTime() {
            return now;
        }

        @Override
        public long cpuNanos() {
            return cpu;
        }

        @Override
        public long processCpuNanos() {
            return cpu;
        }

        @Override
        public long allocatedBytes() {
            return allocated;
        }
    }

    private MeasuredRun taken(Solver solver) {
        return MeasuredRun.take(
                SolverCatalog.standard().spec("engine"),
                solver,
                Puzzles.EULER_1,
                Question.ANY,
                Limits.ofNanos(SECOND),
                clock);
    }

    @Test
    void whatARunCostsIsWhatTheClockShowsMore() {
        Times times = taken((puzzle, question, budget) -> {
                    clock.now += 2 * SECOND;
                    clock.cpu += 7;
                    clock.allocated += 9;
                    return SOLVED;
                })
                .times();

        assertEquals(
                Times.newBuilder()
                        .setTotalNs(2 * SECOND)
                        .setOverrunNs(SECOND)
                        .setCpuNs(7)
                        .setAllocatedBytes(9)
                        .build(),
                times);
    }

    @Test
    void aClockThatDoesNotTellLeavesTheFieldsEmpty() {
        clock.cpu = -1;
        clock.allocated = -1;

        assertEquals(
                Times.newBuilder().setTotalNs(0).setOverrunNs(0).build(),
                taken((puzzle, question, budget) -> SOLVED).times());
    }

    @Test
    void ofARunInOtherProcessesTheirCpuTimeCountsAndTheirSizeAndStart() {
        Times times = taken((puzzle, question, budget) -> {
                    clock.cpu += 7;
                    budget.elsewhere(OUTSIDE);
                    return SOLVED;
                })
                .times();

        assertEquals(SECOND / 2, times.getCpuNs());
        assertEquals(5, times.getWorkerBytes());
        assertEquals(3, times.getStartNs());
        assertEquals(4, times.getOwnNs());
    }

    @Test
    void aHeapThatIsTooSmallIsALimitAndNoFailure() {
        MeasuredRun run = taken((puzzle, question, budget) -> {
            throw new OutOfMemoryError("made up");
        });

        assertEquals(new Claim.OutOfBudget(Limit.MEMORY), run.answer().claim());
        assertTrue(run.broken());
    }

    @Test
    void aStackThatIsTooSmallIsAFailure() {
        MeasuredRun run = taken((puzzle, question, budget) -> {
            throw new StackOverflowError("made up");
        });

        assertTrue(run.answer().claim() instanceof Claim.Failed);
        assertTrue(run.broken());
    }

    @Test
    void aRunThatKeptItsOtherLimitsOrAnsweredIsNotBroken() {
        assertFalse(ended(new Claim.OutOfBudget(Limit.TIME), 1, -1).broken());
        assertFalse(taken((puzzle, question, budget) -> SOLVED).broken());
    }

    private static MeasuredRun ended(Claim claim, long nanos, long cpuNanos) {
        return MeasuredRun.ended(claim, nanos, cpuNanos, Limits.ofNanos(SECOND), 5);
    }

    @Test
    void ofARunThatWasEndedDurationAndSizeAreKnownAndHowMuchItWasDisturbed() {
        Claim over = new Claim.OutOfBudget(Limit.TIME);

        assertEquals(
                Times.newBuilder()
                        .setTotalNs(3 * SECOND)
                        .setOverrunNs(2 * SECOND)
                        .setDisturbedNs(2 * SECOND)
                        .setWorkerBytes(5)
                        .build(),
                ended(over, 3 * SECOND, SECOND).times());
        assertFalse(ended(over, 3 * SECOND, -1).times().hasDisturbedNs());
        assertFalse(MeasuredRun.ended(over, 1, -1, Limits.UNLIMITED, -1).times().hasWorkerBytes());
    }

    @Test
    void aRunIsDisturbedByWhatItsProcessDidNotWork() {
        MeasuredRun run = ended(new Claim.GaveUp(), SECOND, -1);

        assertEquals(SECOND * 3 / 4, run.in(SECOND / 4).times().getDisturbedNs());
        assertEquals(SECOND, run.in(0).times().getDisturbedNs());
        assertTrue(run.in(0).isDisturbed());
        assertFalse(run.in(SECOND).isDisturbed());
        assertFalse(run.in(-1).times().hasDisturbedNs());
    }

    @Test
    void ofAProgramNothingTellsThatItWasDisturbed() {
        MeasuredRun waited = ended(new Claim.OutOfBudget(Limit.TIME), 3 * SECOND, SECOND);

        assertTrue(waited.isDisturbed());
        assertFalse(waited.ofProgram().times().hasDisturbedNs());
        assertFalse(waited.ofProgram().isDisturbed());
    }

    /** As a plug-in may, which nobody has checked for null. */
    @Test
    @SuppressWarnings("NullAway")
    void aSolverThatReturnsNothingHasFailed() {
        assertEquals(
                new Claim.Failed("java.lang.NullPointerException: the solver returned no answer"),
                taken((puzzle, question, budget) -> null).answer().claim());
        assertEquals(
                new Claim.Failed("java.lang.NullPointerException: an answer without a claim"),
                taken((puzzle, question, budget) -> new Answer(null, Counters.none()))
                        .answer()
                        .claim());
    }
}
