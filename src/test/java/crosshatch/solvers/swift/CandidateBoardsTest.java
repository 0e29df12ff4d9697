package crosshatch.solvers.swift;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.Puzzles;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import org.junit.jupiter.api.Test;

/** What goes into the boards comes out of them. */
class CandidateBoardsTest {
    @Test
    void aFullGridIsReadAsItWasLoaded() {
        for (int seed = 0; seed < 100; seed++) {
            Puzzle full = new RandomGrids(seed).isomorph(new Puzzle(Puzzles.EULER_1_SOLUTION));
            int[] boards = new int[3 * CandidateBoards.SIZE];
            byte[] digits = new byte[81];

            CandidateBoards.load(full, boards);
            System.arraycopy(boards, 0, boards, 2 * CandidateBoards.SIZE, CandidateBoards.SIZE);
            CandidateBoards.read(boards, 2 * CandidateBoards.SIZE, digits);

            assertEquals(full.givens(), Grid.of(full.board(), digits), "seed " + seed);
        }
    }

    @Test
    void aBlankLeavesAllCandidatesAndAGivenOne() {
        int[] boards = new int[CandidateBoards.SIZE];

        CandidateBoards.load(Puzzles.NORVIG_HARD_1, boards);

        int[] masks = PlainPropagation.masksOf(boards);
        for (int cell = 0; cell < 81; cell++) {
            int given = Puzzles.NORVIG_HARD_1.given(cell);
            assertEquals(given == 0 ? 0x1ff : 1 << (given - 1), masks[cell], "cell " + cell);
        }
    }
}
