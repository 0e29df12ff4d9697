package crosshatch.solvers.published.hp71b;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.trace.Trace;
import org.junit.jupiter.api.Test;

/** The two steps of propagation on boards made for the purpose. Cells are numbered row by row from 0. */
class StepsTest {
    private static final int R1C1 = 0;
    private static final int R1C9 = 8;
    private static final int R2C2 = 10;

    private final Position position = new Position();
    private final OpenCells open = new OpenCells();
    private final Hp71bCounters work = new Hp71bCounters();
    private final ForcedDigits forcedDigits = new ForcedDigits(position, work, Trace.OFF);
    private final ConjugateDigits conjugateDigits = new ConjugateDigits(position, work, Trace.OFF);

    @Test
    void aDigitPlacedTwiceCarriesIntoTheNext() {
        position.place(R1C1, 5);
        position.place(R1C9, 5);

        assertEquals(1 << 6, position.rowSums[0]);
    }

    /** Only 1 and 9 are missing in row 1, and columns 1 and 9 hold a 9. */
    @Test
    void aRowDoesNotSeeWhatTheSameSweepPlacesInIt() {
        position.load(puzzle(".2345678.", "", "", "", "9........", "", "", "........9", ""));

        assertEquals(ForcedDigits.Outcome.PLACED, forcedDigits.sweep(open));
        assertEquals(1, position.digits[R1C1]);
        assertEquals(1, position.digits[R1C9]);
    }

    /** The same turned: only 1 and 9 are missing in column 1, and rows 1 and 9 hold a 9. */
    @Test
    void aColumnSeesWhatTheSameSweepPlacesInIt() {
        position.load(puzzle("....9....", "2", "3", "4", "5", "6", "7", "8", ".......9."));

        assertEquals(ForcedDigits.Outcome.ILLEGAL, forcedDigits.sweep(open));
        assertEquals(1, position.digits[R1C1]);
    }

    @Test
    void aSweepThatForcesNothingListsTheEmptyCellsWithTheirDigits() {
        position.load(puzzle("..3456789", "", "", "", "", "", "", "", ""));

        assertEquals(ForcedDigits.Outcome.NOTHING_FORCED, forcedDigits.sweep(open));
        assertEquals(74, open.size());
        assertEquals(R1C1, open.cell(0));
        assertEquals(1 << 1 | 1 << 2, open.free(0));
        assertEquals(2, open.width(0));
    }

    /** r1c1 is the only place for 1 and for 2 in its units: the smaller digit comes first and stays. */
    @Test
    void aConjugateDigitGoesOnlyWhereTheCellIsStillEmpty() {
        open.add(R1C1, 1 << 1 | 1 << 2);

        assertTrue(conjugateDigits.place(open));
        assertEquals(1, position.digits[R1C1]);
        assertEquals(1, work.conjugateDigits);
    }

    /** Row 1 and row 2 have one place each for 1, and the two places share a box. */
    @Test
    void aConjugateDigitIsPlacedTwiceInABoxUnchecked() {
        open.add(R1C1, 1 << 1 | 1 << 2);
        open.add(R2C2, 1 << 1 | 1 << 2);

        conjugateDigits.place(open);

        assertEquals(1, position.digits[R1C1]);
        assertEquals(1, position.digits[R2C2]);
    }

    /** Four cells, the corners of a rectangle, that all can take 1 and 2. */
    @Test
    void aDigitWithSeveralPlacesIsNoConjugateDigit() {
        for (int cell : new int[] {0, 1, 9, 10}) open.add(cell, 1 << 1 | 1 << 2);

        assertFalse(conjugateDigits.place(open));
    }

    /** @param rows padded with blanks */
    private static Puzzle puzzle(String... rows) {
        StringBuilder text = new StringBuilder();
        for (String row : rows) text.append(row).append(".".repeat(9 - row.length()));
        return Puzzle.parse(text.toString());
    }
}
