package crosshatch.solvers.swift;

import crosshatch.Puzzles;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.Symmetry;
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

    Puzzle isomorph(Puzzle puzzle) {
        return symmetry().apply(puzzle);
    }

    Symmetry symmetry() {
        return Symmetry.random(Puzzles.EMPTY_3.board(), random::nextInt);
    }

    /** A puzzle of {@code givens} cells of a random solved grid; of these, {@code wrong} are changed at random. */
    Puzzle puzzle(int givens, int wrong) {
        int[] solved = isomorph(new Puzzle(Puzzles.EULER_1_SOLUTION)).givens().digits();
        int[] cells = order(81);
        int[] digits = new int[81];
        for (int i = 0; i < givens; i++) {
            digits[cells[i]] = i < wrong ? 1 + random.nextInt(9) : solved[cells[i]];
        }
        return new Puzzle(Grid.of(Puzzles.EMPTY_3.board(), digits));
    }

    /** Boards in which each of a puzzle's candidates was removed with the given probability; solution or not. */
    int[] boards(Puzzle puzzle, double removed) {
        int[] boards = new int[CandidateBoards.SIZE];
        CandidateBoards.load(puzzle, boards);
        for (int word = 0; word < CandidateBoards.SIZE; word++) {
            if (word >= CandidateBoards.BEHIND || word % CandidateBoards.DIGIT == CandidateBoards.SPARE) continue;
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

    private int[] order(int size) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < size; i++) order.add(i);
        Collections.shuffle(order, random);
        return order.stream().mapToInt(Integer::intValue).toArray();
    }
}
