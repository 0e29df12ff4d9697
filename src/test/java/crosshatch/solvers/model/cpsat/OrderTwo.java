package crosshatch.solvers.model.cpsat;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** All 288 solved grids of order 2, found by trying every digit in every cell, and seeded puzzles with known answers. */
final class OrderTwo {
    private static final Board BOARD = Board.sudoku(2);
    private static final List<Grid> GRIDS = fill(new int[BOARD.cells()], 0, new ArrayList<>());

    private OrderTwo() {}

    private static List<Grid> fill(int[] digits, int cell, List<Grid> found) {
        Grid grid = Grid.of(BOARD, digits);
        if (SolutionChecker.repeated(grid).isPresent()) return found;
        if (cell == digits.length) {
            found.add(grid);
            return found;
        }
        for (int digit = 1; digit <= BOARD.digits(); digit++) {
            digits[cell] = digit;
            fill(digits, cell + 1, found);
        }
        digits[cell] = 0;
        return found;
    }

    /** The solutions of a puzzle: the grids that keep its givens. */
    static Set<Grid> solutions(Puzzle puzzle) {
        Set<Grid> solutions = new HashSet<>();
        for (Grid grid : GRIDS) {
            if (SolutionChecker.fault(puzzle, grid).isEmpty()) solutions.add(grid);
        }
        return solutions;
    }

    /** For each number of givens from 0 to 16: some cells of a solved grid, and the same with one digit changed. */
    static List<Puzzle> puzzles(long seed) {
        Random random = new Random(seed);
        List<Puzzle> puzzles = new ArrayList<>();
        for (int givens = 0; givens <= BOARD.cells(); givens++) {
            int[] digits = GRIDS.get(random.nextInt(GRIDS.size())).digits();
            for (int left = digits.length; left > givens; left--) blankOne(digits, random);
            puzzles.add(new Puzzle(Grid.of(BOARD, digits)));
            int cell = random.nextInt(digits.length);
            digits[cell] = digits[cell] % BOARD.digits() + 1;
            puzzles.add(new Puzzle(Grid.of(BOARD, digits)));
        }
        return puzzles;
    }

    private static void blankOne(int[] digits, Random random) {
        int cell = random.nextInt(digits.length);
        while (digits[cell] == 0) cell = (cell + 1) % digits.length;
        digits[cell] = 0;
    }
}
