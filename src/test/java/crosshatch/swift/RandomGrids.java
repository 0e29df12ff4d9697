package crosshatch.swift;

import crosshatch.Puzzles;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Seeded material for randomised tests: solved grids, isomorphs, puzzles with few givens or with wrong ones. */
final class RandomGrids {
    private final Random random;

    RandomGrids(long seed) {
        random = new Random(seed);
    }

    /** An isomorph of a grid or puzzle: digits renamed, rows, columns, bands and stacks permuted, perhaps turned over. */
    Puzzle isomorph(Puzzle puzzle) {
        int[] digit = order(9);
        int[] row = lines();
        int[] column = lines();
        boolean transposed = random.nextBoolean();
        int[] digits = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            int r = row[cell / 9];
            int c = column[cell % 9];
            int given = puzzle.given(transposed ? 9 * c + r : 9 * r + c);
            digits[cell] = given == 0 ? 0 : digit[given - 1] + 1;
        }
        return new Puzzle(Grid.of(puzzle.geometry(), digits));
    }

    /** A puzzle of {@code givens} cells of a random solved grid; of these, {@code wrong} are changed at random. */
    Puzzle puzzle(int givens, int wrong) {
        int[] solved = isomorph(new Puzzle(Puzzles.EULER_1_SOLUTION)).givens().digits();
        int[] cells = order(81);
        int[] digits = new int[81];
        for (int i = 0; i < givens; i++) {
            digits[cells[i]] = i < wrong ? 1 + random.nextInt(9) : solved[cells[i]];
        }
        return new Puzzle(Grid.of(Puzzles.EMPTY_3.geometry(), digits));
    }

    /** Boards in which each of a puzzle's candidates was removed with the given probability; solution or not. */
    int[] boards(Puzzle puzzle, double removed) {
        int[] boards = new int[Boards.SIZE];
        Boards.load(puzzle, boards);
        for (int word = 0; word < Boards.SIZE; word++) {
            if (word % Boards.BAND >= Boards.DIGITS) continue;
            for (int bit = 0; bit < 27; bit++) {
                if (random.nextDouble() < removed) boards[word] &= ~(1 << bit);
            }
        }
        return boards;
    }

    double fraction() {
        return random.nextDouble();
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    private int[] lines() {
        int[] lines = new int[9];
        int[] groups = order(3);
        for (int group = 0; group < 3; group++) {
            int[] inside = order(3);
            for (int i = 0; i < 3; i++) lines[3 * group + i] = 3 * groups[group] + inside[i];
        }
        return lines;
    }

    private int[] order(int size) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < size; i++) order.add(i);
        Collections.shuffle(order, random);
        return order.stream().mapToInt(Integer::intValue).toArray();
    }
}
