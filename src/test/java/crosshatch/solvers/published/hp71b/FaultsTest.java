package crosshatch.solvers.published.hp71b;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import crosshatch.Puzzles;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import crosshatch.solver.trace.Trace;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The faults of the published program, which the re-creation keeps, and what {@code checked} repairs. */
class FaultsTest {
    /** Norvig's ten hardest, #2; solution as published. */
    private static final Puzzle NORVIG_HARD_2 =
            Puzzle.parse("..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..");

    private static final Grid NORVIG_HARD_2_SOLUTION = Puzzle.parse(
                    "145327698839654127672918543496185372218473956753296481367542819984761235521839764")
            .givens();

    @Test
    void aWrongGuessCanEndInAFullGridThatIsCalledSolved() {
        Claim claim = answer(NORVIG_HARD_2, 3, 2, false).claim();

        Claim.Solved solved = assertInstanceOf(Claim.Solved.class, claim);
        assertEquals(
                Optional.of("row 1 holds 6 twice, in r1c1 and r1c5"),
                SolutionChecker.fault(NORVIG_HARD_2, solved.grid()));
    }

    @Test
    void checkingTheGridTurnsThatGuessIntoAFailedOne() {
        assertEquals(new Claim.GaveUp(), answer(NORVIG_HARD_2, 3, 2, true).claim());
        assertEquals(
                new Claim.Solved(NORVIG_HARD_2_SOLUTION),
                answer(NORVIG_HARD_2, 3, 3, true).claim());
    }

    @Test
    void checkingTheGridRepairsVersion1OnNumber8() {
        TestSuite.Entry number8 = TestSuite.entry(8);
        Hp71bSolver.Settings settings = new Hp71bSolver.Settings(1, 5, 3, true);

        Claim claim = new Hp71bSolver(settings, Trace.OFF)
                .answer(number8.puzzle(), Question.ANY, Budget.unlimited())
                .claim();

        assertEquals(new Claim.Solved(number8.solution()), claim);
    }

    @Test
    void aFullGridOfGivensIsCalledSolvedUnseen() {
        assertEquals(
                new Claim.Solved(Puzzles.FULL_AND_WRONG.givens()),
                answer(Puzzles.FULL_AND_WRONG, 3, 2, false).claim());
        assertEquals(
                new Claim.NoSolution(),
                answer(Puzzles.FULL_AND_WRONG, 3, 2, true).claim());
    }

    /** 5 and 5 add up to the mark of 6, so the row seems to lack a 5 and to have a 6. */
    @Test
    void contradictoryGivensAreNotNoticed() {
        assertEquals(
                new Claim.GaveUp(),
                answer(Puzzles.CONTRADICTORY_GIVENS, 3, 2, false).claim());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aCellWithoutDigitsIsIllegalAndRefutesThePuzzle(boolean checked) {
        Answer answer = answer(Puzzles.NO_CANDIDATE, 3, 2, checked);

        assertEquals(new Claim.NoSolution(), answer.claim());
        assertEquals(1, answer.counters().get(Counter.CONFLICTS).orElseThrow());
    }

    private static Answer answer(Puzzle puzzle, int depth, int width, boolean checked) {
        Hp71bSolver.Settings settings = new Hp71bSolver.Settings(2, depth, width, checked);
        return new Hp71bSolver(settings, Trace.OFF).answer(puzzle, Question.ANY, Budget.unlimited());
    }
}
