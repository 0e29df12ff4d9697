package crosshatch.solvers.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the engine tells a trace that wants no words. */
class EngineTracerTest {
    private final List<Event> events = new ArrayList<>();
    private final Trace trace = new Trace() {
        @Override
        public boolean inWords() {
            return false;
        }

        @Override
        public void event(Event event) {
            events.add(event);
        }
    };

    private Answer solve(String spec) {
        return Ask.solver(spec, trace).answer(Puzzles.NORVIG_HARD_1, Question.UNIQUE, Budget.unlimited());
    }

    private long count(Class<? extends Event> kind) {
        return events.stream().filter(kind::isInstance).count();
    }

    @Test
    void ofSinglesItTellsTheSearchAlone() {
        Answer answer = solve("engine");

        long decisions = Ask.count(answer, Counter.DECISIONS);
        long backtracks = Ask.count(answer, Counter.BACKTRACKS);
        assertEquals(decisions, count(Event.Decision.class));
        assertEquals(backtracks, count(Event.Backtrack.class));
        assertEquals(1, count(Event.Solution.class));
        assertEquals(events.size(), decisions + backtracks + 1);
    }

    @Test
    void ofStrongerRulesAndOfShavingItTellsWhatTheyRemove() {
        for (String spec : List.of("engine/propagate=singles+locked", "engine/select=norvig", "engine/shave=root")) {
            events.clear();

            solve(spec);

            assertTrue(count(Event.Removed.class) > 0, spec);
            assertEquals(0, count(Event.Placed.class), spec);
            for (Event event : events) {
                if (event instanceof Event.Removed removed) {
                    assertTrue(
                            removed.reason().matches("locked candidates?|naked pair|singleton consistency: .*"),
                            removed.reason());
                }
            }
        }
    }
}
