package crosshatch.solvers.model.sat4j;

import crosshatch.solver.Budget;
import crosshatch.solver.Limit;
import org.jspecify.annotations.Nullable;
import org.sat4j.specs.IConstr;
import org.sat4j.specs.ISolverService;
import org.sat4j.specs.Lbool;
import org.sat4j.specs.RandomAccessModel;
import org.sat4j.specs.SearchListener;

/**
 * Watches the searches that answer one question: counts, and stops when the budget is used up.
 *
 * <p>A search can be stopped at two places only, after a decision and after a conflict was counted. {@code expireTimeout}
 * drops the timer of conflicts, which Sat4j itself still uses between a conflict and its backjump; from {@code beginLoop},
 * the obvious place, it ends in a {@code NullPointerException}. Where it stops depends on counts alone, so a budget of
 * decisions or conflicts ends a search always at the same step.
 */
final class Sat4jListener implements SearchListener<ISolverService> {
    private static final long serialVersionUID = 1L;

    private final transient Budget budget;
    private transient @Nullable ISolverService search;
    private transient @Nullable Limit met;
    private transient @Nullable ClauseTracer tracer;
    private boolean starting;
    private int rootLevel;
    private boolean forced;
    private boolean restarted;
    private long searches;
    private long decisions;
    private long conflicts;
    private long refutedDecisions;
    private int depth;

    Sat4jListener(Budget budget) {
        this.budget = budget;
    }

    /** From now on somebody is told what is learnt. */
    void traceTo(ClauseTracer newTeller) {
        tracer = newTeller;
    }

    @Override
    public void learn(IConstr clause) {
        if (tracer != null) tracer.learnt(clause);
    }

    /** @param literal of DIMACS, unlike those of {@link #learn} */
    @Override
    public void learnUnit(int literal) {
        if (tracer != null) tracer.learnt(literal);
    }

    @Override
    public void init(ISolverService solver) {
        search = solver;
    }

    @Override
    public void start() {
        starting = true;
        rootLevel = 0;
    }

    /** First called when the givens are propagated: they, if assumed, are the levels up to here. */
    @Override
    public void beginLoop() {
        if (!starting) return;
        starting = false;
        searches++;
        rootLevel = level();
    }

    @Override
    public void assuming(int literal) {
        decisions++;
        depth = Math.max(depth, level() + 1 - rootLevel);
        stopIfExceeded();
    }

    @Override
    public void conflictFound(IConstr conflict, int level, int trailLevel) {
        conflicts++;
        if (!starting && level > rootLevel) refutedDecisions++;
    }

    @Override
    public void conflictFound(int literal) {
        conflicts++;
    }

    @Override
    public void backjump(int level) {
        stopIfExceeded();
    }

    @Override
    public void solutionFound(int[] model, RandomAccessModel lazyModel) {
        forced = level() == rootLevel;
    }

    @Override
    public void restarting() {
        restarted = true;
    }

    /** A contradiction that Sat4j found while a clause was added, which its listeners are not told. */
    void contradictionFound() {
        conflicts++;
    }

    // Called often, and of no interest here. Releases before 2.3.6 have the last two instead of those before them.

    @Override
    public void propagating(int literal) {}

    @Override
    public void enqueueing(int literal, @Nullable IConstr reason) {}

    @Override
    public void delete(IConstr clause) {}

    public void propagating(int literal, @Nullable IConstr reason) {}

    public void delete(int[] clause) {}

    @Override
    public void backtracking(int literal) {}

    @Override
    public void adding(int literal) {}

    @Override
    public void end(Lbool result) {}

    @Override
    public void cleaning() {}

    private int level() {
        return search == null ? 0 : search.currentDecisionLevel();
    }

    private void stopIfExceeded() {
        if (budgetIsExceeded() && search != null) search.stop();
    }

    /** Looks whether the budget is used up; {@link #met} then says by what. */
    boolean budgetIsExceeded() {
        met = budget.exceeded(decisions, conflicts);
        return met != null;
    }

    /** The limit that was met when the budget was last looked at. */
    @Nullable
    Limit met() {
        return met;
    }

    /** Whether a search has begun anew. */
    boolean hasRestarted() {
        return restarted;
    }

    /** Whether the last solution follows from what it started with: then there is no other. */
    boolean solutionIsForced() {
        return forced;
    }

    /** Searches that got beyond propagating the givens. */
    long searches() {
        return searches;
    }

    long decisions() {
        return decisions;
    }

    long conflicts() {
        return conflicts;
    }

    /** Conflicts below a decision: each shows that the newest decision, after those before it, was wrong. */
    long refutedDecisions() {
        return refutedDecisions;
    }

    int depth() {
        return depth;
    }
}
