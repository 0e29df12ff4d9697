package crosshatch.solvers.published.readalps;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.Puzzles;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import crosshatch.solver.trace.Event;
import crosshatch.solvers.published.readalps.Filter.Result;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each line reads as the published program prints it: the expected lines are published ones, unless it says otherwise. */
class PrintedLineTest {
    private static final Board SUDOKU = Board.sudoku(3);

    @Test
    void aFilteredUnitIsNamedByRowColOrBlk() {
        assertEquals("2) row 2 complete shrunken by group", shrunken(2, unit(1), true));
        assertEquals("37) col 8 incomplete shrunken by group", shrunken(37, unit(9 + 7), false));
        assertEquals("6) blk 4 incomplete shrunken by group", shrunken(6, unit(18 + 3), false));
        assertEquals(
                "275) row 7 shrink by group went WRONG",
                text(PrintedLine.filtered(275, unit(6), Result.WRONG, "group")));
    }

    @Test
    void aGroupWayNamesTheDigitAndTheCell() {
        assertEquals("2GW: 2 shrunken out of [4,3]", text(PrintedLine.removed(2, 2, cell(4, 3))));
        assertEquals("3GW: shrink went wrong", text(PrintedLine.wayWrong(3)));
    }

    @Test
    void lockedDigitsAreListedAfterTheirCells() {
        Event locked = PrintedLine.locked(List.of(cell(4, 3), cell(6, 1)), 0b001100000);

        assertEquals("CelSet: [4,3] [6,1] ValSet: 6 7", text(locked));
    }

    @Test
    void aGuessTellsItsLevelAndItsPlaceAmongTheAlternatives() {
        assertEquals("7) Guess [6,2] level 1 at 1 out of 2", guessed(7, PrintedLine.Move.GUESS, cell(6, 2), 1, 1));
        assertEquals(
                "36) Forward guess [3,3] level 4 at 2 out of 2",
                guessed(36, PrintedLine.Move.FORWARD, cell(3, 3), 4, 2));
        assertEquals(
                "94) Upward guess [2,6] level 10 at 2 out of 2",
                guessed(94, PrintedLine.Move.UPWARD, cell(2, 6), 10, 2));
    }

    @Test
    void aClashIsNamedByTheWayItWasReached() {
        assertEquals("35) shrinking 1 from [9,1] went wrong", clashed(35, new State.Clash(1, cell(9, 1), false)));
        assertEquals("96) shrinking 4 from blk[6,9] went wrong", clashed(96, new State.Clash(4, cell(6, 9), true)));
        assertEquals("139) shrinking 8 from blk[8,7] went wrong", clashed(139, new State.Clash(8, cell(9, 4), true)));
    }

    @Test
    void aRunEndsWithTheNumberOfSolutions() {
        assertEquals("Done [steps:131, solution sum:1].", text(PrintedLine.done(131, 1)));
        assertEquals("284) No more solution (solution sum is 1).", text(PrintedLine.noMore(284, 1)));
    }

    /** The message is published, that it begins with the step is not. */
    @Test
    void filteringAgainIsTold() {
        assertEquals("1337) incomplete shrink met, filter again", text(PrintedLine.filterAgain(1337)));
    }

    private static String text(Event line) {
        return ((Event.Note) line).text();
    }

    private static String shrunken(long step, Unit unit, boolean complete) {
        return text(PrintedLine.filtered(step, unit, complete ? Result.OK : Result.SHRUNKEN, "group"));
    }

    private static String guessed(long step, PrintedLine.Move move, int cell, int level, int place) {
        State state = new State(Puzzles.EMPTY_3);
        state.keep(cell, State.bit(1) | State.bit(2));
        Guess guess = new Guess(cell, state, null);
        for (int tried = 0; tried < place; tried++) guess.next(0);
        return text(PrintedLine.guessed(step, move, guess, level));
    }

    private static String clashed(long step, State.Clash clash) {
        return text(PrintedLine.clashed(step, clash));
    }

    private static Unit unit(int index) {
        return SUDOKU.units().get(index);
    }

    private static int cell(int row, int column) {
        return (row - 1) * 9 + column - 1;
    }
}
