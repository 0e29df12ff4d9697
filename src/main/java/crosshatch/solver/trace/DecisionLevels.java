package crosshatch.solver.trace;

/**
 * Computes the decision level of each event of a trace. {@link #of} must receive every event, in order. Events before the first
 * decision have level 0.
 */
public final class DecisionLevels {
    private int level;

    /** Returns the level of {@code event}. A decision belongs to the level that it opens, a backtrack to the level that it closes. */
    public int of(Event event) {
        if (event instanceof Event.Backtrack backtrack) {
            level = backtrack.level() - 1;
            return backtrack.level();
        }
        // A decision also closes a level without a backtrack: one that held a solution is left, not refuted.
        if (event instanceof Event.Decision decision) level = decision.level();
        if (event instanceof Event.Branch branch) level = branch.level();
        if (event instanceof Event.Jump jump) level = jump.level();
        return level;
    }
}
