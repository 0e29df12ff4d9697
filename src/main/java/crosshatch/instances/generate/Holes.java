package crosshatch.instances.generate;

import crosshatch.base.InputException;
import crosshatch.base.Worded;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import org.apache.commons.rng.UniformRandomProvider;

/**
 * The patterns of blank cells, in a complete grid or between givens without one. With equal random numbers, a larger number of holes
 * contains the smaller one.
 */
public enum Holes implements Worded {
    /** Any cells; each set of cells of one size is equally likely (D. Achlioptas et al., AAAI 2000). */
    RANDOM("anywhere") {
        @Override
        int[] inOrder(Board board, UniformRandomProvider random) {
            return Shuffled.numbers(board.cells(), random);
        }

        @Override
        int count(Board board, double fraction) {
            return (int) Math.round(fraction * board.cells());
        }
    },
    /**
     * The same number in every row, column and box, which makes harder puzzles (H. Kautz et al., IJCAI 2001; C. Ansótegui et al.,
     * AAAI 2006): the cells with the first h digits of a second, independent grid.
     */
    BALANCED("the same number in every unit") {
        @Override
        int[] inOrder(Board board, UniformRandomProvider random) {
            Grid pattern = RandomGrids.draw(board, random);
            int n = board.digits();
            int[] filled = new int[n];
            int[] cells = new int[board.cells()];
            for (int cell = 0; cell < cells.length; cell++) {
                int digit = pattern.digit(cell) - 1;
                cells[digit * n + filled[digit]++] = cell;
            }
            return cells;
        }

        @Override
        int count(Board board, double fraction) {
            return (int) Math.round(fraction * board.digits()) * board.digits();
        }
    },
    /**
     * Cells between givens that do not come from a grid, so that there may be no solution (quasigroup completion; C. Gomes and
     * B. Selman, AAAI 1997). Givens are drawn one by one, each with a digit that no peer has.
     */
    UNPLANTED("anywhere, between givens that are drawn one by one, with no grid behind them") {
        @Override
        int[] inOrder(Board board, UniformRandomProvider random) {
            return Shuffled.numbers(board.cells(), random);
        }

        @Override
        int count(Board board, double fraction) {
            return RANDOM.count(board, fraction);
        }

        @Override
        Puzzle puzzle(Board board, double fraction, UniformRandomProvider random) {
            int[] digits = new int[board.cells()];
            int givens = digits.length - count(board, fraction);
            int drawn = 0;
            for (int cell : inOrder(board, random)) {
                if (drawn == givens) break;
                digits[cell] = GeneratedSet.otherDigit(board, digits, cell, random);
                if (digits[cell] != 0) drawn++;
            }
            if (drawn == givens) return new Puzzle(Grid.of(board, digits));
            throw new InputException("pattern unplanted: found place for " + drawn + " of " + givens
                    + " givens. Choose a larger fraction of holes");
        }
    };

    private final String meaning;

    Holes(String meaning) {
        this.meaning = meaning;
    }

    /** Returns the meaning, for help texts. */
    public String meaning() {
        return meaning;
    }

    /** Returns all cells in the order in which they become blank. */
    abstract int[] inOrder(Board board, UniformRandomProvider random);

    /** Returns the number of holes for a fraction, rounded to a number that the pattern allows. */
    abstract int count(Board board, double fraction);

    /**
     * Makes a puzzle with such holes.
     *
     * @param fraction the fraction of blank cells, 0 to 1
     */
    Puzzle puzzle(Board board, double fraction, UniformRandomProvider random) {
        int[] digits = RandomGrids.draw(board, random).digits();
        int[] cells = inOrder(board, random);
        int holes = count(board, fraction);
        for (int i = 0; i < holes; i++) digits[cells[i]] = 0;
        return new Puzzle(Grid.of(board, digits));
    }
}
