package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.base.WholeNumber;

/**
 * Reads numbers on a grid in the form of game IDs, row by row. A number fills a cell, {@code _} separates two
 * numbers, and {@code a}…{@code z} skip 1…26 blank cells.
 */
final class RunText {
    private RunText() {}

    /**
     * Reads the numbers of all cells.
     *
     * @param what the name of the numbers in messages: {@code givens}
     * @param most the largest number allowed
     * @return one number per cell, 0 for a blank
     * @throws InputException if the text does not fill the cells exactly, or contains something else
     */
    static int[] read(String what, String text, int cells, int most) {
        int[] numbers = new int[cells];
        int cell = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 'a' && c <= 'z') {
                cell += c - 'a' + 1;
            } else if (isDigit(c)) {
                int end = i;
                while (end < text.length() && isDigit(text.charAt(end))) end++;
                if (cell < cells) numbers[cell] = number(what, text.substring(i, end), most);
                cell++;
                i = end - 1;
            } else if (c != '_') {
                throw new InputException(what + ": found " + PuzzleText.quoted(c)
                        + ", expected numbers, '_' between two of them, and a-z for 1 to 26 blank cells");
            }
        }
        if (cell != cells) throw new InputException(what + ": " + cell + " cells, expected " + cells);
        return numbers;
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /**
     * Reads one number.
     *
     * @throws InputException if it is not in 1…{@code most}
     */
    static int number(String what, String digits, int most) {
        return (int) WholeNumber.in(what, digits, 1, most);
    }
}
