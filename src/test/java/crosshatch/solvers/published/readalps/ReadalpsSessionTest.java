package crosshatch.solvers.published.readalps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The program as its user runs it. */
class ReadalpsSessionTest {
    private final ReadalpsSession session = new ReadalpsSession(Quizzes.TWO, 0);

    @Test
    void runsFromSolutionToSolutionUntilThereIsNone() {
        Optional<?> first = session.run();

        assertEquals(Optional.of(session.grid()), first);
        assertEquals(81, session.grid().filled());
        assertEquals(Optional.empty(), session.run());
    }

    @Test
    void leavesTheGridAsPublishedWhenItStops() {
        session.run();
        session.run();

        assertEquals(Quizzes.TWO_AT_THE_END, session.grid());
    }

    @Test
    void knowsThreeModes() {
        assertThrows(IllegalArgumentException.class, () -> new ReadalpsSession(Quizzes.TWO, 3));
    }
}
