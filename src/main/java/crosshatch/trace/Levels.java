package crosshatch.trace;

/** Follows the decision level of a trace: to be told of every event, in order. Level 0 is before any decision. */
public final class Levels {
    private int level;

    /** @return the level on which {@code event} happens; a decision belongs to the level it opens, a backtrack to the one it closes */
    public int of(Event event) {
        if (event instanceof Event.Decision decision) {
            // Also closes a level without a backtrack: one that held a solution is left, not refuted.
            level = decision.level();
        } else if (event instanceof Event.Backtrack backtrack) {
            level = backtrack.level() - 1;
            return backtrack.level();
        }
        return level;
    }
}
