package crosshatch.solvers.lcg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.board.Board;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** When local search comes in, and when it does not any more. */
class TabuTargetTest {
    private final Board board = Board.sudoku(3);
    private final ExactlyOneSets slots = new ExactlyOneSets(board);
    private final Trail trail = new Trail(slots.mostCandidates());
    private final Singles singles = new Singles(slots, trail, new Conflict(), true);
    private final TabuTarget target = new TabuTarget(
            slots, trail, new LongestTrail(slots.mostCandidates(), trail), new TabuSearch(slots, singles));

    @Test
    void aSolutionOfTabuSearchIsFilledAfterEnoughConflicts() {
        begin();
        meetConflicts(999);
        assertEquals(Vsids.NO_CANDIDATE, target.sure());
        assertEquals(0, target.moves());

        meetConflicts(1);
        long moves = target.moves();
        assertTrue(moves > 0);
        int filled = 0;
        for (int sure = target.sure(); sure != Vsids.NO_CANDIDATE; sure = target.sure()) {
            trail.decide(Literal.is(sure));
            assertTrue(singles.propagate(), "no conflict on the way to a solution");
            filled++;
        }
        assertTrue(filled > 8, filled + " decisions on an empty board");
        assertEquals(
                board.cells(),
                IntStream.range(0, slots.candidates())
                        .filter(candidate -> trail.value(Literal.is(candidate)) > 0)
                        .count());

        target.solution();
        trail.backTo(0);
        meetConflicts(20_000);
        assertEquals(moves, target.moves(), "which solutions are excluded local search does not know");
        assertEquals(Vsids.NO_CANDIDATE, target.sure());
    }

    @Test
    void whatIsNoSolutionIsNotFilledAndTheOtherTargetHolds() {
        begin();
        int first = slots.candidate(0, 1);
        trail.decide(Literal.is(first));
        trail.decide(Literal.is(slots.candidate(1, 2)));
        meetConflicts(999);
        target.conflict();
        target.restart(() -> true);

        assertEquals(Vsids.NO_CANDIDATE, target.sure());
        assertEquals(
                List.of(first),
                IntStream.range(0, slots.candidates())
                        .filter(candidate -> target.preference(candidate) > 1)
                        .boxed()
                        .toList());
    }

    private void begin() {
        Givens none = new Givens(board);
        none.readNone();
        slots.number(none.left());
        trail.listen(singles);
        trail.begin();
        singles.begin();
        target.begin();
    }

    private void meetConflicts(int conflicts) {
        for (int i = 0; i < conflicts; i++) {
            target.conflict();
            target.restart(() -> false);
        }
    }
}
