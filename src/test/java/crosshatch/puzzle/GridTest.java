package crosshatch.puzzle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.board.Board;
import org.junit.jupiter.api.Test;

class GridTest {
    private static final Board ORDER_2 = Board.sudoku(2);
    private static final int[] DIGITS = {1, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0};

    @Test
    void holdsACopyOfItsDigitsAndGivesOneAway() {
        int[] given = DIGITS.clone();
        Grid grid = Grid.of(ORDER_2, given);
        given[0] = 4;
        grid.digits()[2] = 4;

        assertArrayEquals(DIGITS, grid.digits());
        assertEquals(3, grid.digit(2));
        assertEquals(4, grid.filled());
    }

    @Test
    void isTheSameMadeFromIntsOrBytes() {
        byte[] bytes = bytes();
        Grid grid = Grid.of(ORDER_2, bytes);
        bytes[0] = 4;

        assertEquals(Grid.of(ORDER_2, DIGITS), grid);
        assertEquals(Grid.of(ORDER_2, DIGITS).hashCode(), grid.hashCode());
        assertArrayEquals(DIGITS, grid.digits());
    }

    @Test
    void differsFromOneWithAnotherDigitOrOnAnotherBoard() {
        int[] other = DIGITS.clone();
        other[15] = 1;

        assertNotEquals(Grid.of(ORDER_2, DIGITS), Grid.of(ORDER_2, other));
        assertNotEquals(Grid.of(ORDER_2, DIGITS), Grid.of(Board.latin(4), DIGITS));
        assertNotEquals(
                Grid.of(ORDER_2, DIGITS).hashCode(), Grid.of(ORDER_2, other).hashCode());
    }

    @Test
    void isTheSameMadeOfItsBytes() {
        Grid grid = Grid.of(ORDER_2, DIGITS);

        assertEquals(grid, Grid.of(ORDER_2, grid.bytes()));
    }

    /** 128 and 256 have no bit among the lower seven. */
    @Test
    void holdsDigitsOfMoreThanSevenBits() {
        Board board = Board.builder(1000, 9).build();
        int[] digits = {128, 1000, 0, 127, 256, 1, 999, 5, 500};
        Grid grid = Grid.of(board, digits);

        assertArrayEquals(digits, grid.digits());
        assertEquals(8, grid.filled());
        assertEquals(grid, Grid.of(board, grid.bytes()));
        assertEquals(500, grid.reversed().digit(0));
        assertFalse(grid.fills(grid));
        digits[2] = 384;
        assertTrue(Grid.of(board, digits).fills(grid));
        digits[0] = 256;
        assertFalse(Grid.of(board, digits).fills(grid));
        assertThrows(IllegalArgumentException.class, () -> Grid.of(board, new byte[9]));
    }

    @Test
    void turnsItsCellsRound() {
        int[] turned = new int[16];
        for (int cell = 0; cell < 16; cell++) turned[cell] = DIGITS[15 - cell];

        assertEquals(Grid.of(ORDER_2, turned), Grid.of(ORDER_2, DIGITS).reversed());
    }

    @Test
    void refusesTooFewCellsAndDigitsThatTheBoardHasNot() {
        assertRefused("15 cells, expected 16", () -> Grid.of(ORDER_2, new int[15]));
        assertRefused("17 bytes, expected 16", () -> Grid.of(ORDER_2, new byte[17]));
        for (int digit : new int[] {-1, 5}) {
            int[] ints = DIGITS.clone();
            ints[6] = digit;
            byte[] bytes = bytes();
            bytes[6] = (byte) digit;

            assertRefused(ORDER_2.cellName(6) + ": digit " + digit + ", expected 0 to 4", () -> Grid.of(ORDER_2, ints));
            assertRefused("a digit out of range, expected 0 to 4", () -> Grid.of(ORDER_2, bytes));
        }
    }

    private static byte[] bytes() {
        byte[] bytes = new byte[DIGITS.length];
        for (int cell = 0; cell < bytes.length; cell++) bytes[cell] = (byte) DIGITS[cell];
        return bytes;
    }

    private static void assertRefused(String message, Runnable made) {
        assertEquals(
                message, assertThrows(IllegalArgumentException.class, made::run).getMessage());
    }
}
