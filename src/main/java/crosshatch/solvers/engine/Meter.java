package crosshatch.solvers.engine;

import crosshatch.solver.Budget;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import org.jspecify.annotations.Nullable;

/** Counts what one search does, and says when its budget is used up. */
final class Meter {
    private Budget budget = Budget.unlimited();
    private @Nullable Limit exceeded;
    private long decisions;
    private long backtracks;
    private long conflicts;
    private int depth;

    void begin(Budget newBudget) {
        budget = newBudget;
        exceeded = null;
        decisions = 0;
        backtracks = 0;
        conflicts = 0;
        depth = 0;
    }

    /** @param level the level that the decision opens, from 1 */
    void decision(int level) {
        decisions++;
        depth = Math.max(depth, level);
    }

    void backtrack() {
        backtracks++;
    }

    void conflict() {
        conflicts++;
    }

    /** Asks the budget. Once used up, it stays so. */
    boolean isOver() {
        if (exceeded == null) exceeded = budget.exceeded(decisions, conflicts);
        return exceeded != null;
    }

    /** The limit that was used up when {@link #isOver} was last asked; null if none. */
    @Nullable
    Limit exceeded() {
        return exceeded;
    }

    /** @param propagations counted by the state */
    Counters counters(long propagations) {
        return Counters.builder()
                .set(Counter.DECISIONS, decisions)
                .set(Counter.BACKTRACKS, backtracks)
                .set(Counter.CONFLICTS, conflicts)
                .set(Counter.PROPAGATIONS, propagations)
                .set(Counter.RESTARTS, 0)
                .set(Counter.NOGOODS, 0)
                .set(Counter.DEPTH, depth)
                .build();
    }
}
