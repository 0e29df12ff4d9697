package crosshatch.solvers.published;

import crosshatch.Puzzles;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Seeded random puzzles of order 3 with a known solution, not always the only one. */
public final class RandomPuzzles {
    private RandomPuzzles() {}

    /** The cyclic grid with digits, bands, stacks, and rows and columns within them shuffled, perhaps transposed. */
    public static Grid solved(Random random) {
        Grid cyclic = Puzzles.cyclic(3);
        List<Integer> digits = shuffled(9, random);
        List<Integer> rows = lines(random);
        List<Integer> columns = lines(random);
        boolean transposed = random.nextBoolean();
        int[] grid = new int[81];
        for (int cell = 0; cell < grid.length; cell++) {
            int row = rows.get(transposed ? cell % 9 : cell / 9);
            int column = columns.get(transposed ? cell / 9 : cell % 9);
            grid[cell] = digits.get(cyclic.digit(row * 9 + column) - 1) + 1;
        }
        return Grid.of(Board.sudoku(3), grid);
    }

    /** Leaves that many givens of a solved grid. */
    public static Puzzle puzzle(Grid solution, int givens, Random random) {
        int[] digits = solution.digits();
        for (int cell : shuffled(81, random).subList(0, 81 - givens)) digits[cell] = 0;
        return new Puzzle(Grid.of(solution.board(), digits));
    }

    /** Turns one given into another digit that none of its peers has; mostly that leaves no solution. */
    public static Puzzle spoilt(Puzzle puzzle, Random random) {
        Board board = puzzle.board();
        while (true) {
            int cell = random.nextInt(board.cells());
            int digit = 1 + random.nextInt(board.digits());
            if (puzzle.given(cell) == 0 || puzzle.given(cell) == digit) continue;
            if (Arrays.stream(board.peers(cell)).anyMatch(peer -> puzzle.given(peer) == digit)) continue;
            int[] digits = puzzle.givens().digits();
            digits[cell] = digit;
            return new Puzzle(Grid.of(board, digits));
        }
    }

    private static List<Integer> lines(Random random) {
        List<Integer> lines = new ArrayList<>();
        for (int band : shuffled(3, random)) {
            for (int line : shuffled(3, random)) lines.add(band * 3 + line);
        }
        return lines;
    }

    /** The numbers 0 to n-1 in random order. */
    private static List<Integer> shuffled(int n, Random random) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < n; i++) numbers.add(i);
        Collections.shuffle(numbers, random);
        return numbers;
    }
}
