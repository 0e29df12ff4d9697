package crosshatch.corpus;

import crosshatch.puzzle.Puzzle;
import java.nio.CharBuffer;

/**
 * How a puzzle looks when turning, mirroring and the names of the digits do not count. Puzzles with equal looks are the same
 * puzzle to a solver; that rows within a band, and whole bands, may also change places is seen by {@link
 * crosshatch.puzzle.CanonicalForm}, for order 3 only.
 *
 * @param text the smallest of the eight texts that the symmetries of the square give, digits renamed in order of appearance
 */
record Look(String text) {
    private static final int SYMMETRIES = 8;

    static Look of(Puzzle puzzle) {
        String smallest = seen(puzzle, 0);
        for (int symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
            String text = seen(puzzle, symmetry);
            if (text.compareTo(smallest) < 0) smallest = text;
        }
        return new Look(smallest);
    }

    private static String seen(Puzzle puzzle, int symmetry) {
        int n = puzzle.board().digits();
        char[] names = new char[n + 1];
        char nextName = 1;
        CharBuffer text = CharBuffer.allocate(n * n);
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int digit = puzzle.given(cell(row, column, n, symmetry));
                if (digit != 0 && names[digit] == 0) names[digit] = nextName++;
                text.put(names[digit]);
            }
        }
        return text.flip().toString();
    }

    /** Bit 0 of the symmetry mirrors left and right, bit 1 top and bottom, bit 2 swaps rows and columns. */
    private static int cell(int row, int column, int n, int symmetry) {
        int r = (symmetry & 2) == 0 ? row : n - 1 - row;
        int c = (symmetry & 1) == 0 ? column : n - 1 - column;
        return (symmetry & 4) == 0 ? r * n + c : c * n + r;
    }
}
