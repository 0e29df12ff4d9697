package crosshatch.solvers.published.euler96;

import crosshatch.puzzle.Puzzle;

/** Brute force by the definition of the counters and without any cleverness: compares cells, keeps no masks. Order 3. */
final class NaiveTree {
    private final int[] digits;
    private final int limit;
    private int solutions;
    long decisions;
    long backtracks;
    long conflicts;
    int depth;

    private NaiveTree(int[] digits, int limit) {
        this.digits = digits;
        this.limit = limit;
    }

    static NaiveTree of(Puzzle puzzle, int limit) {
        NaiveTree tree = new NaiveTree(puzzle.givens().digits(), limit);
        tree.grow(0, 0);
        return tree;
    }

    private void grow(int cell, int level) {
        if (cell == 81) {
            solutions++;
            return;
        }
        if (digits[cell] != 0) {
            grow(cell + 1, level);
            return;
        }
        int alternatives = 0;
        for (int digit = 1; digit <= 9; digit++) if (fits(cell, digit)) alternatives++;
        if (alternatives == 0) conflicts++;
        boolean choice = alternatives > 1;
        int below = choice ? level + 1 : level;
        depth = Math.max(depth, below);
        for (int digit = 1; digit <= 9 && solutions < limit; digit++) {
            if (!fits(cell, digit)) continue;
            int before = solutions;
            if (choice) decisions++;
            digits[cell] = digit;
            grow(cell + 1, below);
            digits[cell] = 0;
            if (choice && solutions == before) backtracks++;
        }
    }

    private boolean fits(int cell, int digit) {
        int row = cell / 9;
        int column = cell % 9;
        for (int other = 0; other < 81; other++) {
            boolean peer =
                    other / 9 == row || other % 9 == column || (other / 27 == row / 3 && other % 9 / 3 == column / 3);
            if (peer && digits[other] == digit) return false;
        }
        return true;
    }
}
