package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.puzzle.Puzzle;
import crosshatch.results.noise.Sample;
import crosshatch.results.schema.Noise;
import crosshatch.results.schema.Phase;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a turn knows of the machine and of its solver's process. */
class BatchTest {
    private final Batch turn = new Batch(new Disturbed(), List.of(), Phase.MEASURED, 1, 1);

    @Test
    void beforeAnyoneLookedNothingIsKnown() {
        assertEquals(Noise.getDefaultInstance(), turn.noise());
    }

    @Test
    void whatTheMachineDidStandsBesideWhatTheProcessSays() {
        turn.receive(Phase.MEASURED);
        turn.disturbedBy(new Sample(11, 12.4, 13.6, 14, 0.5, 3000));

        assertEquals(
                Noise.newBuilder()
                        .setInvoluntarySwitches(7)
                        .setReferenceNs(11)
                        .setOthersPercent(12)
                        .setStealPercent(14)
                        .setThrottles(14)
                        .build(),
                turn.noise());
    }

    /** Its process was interrupted seven times. */
    private static final class Disturbed implements MeasuredSolver {
        @Override
        public SolverSpec spec() {
            return SolverCatalog.standard().spec("engine");
        }

        @Override
        public int start() {
            return 1;
        }

        @Override
        public void ask(List<Puzzle> batch, long nanos) {}

        @Override
        public int outstanding() {
            return 0;
        }

        @Override
        public List<MeasuredRun> answers() {
            return List.of();
        }

        @Override
        public Noise disturbance() {
            return Noise.newBuilder().setInvoluntarySwitches(7).build();
        }

        @Override
        public void close() {}
    }
}
