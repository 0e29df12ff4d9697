package crosshatch.solvers.model.choco;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Event;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches that restart, with forward checking, so that small puzzles have dead ends enough. */
class ChocoRestartsTest {
    /** One solution; Norvig's hardest of 95 (norvig.com/top95.txt, the first). */
    private static final Puzzle ONE_SOLUTION =
            Puzzle.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......");

    @ParameterizedTest
    @ValueSource(strings = {"domwdeg", "domwdegca", "chs", "lastconflict", "conflictorder", "library", "blackbox"})
    void refutationsAreCompleteAcrossRestarts(String select) {
        for (String series : List.of("luby", "geometric")) {
            Answer answer = answer(
                    "alldiff=FC/restarts=" + series + "/select=" + select, Puzzles.WITHOUT_SOLUTION, Question.ANY);

            assertEquals(new Claim.NoSolution(), answer.claim());
            assertTrue(restarts(answer) > 1, answer.counters().toString());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"domwdeg", "domwdegca", "chs", "lastconflict", "conflictorder", "library", "blackbox"})
    void theOnlySolutionIsNotFoundAgain(String select) {
        Answer answer = answer("alldiff=FC/restarts=luby/select=" + select, ONE_SOLUTION, Question.UNIQUE);

        assertInstanceOf(Claim.Unique.class, answer.claim());
    }

    @ParameterizedTest
    @ValueSource(strings = {"domwdeg", "domwdegca", "chs", "lastconflict", "conflictorder", "library", "blackbox"})
    void nogoodsFromRestartsKeepTheOnlySolutionAndRefuteTheRest(String select) {
        String options = "alldiff=FC/restarts=luby/nogoods=restarts/select=" + select;
        Answer refuted = answer(options, Puzzles.WITHOUT_SOLUTION, Question.ANY);

        assertEquals(new Claim.NoSolution(), refuted.claim());
        assertTrue(count(refuted, Counter.NOGOODS) > 0, refuted.counters().toString());
        assertInstanceOf(
                Claim.Unique.class,
                answer(options, ONE_SOLUTION, Question.UNIQUE).claim());
    }

    @Test
    void whatIsRecordedAtARestartSparesDeadEnds() {
        Answer without = answer("alldiff=FC/restarts=luby/select=lastconflict", Puzzles.WITHOUT_SOLUTION, Question.ANY);
        Answer with = answer(
                "alldiff=FC/restarts=luby/select=lastconflict/nogoods=restarts",
                Puzzles.WITHOUT_SOLUTION,
                Question.ANY);

        assertEquals(0, count(without, Counter.NOGOODS));
        assertTrue(
                count(with, Counter.CONFLICTS) < count(without, Counter.CONFLICTS),
                with.counters() + " beside " + without.counters());
    }

    /** What is open when a search begins anew is no backtrack: all others are, as each decision is refuted. */
    @Test
    void whatARestartLeavesOpenIsNotRefuted() {
        Answer answer = answer("alldiff=FC/restarts=luby", Puzzles.WITHOUT_SOLUTION, Question.ANY);

        long open = count(answer, Counter.DECISIONS) - count(answer, Counter.BACKTRACKS);
        assertTrue(
                open > 0 && open <= restarts(answer) * count(answer, Counter.DEPTH),
                answer.counters().toString());
    }

    @Test
    void withoutRestartsNothingIsLeftOpen() {
        Answer answer = answer("alldiff=FC/select=domwdeg", Puzzles.WITHOUT_SOLUTION, Question.ANY);

        assertEquals(0, restarts(answer));
        assertEquals(count(answer, Counter.DECISIONS), count(answer, Counter.BACKTRACKS));
    }

    @Test
    void aSearchThatLearnsMayBeginAnew() {
        Answer answer =
                answer("learn=lcg/alldiff=NEQS/select=input/restarts=luby", Puzzles.WITHOUT_SOLUTION, Question.ANY);

        assertEquals(new Claim.NoSolution(), answer.claim());
        assertTrue(restarts(answer) > 0, answer.counters().toString());
    }

    @Test
    void aTraceTellsEachRestart() {
        List<Event> told = new ArrayList<>();
        SolverSpec spec = Choco.spec("choco/alldiff=FC/restarts=luby/select=domwdeg");
        try (Solver solver = spec.family().create(spec, told::add)) {
            Answer answer = solver.answer(Puzzles.WITHOUT_SOLUTION, Question.ANY, Budget.unlimited());

            assertEquals(
                    restarts(answer),
                    told.stream().filter(new Event.Jump(0)::equals).count());
        }
    }

    private static long restarts(Answer answer) {
        return count(answer, Counter.RESTARTS);
    }

    private static long count(Answer answer, Counter counter) {
        return answer.counters().get(counter).orElseThrow();
    }

    private static Answer answer(String options, Puzzle puzzle, Question question) {
        try (Solver solver = Choco.solver("choco/" + options)) {
            return solver.answer(puzzle, question, Budget.unlimited());
        }
    }

    /** {@code Search.defaultSearch} of Choco 5.0.0, read in its source: dom/wdeg with the smallest digit first, below last conflict. */
    @ParameterizedTest
    @ValueSource(strings = {"AC", "FC"})
    void whereNobodySaysHowChocoSearchesByLastConflict(String alldiff) {
        for (Puzzle puzzle : List.of(ONE_SOLUTION, Puzzles.WITHOUT_SOLUTION)) {
            assertEquals(
                    answer("alldiff=" + alldiff + "/select=lastconflict", puzzle, Question.UNIQUE)
                            .counters()
                            .toString(),
                    answer("alldiff=" + alldiff + "/select=library", puzzle, Question.UNIQUE)
                            .counters()
                            .toString());
        }
    }

    @Test
    void theConfigurationForSatisfactionProblemsBeginsAnewAfterFiveDeadEnds() {
        Answer answer = answer("alldiff=FC/select=blackbox", Puzzles.WITHOUT_SOLUTION, Question.ANY);
        Answer luby = answer("alldiff=FC/select=blackbox/restarts=luby", Puzzles.WITHOUT_SOLUTION, Question.ANY);

        assertTrue(restarts(answer) > restarts(luby), answer.counters() + " beside " + luby.counters());
        assertTrue(count(answer, Counter.NOGOODS) > 0, answer.counters().toString());
    }
}
