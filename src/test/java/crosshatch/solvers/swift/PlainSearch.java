package crosshatch.solvers.swift;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Question;
import java.util.ArrayList;
import java.util.List;

/** The plain twin of the search and its branching: recursion over candidate masks, propagated by {@link PlainPropagation}. */
final class PlainSearch {
    private static final Board BOARD = Board.sudoku(3);

    private final int limit;
    private final int fewConflicts;
    private final List<Grid> found = new ArrayList<>();
    private int decisions;
    private int backtracks;
    private int conflicts;
    private int depth;

    PlainSearch(Puzzle puzzle, Question question) {
        limit = question.limit();
        fewConflicts = question.kind() == Question.Kind.COUNT ? 0 : 4;
        int[] masks = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            masks[cell] = puzzle.given(cell) == 0 ? 0x1ff : 1 << (puzzle.given(cell) - 1);
        }
        explore(PlainPropagation.boardsOf(masks), 0);
    }

    List<Grid> found() {
        return found;
    }

    /** Decisions, backtracks, conflicts, depth. */
    List<Integer> counts() {
        return List.of(decisions, backtracks, conflicts, depth);
    }

    private int explore(int[] boards, int level) {
        depth = Math.max(depth, level);
        BoardPropagation.Fixpoint fixpoint = new PlainPropagation().propagate(boards, 0);
        if (fixpoint == BoardPropagation.Fixpoint.DEAD) {
            conflicts++;
            return 0;
        }
        int[] masks = PlainPropagation.masksOf(boards);
        if (fixpoint == BoardPropagation.Fixpoint.SOLVED) {
            int[] digits = new int[81];
            for (int cell = 0; cell < 81; cell++) digits[cell] = Integer.numberOfTrailingZeros(masks[cell]) + 1;
            found.add(Grid.of(BOARD, digits));
            return 1;
        }
        boolean toward = conflicts < fewConflicts;
        int common = toward ? commonInPairs(masks) : 0;
        int cell = common == 0 ? chooseByBoth(masks) : chooseBy(masks, common);
        int digit = common == 0 ? Integer.lowestOneBit(masks[cell]) : common;
        int below = 0;
        for (int left = masks[cell]; left != 0 && found.size() < limit; digit = Integer.lowestOneBit(left)) {
            left ^= digit;
            decisions++;
            int[] child = masks.clone();
            child[cell] = digit;
            int solutions = explore(PlainPropagation.boardsOf(child), level + 1);
            if (solutions == 0) backtracks++;
            below += solutions;
        }
        return below;
    }

    /** The digit, as a mask, that most cells with two candidates have, the lowest of equals; 0 if there are no such cells. */
    private static int commonInPairs(int[] masks) {
        int best = 0;
        int most = 0;
        for (int digit = 1; digit <= 0x100; digit <<= 1) {
            int cells = 0;
            for (int mask : masks) if (Integer.bitCount(mask) == 2 && (mask & digit) != 0) cells++;
            if (cells <= most) continue;
            best = digit;
            most = cells;
        }
        return best;
    }

    /** Of the cells with two candidates that have the digit, the first that scores most with it. */
    private static int chooseBy(int[] masks, int digit) {
        int best = -1;
        for (int cell = 0; cell < 81; cell++) {
            if (Integer.bitCount(masks[cell]) != 2 || (masks[cell] & digit) == 0) continue;
            if (best < 0 || score(masks, cell, digit, 4) > score(masks, best, digit, 4)) best = cell;
        }
        return best;
    }

    /** The first cell with fewest candidates and, if these are two, of those the one that scores most with both. */
    private static int chooseByBoth(int[] masks) {
        int best = -1;
        for (int cell = 0; cell < 81; cell++) {
            if (Integer.bitCount(masks[cell]) < 2) continue;
            if (best < 0 || isBetter(masks, cell, best)) best = cell;
        }
        return best;
    }

    private static boolean isBetter(int[] masks, int cell, int best) {
        int count = Integer.bitCount(masks[cell]);
        int least = Integer.bitCount(masks[best]);
        return count < least
                || (count == 2
                        && least == 2
                        && score(masks, cell, masks[cell], 2) > score(masks, best, masks[best], 2));
    }

    /** A point for every candidate of {@code mask} that a peer of the cell shares, and the bonus if that peer has two candidates. */
    private static int score(int[] masks, int cell, int mask, int bonus) {
        int score = 0;
        for (int peer : BOARD.peers(cell)) {
            int shared = Integer.bitCount(masks[peer] & mask);
            score += Integer.bitCount(masks[peer]) == 2 ? (1 + bonus) * shared : shared;
        }
        return score;
    }
}
