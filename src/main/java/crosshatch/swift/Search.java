package crosshatch.swift;

import static crosshatch.swift.Boards.BAND;
import static crosshatch.swift.Boards.PEERS;
import static crosshatch.swift.Boards.SIZE;

import crosshatch.board.Board;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Budget;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first search over copied boards: propagate, choose a cell, try its candidates in ascending order. No trail: a level
 * is 48 words, and copying them costs less than remembering what changed.
 */
final class Search {
    /** Each decision places a digit, so no path is longer than the cells are many. */
    private static final int LEVELS = 82;

    private static final Board BOARD = Board.sudoku(3);

    private final Propagation propagation;
    private final Branching branching = new Branching();
    private final int[] boards = new int[LEVELS * SIZE];
    private final int[] digits = new int[BOARD.cells()];

    private Budget budget = Budget.unlimited();
    private int limit;
    private List<Grid> found = List.of();
    private @Nullable Limit exceeded;
    private long decisions;
    private long backtracks;
    private long conflicts;
    private int depth;

    Search(Propagation propagation) {
        this.propagation = propagation;
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
        explore(0, (1 << Boards.DIGITS) - 1);
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
    private int explore(int level, int changed) {
        int at = level * SIZE;
        Propagation.Fixpoint fixpoint = propagation.propagate(boards, at, changed);
        if (fixpoint == Propagation.Fixpoint.OPEN) return split(level);
        if (fixpoint == Propagation.Fixpoint.SOLVED) {
            Boards.read(boards, at, digits);
            found.add(Grid.of(BOARD, digits));
            return 1;
        }
        conflicts++;
        return 0;
    }

    private int split(int level) {
        int at = level * SIZE;
        int cell = branching.chooseCell(boards, at);
        int band = cell / 27;
        int candidates = Branching.candidates(boards, at + band * BAND, cell - 27 * band);
        int solutions = 0;
        for (int left = candidates; left != 0; left &= left - 1) {
            decisions++;
            depth = Math.max(depth, level + 1);
            exceeded = budget.exceeded(decisions, conflicts);
            if (exceeded != null) return solutions;
            System.arraycopy(boards, at, boards, at + SIZE, SIZE);
            place(at + SIZE, cell, candidates, Integer.numberOfTrailingZeros(left));
            int below = explore(level + 1, candidates);
            if (below == 0 && exceeded == null) backtracks++;
            solutions += below;
            if (exceeded != null || found.size() == limit) return solutions;
        }
        return solutions;
    }

    /** Leaves {@code digit} (from 0) alone in its cell, and takes it from the peers. */
    private void place(int at, int cell, int candidates, int digit) {
        int band = cell / 27;
        int bit = 1 << (cell - 27 * band);
        for (int others = candidates & ~(1 << digit); others != 0; others &= others - 1) {
            boards[at + band * BAND + Integer.numberOfTrailingZeros(others)] &= ~bit;
        }
        for (int each = 0; each < 3; each++) boards[at + each * BAND + digit] &= ~PEERS[4 * cell + each];
    }
}
