package crosshatch.puzzle;

import crosshatch.puzzle.board.Board;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * A symmetry of a board: a change of grids that maps solutions to solutions. A puzzle and its image are isomorphs: the images
 * of the solutions of the puzzle are the solutions of its image. {@link BoardSymmetries} finds symmetries of any board.
 *
 * <p>A symmetry of a plain Sudoku renames digits, permutes bands and stacks, rows within bands and columns within stacks, and
 * may transpose the grid. Order n has {@code 2 · ((n!)^(n+1))² · (n²)!} of them; order 3 has 2 · 6⁸ · 9! =
 * 1,218,998,108,160.
 */
public final class Symmetry {
    private final Board board;
    /** The cell from which each cell of the image takes its digit. */
    private final int[] source;
    /** The new name of each digit; a blank stays one. */
    private final int[] names;

    private Symmetry(Board board, int[] source, int[] names) {
        this.board = board;
        this.source = source;
        this.names = names;
    }

    /**
     * Makes a symmetry of a plain Sudoku. Cell (r, c) of the image is cell (rows[r], columns[c]) of the grid, which is
     * transposed first if {@code transposed} is true.
     *
     * @param rows a permutation of the row numbers from 0; rows of a band stay together
     * @param columns a permutation of the column numbers from 0; columns of a stack stay together
     * @param digits the new name of digit d is {@code digits[d - 1]}
     * @throws IllegalArgumentException if one of the three is no such permutation, or the board is no plain Sudoku
     */
    public static Symmetry of(Board board, boolean transposed, int[] rows, int[] columns, int[] digits) {
        if (board.order() == 0) throw new IllegalArgumentException(board + " is no plain Sudoku");
        requireLines(board, rows);
        requireLines(board, columns);
        int n = board.digits();
        int[] source = new int[board.cells()];
        for (int cell = 0; cell < source.length; cell++) {
            int row = rows[cell / n];
            int column = columns[cell % n];
            source[cell] = transposed ? column * n + row : row * n + column;
        }
        return new Symmetry(board, source, names(digits, n));
    }

    /**
     * Makes a symmetry of any board.
     *
     * @param move a move that keeps the units and relations of the board
     * @param digits the new name of digit d is {@code digits[d - 1]}; the names must keep the relations
     */
    static Symmetry of(Board board, CellMove move, int[] digits) {
        return new Symmetry(board, move.sources(), names(digits, board.digits()));
    }

    private static int[] names(int[] digits, int n) {
        requirePermutation(digits, 1, n);
        int[] names = new int[n + 1];
        System.arraycopy(digits, 0, names, 1, n);
        return names;
    }

    /**
     * Draws a symmetry of a plain Sudoku. All symmetries have the same probability.
     *
     * @param below returns a random number from 0 to its argument less 1, all equally likely
     */
    public static Symmetry random(Board board, IntUnaryOperator below) {
        int[] digits = shuffledDigits(board, below);
        int order = board.order();
        return of(board, below.applyAsInt(2) == 1, shuffledLines(order, below), shuffledLines(order, below), digits);
    }

    /** Draws new names for the digits from 1. */
    static int[] shuffledDigits(Board board, IntUnaryOperator below) {
        return IntStream.of(shuffled(board.digits(), below)).map(i -> i + 1).toArray();
    }

    private static int[] shuffledLines(int order, IntUnaryOperator below) {
        int[] bands = shuffled(order, below);
        int[] lines = new int[order * order];
        for (int band = 0; band < order; band++) {
            int[] inside = shuffled(order, below);
            for (int i = 0; i < order; i++) lines[band * order + i] = bands[band] * order + inside[i];
        }
        return lines;
    }

    /**
     * Returns the numbers from 0 in random order (R. Durstenfeld's shuffle, Communications of the ACM 7 (1964), algorithm
     * 235).
     */
    private static int[] shuffled(int size, IntUnaryOperator below) {
        int[] numbers = new int[size];
        for (int i = 0; i < size; i++) {
            int other = below.applyAsInt(i + 1);
            numbers[i] = numbers[other];
            numbers[other] = i;
        }
        return numbers;
    }

    private static void requireLines(Board board, int[] lines) {
        requirePermutation(lines, 0, board.digits());
        int order = board.order();
        for (int i = 0; i < lines.length; i++) {
            if (lines[i] / order != lines[i / order * order] / order) {
                throw new IllegalArgumentException("line " + lines[i] + " leaves its band");
            }
        }
    }

    /** Requires that the numbers are a permutation of {@code size} numbers from {@code least} on. */
    private static void requirePermutation(int[] numbers, int least, int size) {
        boolean[] seen = new boolean[size];
        if (numbers.length != size) {
            throw new IllegalArgumentException(numbers.length + " numbers, expected " + size);
        }
        for (int number : numbers) {
            if (number < least || number >= least + size || seen[number - least]) {
                throw new IllegalArgumentException(number + " is out of range, or stands twice");
            }
            seen[number - least] = true;
        }
    }

    /**
     * Returns the image of a grid.
     *
     * @throws IllegalArgumentException if the grid is of another board
     */
    public Grid apply(Grid grid) {
        if (!grid.board().equals(board)) {
            throw new IllegalArgumentException("a grid of " + grid.board() + ", expected " + board);
        }
        int[] digits = new int[source.length];
        for (int cell = 0; cell < digits.length; cell++) digits[cell] = names[grid.digit(source[cell])];
        return Grid.of(board, digits);
    }

    /**
     * Returns the image of a puzzle.
     *
     * @throws IllegalArgumentException if the puzzle is of another board
     */
    public Puzzle apply(Puzzle puzzle) {
        return new Puzzle(apply(puzzle.givens()));
    }

    /** Returns the symmetry that maps each image back to its grid. */
    public Symmetry inverse() {
        int[] back = new int[source.length];
        for (int cell = 0; cell < back.length; cell++) back[source[cell]] = cell;
        int[] formerNames = new int[names.length];
        for (int digit = 0; digit < names.length; digit++) formerNames[names[digit]] = digit;
        return new Symmetry(board, back, formerNames);
    }
}
