package crosshatch.swift;

import static crosshatch.swift.Boards.SIZE;

import crosshatch.board.Board;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Budget;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import crosshatch.trace.Event;
import crosshatch.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first search over copied boards: propagate, choose a cell, try its candidates. No trail: a level is 40 words, and
 * copying them costs less than remembering what changed.
 *
 * <p>{@link Branching} says which candidate of a cell comes first, the others ascend. A tree with many dead ends is mostly that of
 * a puzzle with one solution and explored to its end: after the first few all candidates ascend, because that costs nothing.
 */
final class Search {
    /** Each decision places a digit, so no path is longer than the cells are many. */
    private static final int MOST_LEVELS = 82;

    /** Of 1, 2, 4, 8 and 16 all save the same. */
    private static final int FEW_CONFLICTS = 4;

    private static final Board BOARD = Board.sudoku(3);

    private final Propagation propagation;
    private final Trace trace;
    private final boolean watched;
    private final Branching branching = new Branching();
    private final int[] boards = new int[MOST_LEVELS * SIZE];
    private final byte[] digits = new byte[BOARD.cells()];

    private Budget budget = Budget.unlimited();
    private int limit;
    private List<Grid> found = List.of();
    private @Nullable Limit exceeded;
    private long decisions;
    private long backtracks;
    private long conflicts;
    private int depth;

    /** @param trace told of decisions, backtracks and solutions; propagation settles many cells at once and tells nothing */
    Search(Propagation propagation, Trace trace) {
        this.propagation = propagation;
        this.trace = trace;
        watched = trace.on();
    }

    /** Looks for up to {@code limit} solutions; what it finds is in {@link #found} and {@link #exceeded} until the next run. */
    void run(Puzzle puzzle, int limit, Budget budget) {
        this.budget = budget;
        this.limit = limit;
        found = new ArrayList<>(Math.min(limit, 2));
        exceeded = null;
        decisions = 0;
        backtracks = 0;
        conflicts = 0;
        depth = 0;
        Boards.load(puzzle, boards);
        budget.encoded();
        explore(0, propagation.propagate(boards, 0));
    }

    /** Different solutions, in the order in which they were found. */
    List<Grid> found() {
        return found;
    }

    /** The limit that ended the search; null if it ended by itself or with enough solutions. */
    @Nullable
    Limit exceeded() {
        return exceeded;
    }

    Counters counters() {
        return Counters.builder()
                .set(Counter.DECISIONS, decisions)
                .set(Counter.BACKTRACKS, backtracks)
                .set(Counter.CONFLICTS, conflicts)
                .set(Counter.DEPTH, depth)
                .build();
    }

    /** @return number of solutions found below */
    private int explore(int level, Propagation.Fixpoint fixpoint) {
        if (fixpoint == Propagation.Fixpoint.OPEN) return split(level);
        if (fixpoint == Propagation.Fixpoint.SOLVED) {
            Boards.read(boards, level * SIZE, digits);
            Grid solution = Grid.of(BOARD, digits);
            found.add(solution);
            if (watched) trace.event(new Event.Solution(solution));
            return 1;
        }
        conflicts++;
        return 0;
    }

    private int split(int level) {
        int at = level * SIZE;
        int cell = branching.chooseCell(boards, at);
        int candidates = Branching.candidates(boards, at, cell);
        int digit = conflicts < FEW_CONFLICTS
                ? branching.chooseDigit(cell, candidates)
                : Integer.numberOfTrailingZeros(candidates);
        int solutions = 0;
        for (int left = candidates; left != 0; digit = Integer.numberOfTrailingZeros(left)) {
            left ^= 1 << digit;
            decisions++;
            depth = Math.max(depth, level + 1);
            exceeded = budget.exceeded(decisions, conflicts);
            if (exceeded != null) return solutions;
            if (watched) tellDecision(level + 1, cell, digit, candidates);
            int below = explore(level + 1, propagation.place(boards, at, at + SIZE, cell, digit));
            if (below == 0 && exceeded == null) backtrack(level + 1);
            solutions += below;
            if (exceeded != null || found.size() == limit) return solutions;
        }
        return solutions;
    }

    private void tellDecision(int level, int cell, int digit, int candidates) {
        trace.event(new Event.Decision(level, cell, digit + 1, true, Integer.bitCount(candidates)));
    }

    private void backtrack(int level) {
        backtracks++;
        if (watched) trace.event(new Event.Backtrack(level));
    }
}
