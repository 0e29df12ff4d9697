package crosshatch.instances.generate;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.Locale;
import org.apache.commons.rng.UniformRandomProvider;

/**
 * The patterns of cells of a complete grid that become blank. With the same random numbers, more holes are the same holes and
 * some more.
 */
public enum Holes {
    /** Any cells, each set of the same size equally likely (D. Achlioptas et al., AAAI 2000). */
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
     * As many in every row as in every column and every box, which makes harder puzzles (H. Kautz et al., IJCAI 2001; C.
     * Ansótegui et al., AAAI 2006): the cells that hold the first h digits of a second grid, drawn by itself.
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
    };

    private final String meaning;

    Holes(String meaning) {
        this.meaning = meaning;
    }

    /** The meaning, for help texts. */
    public String meaning() {
        return meaning;
    }

    /** The word in the name of a set: {@code balanced}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** All cells, those first that are dug first. */
    abstract int[] inOrder(Board board, UniformRandomProvider random);

    /** How many holes a fraction means, rounded to what the pattern can have. */
    abstract int count(Board board, double fraction);

    /** @param fraction of the cells that become blank, 0 to 1 */
    Puzzle dig(Grid solution, double fraction, UniformRandomProvider random) {
        int[] digits = solution.digits();
        int[] cells = inOrder(solution.board(), random);
        int holes = count(solution.board(), fraction);
        for (int i = 0; i < holes; i++) digits[cells[i]] = 0;
        return new Puzzle(Grid.of(solution.board(), digits));
    }
}
