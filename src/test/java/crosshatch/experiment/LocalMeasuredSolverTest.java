package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counters;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** What a solver in this JVM is asked and told, and what becomes of one that breaks. */
class LocalMeasuredSolverTest {
    private final List<String> calls = new ArrayList<>();

    @Test
    void aBrokenSolverIsClosedBeforeItIsReplaced() {
        answers(() -> calls.add("close"));

        assertEquals(List.of("new", "close", "new", "close", "new"), calls);
    }

    @Test
    void aFailureIsToldWithItsCause() {
        assertEquals(
                new Claim.Failed(
                        "java.lang.IllegalStateException: broken; caused by java.lang.ArithmeticException: by zero"),
                answers(() -> {}).get(0));
    }

    @Test
    void aBrokenSolverThatCannotBeClosedIsReplacedAndThatIsToldToo() {
        List<Claim> claims = answers(() -> {
            throw new IllegalStateException("stuck");
        });

        assertEquals(List.of("new", "new", "new"), calls);
        assertEquals(
                new Claim.Failed(
                        "java.lang.IllegalStateException: broken; caused by java.lang.ArithmeticException: by zero; then it"
                                + " could not be closed: java.lang.IllegalStateException: stuck"),
                claims.get(0));
    }

    @Test
    void eachRunIsToldBeforeItBeginsAndWhenItIsAnswered() {
        contestant()
                .answer(List.of(Puzzles.EULER_1, Puzzles.EULER_1), Long.MAX_VALUE, new LocalMeasuredSolver.Listener() {
                    @Override
                    public void begins() {
                        calls.add("begins");
                    }

                    @Override
                    public void answered(MeasuredRun run) {
                        calls.add("answered");
                    }
                });

        assertEquals(List.of("begins", "answer", "answered", "begins", "answer", "answered"), calls);
    }

    @Test
    void noPuzzleIsBegunWhenTheTimeIsUsedUpToTheLast() {
        LocalMeasuredSolver contestant = contestant();
        contestant.ask(List.of(Puzzles.EULER_1, Puzzles.EULER_1, Puzzles.EULER_1), 2 * RUN_NANOS);

        assertEquals(2, contestant.answers().size());
        assertEquals(0, contestant.outstanding());
    }

    @Test
    void batchesAreAnsweredInTheOrderHandedOver() {
        LocalMeasuredSolver contestant = contestant();
        contestant.ask(List.of(Puzzles.EULER_1), Long.MAX_VALUE);
        contestant.ask(List.of(Puzzles.EULER_1, Puzzles.EULER_1), Long.MAX_VALUE);

        assertEquals(2, contestant.outstanding());
        assertEquals(1, contestant.answers().size());
        assertEquals(2, contestant.answers().size());
    }

    @Test
    void itsJvmIsTheOneThatAsks() {
        LocalMeasuredSolver contestant = contestant();

        assertEquals(1, contestant.start());
        assertEquals("engine", contestant.spec().family().name());
        assertEquals(77, contestant.compilerNanos());
    }

    @Test
    void whoIsEndedClosesTheSolver() {
        contestant().close();

        assertEquals(List.of("close"), calls);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void howOftenOthersTookTheProcessorIsKnownOfEachBatchButTheFirst() {
        LocalMeasuredSolver contestant = contestant();
        contestant.answer(List.of(Puzzles.EULER_1), Long.MAX_VALUE, run -> {});
        assertFalse(contestant.disturbance().hasInvoluntarySwitches());

        contestant.answer(List.of(Puzzles.EULER_1), Long.MAX_VALUE, run -> {});

        assertTrue(contestant.disturbance().hasInvoluntarySwitches());
    }

    private static final long RUN_NANOS = 1000;

    /** Of a solver that takes so long for each puzzle, by a clock whose compiler has worked for 77 ns. */
    private LocalMeasuredSolver contestant() {
        ManualClock hands = new ManualClock(77);
        return new LocalMeasuredSolver(
                SolverCatalog.standard().spec("engine"),
                () -> new Solver() {
                    @Override
                    public Answer answer(Puzzle puzzle, Question question, Budget budget) {
                        calls.add("answer");
                        hands.turn(RUN_NANOS);
                        return new Answer(new Claim.GaveUp(), Counters.none());
                    }

                    @Override
                    public void close() {
                        calls.add("close");
                    }
                },
                Question.ANY,
                Limits.UNLIMITED,
                hands);
    }

    /** Of a solver that breaks on each of two puzzles. */
    private List<Claim> answers(Runnable close) {
        LocalMeasuredSolver contestant = new LocalMeasuredSolver(
                SolverCatalog.standard().spec("engine"),
                () -> new Broken(close),
                Question.ANY,
                Limits.UNLIMITED,
                Clock.system());
        List<Claim> claims = new ArrayList<>();
        contestant.answer(
                List.of(Puzzles.EULER_1, Puzzles.EULER_1),
                Long.MAX_VALUE,
                measurement -> claims.add(measurement.answer().claim()));
        return claims;
    }

    private final class Broken implements Solver {
        private final Runnable close;

        Broken(Runnable close) {
            this.close = close;
            calls.add("new");
        }

        @Override
        public Answer answer(Puzzle puzzle, Question question, Budget budget) {
            throw new IllegalStateException("broken", new ArithmeticException("by zero"));
        }

        @Override
        public void close() {
            close.run();
        }
    }
}
