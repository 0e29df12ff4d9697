package crosshatch.solvers.published.norvig;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Norvig's depth-first search: it branches on the first cell with the fewest candidates in row-major order, with digits ascending,
 * and copies the grid for each guess, in memory allocated once.
 *
 * <p>The published program stops at its first solution. For further solutions this one continues as after a dead end, but an
 * alternative with a solution below it is no backtrack.
 */
final class NorvigSolver implements Solver {
    private static final Board BOARD = Board.sudoku(3);
    private static final int CELLS = 81;

    private final NorvigPropagation propagation;
    private final Trace trace;
    /** Level k works on its own grid; level 0 holds the givens. A level fills a cell, so there are at most 81 more. */
    private final int[][] grids = new int[CELLS + 1][CELLS];

    private final List<Grid> found = new ArrayList<>();
    private int limit;
    private Budget budget = Budget.unlimited();
    private @Nullable Limit exceeded;
    private long decisions;
    private long backtracks;
    private long conflicts;
    private int depth;

    NorvigSolver(boolean pairs, Trace trace) {
        this.propagation = new NorvigPropagation(pairs, trace);
        this.trace = trace;
    }

    @Override
    public Answer answer(Puzzle puzzle, Question question, Budget budget) {
        this.budget = budget;
        limit = question.limit();
        exceeded = null;
        found.clear();
        decisions = 0;
        backtracks = 0;
        conflicts = 0;
        depth = 0;
        propagation.resetEliminations();
        Arrays.fill(grids[0], NorvigPropagation.ALL_DIGITS);
        budget.encoded();

        if (fillGivens(puzzle)) {
            search(0);
        } else {
            conflicts++;
        }
        return new Answer(claim(question), counters());
    }

    /**
     * Fills the givens in row-major order, propagating after each. The published program ignores a failure here and goes
     * on with whatever the grid holds then; a puzzle that fails has no solution, so this one says that.
     */
    private boolean fillGivens(Puzzle puzzle) {
        for (int cell = 0; cell < CELLS; cell++) {
            int given = puzzle.given(cell);
            if (given != 0 && !propagation.fill(grids[0], cell, 1 << (given - 1))) return false;
        }
        return true;
    }

    /** @return whether there is a solution below the grid of {@code level} */
    private boolean search(int level) {
        int[] grid = grids[level];
        int cell = select(grid);
        if (cell < 0) return solution(grid);

        boolean solved = false;
        int alternatives = Integer.bitCount(grid[cell]);
        for (int left = grid[cell]; left != 0; left &= left - 1) {
            int digit = left & -left;
            if (descend(level, cell, digit, alternatives)) {
                solved = true;
            } else if (exceeded == null) {
                backtracks++;
                if (trace.on()) trace.event(new Event.Backtrack(level + 1));
            }
            if (exceeded != null || found.size() == limit) break;
        }
        return solved;
    }

    private boolean descend(int level, int cell, int digit, int alternatives) {
        int child = level + 1;
        decisions++;
        depth = Math.max(depth, child);
        exceeded = budget.exceeded(decisions, conflicts);
        if (exceeded != null) return false;
        if (trace.on()) {
            int number = Integer.numberOfTrailingZeros(digit) + 1;
            trace.event(new Event.Decision(child, cell, number, true, alternatives));
        }
        System.arraycopy(grids[level], 0, grids[child], 0, CELLS);
        if (propagation.fill(grids[child], cell, digit)) return search(child);
        conflicts++;
        return false;
    }

    /** @return the first cell with the fewest candidates, of those that have two or more; -1 if there is none */
    private static int select(int[] grid) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int cell = 0; cell < CELLS; cell++) {
            int count = Integer.bitCount(grid[cell]);
            if (count == 2) return cell;
            if (count > 1 && count < fewest) {
                best = cell;
                fewest = count;
            }
        }
        return best;
    }

    private boolean solution(int[] grid) {
        int[] digits = new int[CELLS];
        for (int cell = 0; cell < CELLS; cell++) digits[cell] = Integer.numberOfTrailingZeros(grid[cell]) + 1;
        Grid solution = Grid.of(BOARD, digits);
        found.add(solution);
        if (trace.on()) trace.event(new Event.Solution(solution));
        return true;
    }

    private Claim claim(Question question) {
        if (exceeded != null) return new Claim.OutOfBudget(exceeded);
        return question.claim(found, found.size() < limit);
    }

    private Counters counters() {
        return Counters.builder()
                .set(Counter.DECISIONS, decisions)
                .set(Counter.BACKTRACKS, backtracks)
                .set(Counter.CONFLICTS, conflicts)
                .set(Counter.PROPAGATIONS, propagation.eliminations())
                .set(Counter.DEPTH, depth)
                .build();
    }
}
