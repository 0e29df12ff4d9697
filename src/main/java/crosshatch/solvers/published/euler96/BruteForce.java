package crosshatch.solvers.published.euler96;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Budget;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Fills the blank cells in row-major order, each with every digit that its units do not contain yet, ascending, until enough
 * solutions are found.
 *
 * <p>A cell with only one possible digit is no choice point: the digit is forced, not decided, and never refuted by itself.
 */
final class BruteForce {
    private final Board board;
    private final int[] digits;
    private final int[] blanks;
    /** Digits that stand in each unit, bit d-1 for digit d. */
    private final int[] used;

    private final boolean clash;
    private final int solutionsWanted;
    private final Budget budget;
    private final Trace trace;
    private final Euler96Counters work;
    private final List<Grid> solutions = new ArrayList<>();
    private @Nullable Limit exceeded;

    /**
     * Prepares the search.
     *
     * @param digits one per cell, row by row, 0 for a blank; the search changes them
     * @param work the counters of the run
     */
    BruteForce(Board board, int[] digits, int solutionsWanted, Budget budget, Trace trace, Euler96Counters work) {
        this.board = board;
        this.digits = digits;
        this.solutionsWanted = solutionsWanted;
        this.budget = budget;
        this.trace = trace;
        this.work = work;
        blanks = IntStream.range(0, digits.length)
                .filter(cell -> digits[cell] == 0)
                .toArray();
        used = new int[board.unitCount()];
        clash = markUsed();
    }

    /** @return whether a digit stands twice in a unit */
    private boolean markUsed() {
        boolean twice = false;
        for (int cell = 0; cell < digits.length; cell++) {
            if (digits[cell] == 0) continue;
            int bit = 1 << (digits[cell] - 1);
            for (int unit : board.unitsOf(cell)) {
                twice |= (used[unit] & bit) != 0;
                used[unit] |= bit;
            }
        }
        return twice;
    }

    int blanks() {
        return blanks.length;
    }

    /** Returns different solutions, at most the wanted number. */
    List<Grid> solutions() {
        return solutions;
    }

    /** Returns the limit that ended the search, or null. */
    @Nullable
    Limit exceeded() {
        return exceeded;
    }

    /** Searches; returns false if enough solutions were found or a limit was exceeded, before the search space was exhausted. */
    boolean search() {
        if (clash) {
            deadEnd("the digits clash before the search");
            return true;
        }
        return !fill(0, 0);
    }

    /**
     * Fills the blanks from {@code index} on.
     *
     * @return whether to stop the whole search
     */
    private boolean fill(int index, int level) {
        if (index == blanks.length) return solution();
        int fitting = fitting(blanks[index]);
        if (Integer.bitCount(fitting) > 1) return choose(index, fitting, level + 1);
        if (fitting != 0) return force(index, Integer.numberOfTrailingZeros(fitting) + 1, level);
        deadEnd("no digit fits " + board.cellName(blanks[index]));
        return false;
    }

    private int fitting(int cell) {
        int standing = 0;
        for (int unit : board.unitsOf(cell)) standing |= used[unit];
        return ((1 << board.digits()) - 1) & ~standing;
    }

    private boolean choose(int index, int fitting, int level) {
        int cell = blanks[index];
        work.depth = Math.max(work.depth, level);
        for (int rest = fitting; rest != 0; rest &= rest - 1) {
            work.decisions++;
            if (outOfBudget()) return true;
            int digit = Integer.numberOfTrailingZeros(rest) + 1;
            if (trace.on()) trace.event(new Event.Decision(level, cell, digit, true, Integer.bitCount(fitting)));
            int solutionsBefore = solutions.size();
            boolean stop = putAndGoOn(index, digit, level);
            if (stop) return true;
            if (solutions.size() == solutionsBefore) work.backtracks++;
            if (trace.on()) trace.event(new Event.Backtrack(level));
        }
        return false;
    }

    private boolean force(int index, int digit, int level) {
        work.forcedDigits++;
        if (trace.on()) trace.event(new Event.Placed(blanks[index], digit, "the only digit that fits"));
        return putAndGoOn(index, digit, level);
    }

    private boolean putAndGoOn(int index, int digit, int level) {
        int cell = blanks[index];
        toggle(cell, digit);
        digits[cell] = digit;
        boolean stop = fill(index + 1, level);
        digits[cell] = 0;
        toggle(cell, digit);
        return stop;
    }

    private void toggle(int cell, int digit) {
        for (int unit : board.unitsOf(cell)) used[unit] ^= 1 << (digit - 1);
    }

    private boolean solution() {
        Grid grid = Grid.of(board, digits);
        solutions.add(grid);
        if (trace.on()) trace.event(new Event.Solution(grid));
        return solutions.size() == solutionsWanted;
    }

    private void deadEnd(String reason) {
        work.conflicts++;
        if (trace.on()) trace.event(new Event.DeadEnd(reason));
    }

    private boolean outOfBudget() {
        exceeded = budget.exceeded(work.decisions, work.conflicts);
        return exceeded != null;
    }

    /** What one run did. */
    static final class Euler96Counters {
        long decisions;
        long backtracks;
        long conflicts;
        int depth;
        /** Placed by the logic, before the search. */
        int logicDigits;
        /** Placed by the brute force where only one digit fitted. */
        long forcedDigits;
        /** Blank cells that the brute force was handed; 0 means that the logic alone solved the puzzle. */
        int blanksLeft;

        Counters counters() {
            return Counters.builder()
                    .set(Counter.DECISIONS, decisions)
                    .set(Counter.BACKTRACKS, backtracks)
                    .set(Counter.CONFLICTS, conflicts)
                    .set(Counter.PROPAGATIONS, logicDigits + forcedDigits)
                    .set(Counter.DEPTH, depth)
                    .setNative("logicDigits", logicDigits)
                    .setNative("blanksLeft", blanksLeft)
                    .setNative("forcedDigits", forcedDigits)
                    .build();
        }
    }
}
