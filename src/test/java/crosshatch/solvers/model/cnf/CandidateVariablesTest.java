package crosshatch.solvers.model.cnf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.puzzle.board.Board;
import org.junit.jupiter.api.Test;

class CandidateVariablesTest {
    private static final Board NINE = Board.sudoku(3);

    @Test
    void numbersAllCandidatesRowByRowFromOne() {
        CandidateVariables all = CandidateVariables.all(NINE);

        assertEquals(1, all.variable(0, 1));
        assertEquals(9, all.variable(0, 9));
        assertEquals(10, all.variable(1, 1));
        assertEquals(82, all.variable(9, 1));
        assertEquals(729, all.variable(80, 9));
        assertEquals(729, all.count());
    }

    @Test
    void numbersOfAnyOrderFollowTheFormula() {
        int n = 100;
        CandidateVariables all = CandidateVariables.all(Board.sudoku(10));

        assertEquals((37 * n + 5) * n + 81, all.variable(37 * n + 5, 81));
        assertEquals(n * n * n, all.count());
    }

    @Test
    void readsBackWhatAVariableMeans() {
        CandidateVariables live = CandidateVariables.live(Puzzles.NORVIG_HARD_1);

        for (int variable = 1; variable <= live.count(); variable++) {
            assertEquals(variable, live.variable(live.cell(variable), live.digit(variable)));
        }
    }

    /** A candidate is live if its cell is blank and none of its 20 peers is given the digit. */
    @Test
    void leavesOutExactlyTheCandidatesThatTheGivensRuleOut() {
        CandidateVariables live = CandidateVariables.live(Puzzles.EULER_1);

        int count = 0;
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 1; digit <= 9; digit++) {
                boolean expected = Puzzles.EULER_1.given(cell) == 0;
                for (int peer : NINE.peers(cell)) expected &= Puzzles.EULER_1.given(peer) != digit;
                assertEquals(expected, live.variable(cell, digit) != 0, NINE.cellName(cell) + "=" + digit);
                if (expected) count++;
            }
        }
        assertEquals(count, live.count());
    }

    @Test
    void hasNoVariableForAFullGrid() {
        assertEquals(0, CandidateVariables.live(Puzzles.FULL).count());
    }

    @Test
    void seesGivensThatClash() {
        assertTrue(CandidateVariables.live(Puzzles.CONTRADICTORY_GIVENS).contradictory());
        assertTrue(CandidateVariables.live(Puzzles.FULL_AND_WRONG).contradictory());
        assertFalse(CandidateVariables.live(Puzzles.NO_CANDIDATE).contradictory());
    }
}
