package crosshatch.solvers.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.solver.Answer;
import crosshatch.solver.Claim;
import crosshatch.solver.Counters;
import crosshatch.solver.Solver;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The time to start a program is measured where the program is used. */
class StartUpTest {
    private final AtomicInteger starts = new AtomicInteger();

    private StartUp startUp(boolean answers) {
        return new StartUp(
                () -> {
                    starts.incrementAndGet();
                    return solver(answers);
                },
                Input.LINE);
    }

    private static Solver solver(boolean answers) {
        return (puzzle, question, budget) ->
                new Answer(answers ? new Claim.Solved(puzzle.givens()) : new Claim.GaveUp(), Counters.none());
    }

    @Test
    void itIsMeasuredAgainEverLessOftenBetweenBatches() {
        StartUp startUp = startUp(true).measured();
        int once = starts.get();

        List<Integer> measurements = IntStream.rangeClosed(1, 9)
                .map(batch -> {
                    int before = starts.get();
                    startUp.awaitIdle();
                    return starts.get() - before;
                })
                .boxed()
                .toList();

        assertEquals(List.of(0, once, 0, once, 0, 0, 0, once, 0), measurements);
        assertTrue(startUp.nanos() >= 0);
    }

    @Test
    void aLaterMeasurementNeverMakesItLonger() {
        StartUp startUp = startUp(true).measured();
        long first = startUp.nanos();
        startUp.awaitIdle();
        startUp.awaitIdle();

        assertTrue(startUp.nanos() <= first);
    }

    @Test
    void aProgramThatDoesNotAnswerIsNotTriedAgain() {
        StartUp startUp = startUp(false).measured();
        startUp.awaitIdle();
        startUp.awaitIdle();

        assertEquals(1, starts.get());
        assertEquals(-1, startUp.nanos());
    }

    @Test
    void nothingIsKnownBeforeItIsMeasured() {
        assertEquals(-1, startUp(true).nanos());
        assertEquals(-1, StartUp.UNKNOWN.nanos());
    }
}
