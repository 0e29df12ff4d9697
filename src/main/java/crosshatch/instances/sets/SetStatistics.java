package crosshatch.instances.sets;

import crosshatch.puzzle.BoardName;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.LongSummaryStatistics;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Statistics of a set: the numbers of puzzles, of givens, and of puzzles that naked singles solve. */
public final class SetStatistics {
    private final SortedMap<String, Long> boards = new TreeMap<>();
    private final SortedMap<Integer, Long> givens = new TreeMap<>();
    private final LongSummaryStatistics clues = new LongSummaryStatistics();
    private long nakedSingles;

    private SetStatistics() {}

    /**
     * Computes the statistics of a set.
     *
     * @param instances the instances, which are read once, to the end
     */
    public static SetStatistics of(Stream<Instance> instances) {
        SetStatistics statistics = new SetStatistics();
        instances.forEachOrdered(instance -> statistics.add(instance.puzzle()));
        return statistics;
    }

    private void add(Puzzle puzzle) {
        boards.merge(BoardName.declaration(puzzle.board()), 1L, Long::sum);
        givens.merge(puzzle.clues(), 1L, Long::sum);
        clues.accept(puzzle.clues());
        if (nakedSinglesFinish(puzzle)) nakedSingles++;
    }

    /**
     * Returns whether naked singles alone solve a puzzle. A set of such puzzles measures reading and bookkeeping, not solving.
     */
    static boolean nakedSinglesFinish(Puzzle puzzle) {
        Board board = puzzle.board();
        BitSet[] candidates = new BitSet[board.cells()];
        Deque<Integer> filled = new ArrayDeque<>();
        for (int cell = 0; cell < candidates.length; cell++) {
            candidates[cell] = new BitSet(board.digits() + 1);
            if (puzzle.given(cell) == 0) {
                candidates[cell].set(1, board.digits() + 1);
            } else {
                candidates[cell].set(puzzle.given(cell));
                filled.add(cell);
            }
        }
        int count = 0;
        while (!filled.isEmpty()) {
            int cell = filled.remove();
            int digit = candidates[cell].nextSetBit(1);
            if (digit < 0) return false; // a peer has taken the last candidate
            count++;
            for (int peer : board.peers(cell)) {
                if (!candidates[peer].get(digit)) continue;
                candidates[peer].clear(digit);
                if (candidates[peer].cardinality() == 1) filled.add(peer);
            }
        }
        return count == candidates.length;
    }

    /** Returns the number of puzzles. */
    public long puzzles() {
        return clues.getCount();
    }

    /** Returns the number of puzzles by kind of board: {@code order 3}, {@code latin 30}. */
    public SortedMap<String, Long> boards() {
        return Collections.unmodifiableSortedMap(boards);
    }

    /** Returns the number of puzzles by number of givens. */
    public SortedMap<Integer, Long> givens() {
        return Collections.unmodifiableSortedMap(givens);
    }

    /** Returns the mean number of givens; 0 for a set without puzzles. */
    public double meanGivens() {
        return clues.getAverage();
    }

    /** Returns the number of puzzles that naked singles alone solve. */
    public long finishedByNakedSingles() {
        return nakedSingles;
    }
}
