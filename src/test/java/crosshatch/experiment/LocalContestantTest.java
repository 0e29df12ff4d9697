package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.Puzzles;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What becomes of a solver that breaks. */
class LocalContestantTest {
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

    /** Of a solver that breaks on each of two puzzles. */
    private List<Claim> answers(Runnable close) {
        LocalContestant contestant = new LocalContestant(
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
