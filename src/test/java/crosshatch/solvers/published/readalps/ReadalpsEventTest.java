package crosshatch.solvers.published.readalps;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each event reads as the published program prints it: the expected lines are published ones, unless it says otherwise. */
class ReadalpsEventTest {
    private static final Board SUDOKU = Board.sudoku(3);

    @Test
    void aFilteredUnitIsNamedByRowColOrBlk() {
        assertEquals("2) row 2 complete shrunken by group", shrunken(2, unit(1), true));
        assertEquals("37) col 8 incomplete shrunken by group", shrunken(37, unit(9 + 7), false));
        assertEquals("6) blk 4 incomplete shrunken by group", shrunken(6, unit(18 + 3), false));
        assertEquals(
                "275) row 7 shrink by group went WRONG",
                new ReadalpsEvent.Wrong(275, unit(6), ReadalpsEvent.Part.GROUP).text());
    }

    @Test
    void aGroupWayNamesTheDigitAndTheCell() {
        assertEquals("2GW: 2 shrunken out of [4,3]", new ReadalpsEvent.Removed(2, 2, cell(4, 3)).text());
        assertEquals("3GW: shrink went wrong", new ReadalpsEvent.WayWrong(3).text());
    }

    @Test
    void lockedDigitsAreListedAfterTheirCells() {
        ReadalpsEvent locked = new ReadalpsEvent.Locked(List.of(cell(4, 3), cell(6, 1)), 0b001100000);

        assertEquals("CelSet: [4,3] [6,1] ValSet: 6 7", locked.text());
    }

    @Test
    void aGuessTellsItsLevelAndItsPlaceAmongTheAlternatives() {
        assertEquals("7) Guess [6,2] level 1 at 1 out of 2", guessed(7, ReadalpsEvent.Move.GUESS, cell(6, 2), 1, 1));
        assertEquals(
                "36) Forward guess [3,3] level 4 at 2 out of 2",
                guessed(36, ReadalpsEvent.Move.FORWARD, cell(3, 3), 4, 2));
        assertEquals(
                "94) Upward guess [2,6] level 10 at 2 out of 2",
                guessed(94, ReadalpsEvent.Move.UPWARD, cell(2, 6), 10, 2));
    }

    @Test
    void aClashIsNamedByTheWayItWasReached() {
        assertEquals("35) shrinking 1 from [9,1] went wrong", clashed(35, new State.Clash(1, cell(9, 1), false)));
        assertEquals("96) shrinking 4 from blk[6,9] went wrong", clashed(96, new State.Clash(4, cell(6, 9), true)));
        assertEquals("139) shrinking 8 from blk[8,7] went wrong", clashed(139, new State.Clash(8, cell(9, 4), true)));
    }

    @Test
    void aRunEndsWithTheNumberOfSolutions() {
        assertEquals("Done [steps:131, solution sum:1].", new ReadalpsEvent.Done(131, 1).text());
        assertEquals("284) No more solution (solution sum is 1).", new ReadalpsEvent.NoMore(284, 1).text());
    }

    /** The message is published, that it begins with the step is not. */
    @Test
    void filteringAgainIsTold() {
        assertEquals("1337) incomplete shrink met, filter again", new ReadalpsEvent.FilterAgain(1337).text());
    }

    private static String shrunken(long step, Unit unit, boolean complete) {
        return new ReadalpsEvent.Shrunken(step, unit, complete, ReadalpsEvent.Part.GROUP).text();
    }

    private static String guessed(long step, ReadalpsEvent.Move move, int cell, int level, int place) {
        return new ReadalpsEvent.Guessed(step, move, cell, level, place, 2).text();
    }

    private static String clashed(long step, State.Clash clash) {
        return new ReadalpsEvent.Clashed(step, clash).text();
    }

    private static Unit unit(int index) {
        return SUDOKU.units().get(index);
    }

    private static int cell(int row, int column) {
        return (row - 1) * 9 + column - 1;
    }
}
