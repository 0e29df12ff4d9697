package crosshatch.solvers.engine;

import crosshatch.Puzzles;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Seeded grids and puzzles of any order. */
final class RandomPuzzles {
    private RandomPuzzles() {}

    /** A valid full grid: the cyclic one with its digits, and its rows within each band, shuffled. */
    static Grid solved(int order, Random random) {
        int n = order * order;
        Grid cyclic = Puzzles.cyclic(order);
        List<Integer> digits = shuffled(n, random);
        int[] grid = new int[n * n];
        for (int band = 0; band < order; band++) {
            List<Integer> rows = shuffled(order, random);
            for (int i = 0; i < order; i++) {
                int to = (band * order + i) * n;
                int from = (band * order + rows.get(i)) * n;
                for (int column = 0; column < n; column++) {
                    grid[to + column] = 1 + digits.get(cyclic.digit(from + column) - 1);
                }
            }
        }
        return Grid.of(Board.sudoku(order), grid);
    }

    /** A puzzle with at least one solution, most often several. */
    static Puzzle puzzle(int order, int clues, Random random) {
        int[] digits = solved(order, random).digits();
        for (int cell : shuffled(digits.length, random).subList(clues, digits.length)) digits[cell] = 0;
        return new Puzzle(Grid.of(Board.sudoku(order), digits));
    }

    private static List<Integer> shuffled(int n, Random random) {
        List<Integer> numbers = new ArrayList<>(IntStream.range(0, n).boxed().toList());
        Collections.shuffle(numbers, random);
        return numbers;
    }
}
