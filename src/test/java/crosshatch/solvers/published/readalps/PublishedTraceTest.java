package crosshatch.solvers.published.readalps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Budget;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The re-creation takes the published steps, on the puzzles on which they are published. */
class PublishedTraceTest {

    @Test
    void everyPublishedEventOfQuiz2HappensInOrderWithItsStepNumber() {
        Recorder recorder = new Recorder();

        exhaust(Quizzes.TWO, Filter.Mode.BOTH, recorder);

        List<String> published = PublishedTrace.lines();
        assertEquals(203, published.size());
        assertEquals(published, recorder.lines);
    }

    @Test
    void theGridAtTheEndOfTheSearchIsThePublishedOne() {
        assertEquals(Quizzes.TWO_AT_THE_END, exhaust(Quizzes.TWO, Filter.Mode.BOTH, new Recorder()));
        assertEquals(Quizzes.ONE_AT_THE_END, exhaust(Quizzes.ONE, Filter.Mode.BOTH, new Recorder()));
        assertEquals(Quizzes.ONE_AT_THE_END, exhaust(Quizzes.ONE, Filter.Mode.GROUP, new Recorder()));
        assertEquals(Quizzes.ONE_AT_THE_END_OF_MODE_2, exhaust(Quizzes.ONE, Filter.Mode.PLY, new Recorder()));
    }

    /** Published, but for quiz 2 in modes 1 and 2, which a separate program computed. */
    @ParameterizedTest(name = "quiz {0} in mode {1}: solved at step {2}, exhausted at {3}")
    @CsvSource({"1,0,1040,1710", "1,1,1040,1710", "1,2,1069,2105", "2,0,131,284", "2,1,131,284", "2,2,138,368"})
    void solvesAndExhaustsAtThePublishedSteps(int quiz, String mode, long solvedAt, long exhaustedAt) {
        assertEquals(solvedAt, ask(quiz, mode, Question.ANY).natives().get("steps"));
        assertEquals(exhaustedAt, ask(quiz, mode, Question.UNIQUE).natives().get("steps"));
    }

    @ParameterizedTest(name = "quiz {0} in mode {1}: level {2}")
    @CsvSource({"1,0,12", "1,1,12", "2,0,11"})
    void guessesAsDeepAsPublished(int quiz, String mode, long level) {
        assertEquals(level, ask(quiz, mode, Question.UNIQUE).natives().get("maxLevel"));
    }

    /** Computed by a separate program that reproduces the published steps. */
    @ParameterizedTest(name = "quiz {0} in mode {1}: {2} guesses, {3} forward, {4} upward until solved")
    @CsvSource({"1,0,106,44,56", "1,2,103,50,47", "2,0,15,6,5"})
    void movesThroughTheGuessesAsKnown(int quiz, String mode, long guesses, long forwards, long upwards) {
        Map<String, Long> natives = ask(quiz, mode, Question.ANY).natives();

        assertEquals(guesses, natives.get("guesses"));
        assertEquals(forwards, natives.get("forwards"));
        assertEquals(upwards, natives.get("upwards"));
    }

    @Test
    void filtersAgainFourTimesAndOnlyAfterTheSolutionOfQuiz1InMode2() {
        assertEquals(0, ask(1, "2", Question.ANY).natives().get("filterAgain"));
        assertEquals(4, ask(1, "2", Question.UNIQUE).natives().get("filterAgain"));
        for (String mode : List.of("0", "1")) {
            assertEquals(0, ask(1, mode, Question.UNIQUE).natives().get("filterAgain"));
        }
    }

    @Test
    void thePlyPartNeverSpeaksInMode0() {
        for (Puzzle quiz : List.of(Quizzes.ONE, Quizzes.TWO)) {
            Recorder recorder = new Recorder();

            exhaust(quiz, Filter.Mode.BOTH, recorder);

            assertTrue(recorder.lines.stream().noneMatch(text -> text.contains("ply")));
        }
    }

    /** The counters that all solvers share, counted by hand from the published lines. */
    @Test
    void theSharedCountersAreThoseOfThePublishedTrace() {
        assertCounted(PublishedTrace.firstRun(), ask(2, "0", Question.ANY));
        assertCounted(PublishedTrace.events(), ask(2, "0", Question.UNIQUE));
    }

    private static void assertCounted(List<SortedMap<String, String>> events, Counters counters) {
        int decisions = 0;
        int conflicts = 0;
        int deepest = 0;
        int level = 0;
        int levelOfTheSolution = 0;
        for (Map<String, String> event : events) {
            if (PublishedTrace.is(event, "guess", "forward", "upward")) {
                assertTrue(PublishedTrace.number(event, "alternatives") > 1);
                decisions++;
                level = PublishedTrace.number(event, "level");
                deepest = Math.max(deepest, level);
            }
            if (PublishedTrace.is(event, "clash", "wrong")) conflicts++;
            if (PublishedTrace.is(event, "done")) levelOfTheSolution = level;
        }

        assertEquals(decisions, counters.get(Counter.DECISIONS).orElseThrow());
        assertEquals(conflicts, counters.get(Counter.CONFLICTS).orElseThrow());
        assertEquals(deepest, counters.get(Counter.DEPTH).orElseThrow());
        // every alternative that was tried is refuted, but those on the way to the one solution
        assertEquals(
                decisions - levelOfTheSolution, counters.get(Counter.BACKTRACKS).orElseThrow());
    }

    private static Counters ask(int quiz, String mode, Question question) {
        try (Solver solver = SolverCatalog.standard().create("readalps/mode=" + mode)) {
            Puzzle puzzle = quiz == 1 ? Quizzes.ONE : Quizzes.TWO;
            return solver.answer(puzzle, question, Budget.unlimited()).counters();
        }
    }

    /** Runs until there is no more solution, and returns what then stands in the grid. */
    private static Grid exhaust(Puzzle puzzle, Filter.Mode mode, Trace trace) {
        State state = new State(puzzle);
        ReadalpsSearch search = new ReadalpsSearch(state, mode, new ReadalpsCounters(), trace);
        while (search.run(Budget.unlimited()) == ReadalpsSearch.Stop.SOLUTION) {
            assertEquals(81, search.solution().filled());
        }
        return state.grid();
    }
}
