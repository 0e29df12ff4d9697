package crosshatch.solvers.model.choco;

import crosshatch.solver.Budget;
import crosshatch.solver.Limit;
import org.chocosolver.util.criteria.Criterion;
import org.jspecify.annotations.Nullable;

/**
 * Stops Choco's search loop when the budget is used up. The loop asks before each of its actions and then still does that one,
 * so a search overruns by less than one propagation.
 */
final class BudgetCriterion implements Criterion {
    private final Budget budget;
    private final ChocoCounters counts;
    private @Nullable Limit met;

    BudgetCriterion(Budget budget, ChocoCounters counts) {
        this.budget = budget;
        this.counts = counts;
    }

    @Override
    public boolean isMet() {
        if (met == null) met = budget.exceeded(counts.decisions(), counts.conflicts());
        return met != null;
    }

    /** The limit that was met, null if none was. */
    @Nullable
    Limit met() {
        return met;
    }
}
