package crosshatch.engine.learn;

/**
 * Runs all that propagates until nothing changes, the cheapest first: slots, then clauses, then Hall sets and relations, which
 * see the state only when the others have nothing more to say.
 */
final class Propagation {
    private final Trail trail;
    private final Singles singles;
    private final Clauses clauses;
    private final HallSets hallSets;
    private final boolean usesHallSets;
    private final RelationReasons relations;
    private long removals;

    Propagation(
            Trail trail,
            Singles singles,
            Clauses clauses,
            HallSets hallSets,
            boolean usesHallSets,
            RelationReasons relations) {
        this.trail = trail;
        this.singles = singles;
        this.clauses = clauses;
        this.hallSets = hallSets;
        this.usesHallSets = usesHallSets;
        this.relations = relations;
    }

    void begin() {
        removals = 0;
        singles.begin();
        hallSets.begin();
        relations.begin();
    }

    /**
     * Fills the givens of a puzzle, at its beginning.
     *
     * @param givens candidates
     * @param oneByOne whether each candidate that they exclude is to be on the trail, because somebody wants to hear of it
     */
    void fill(Ints givens, boolean oneByOne) {
        int removed = oneByOne ? -1 : singles.fill(givens);
        removals += Math.max(0, removed);
        for (int i = 0; removed < 0 && i < givens.size(); i++) {
            trail.assign(Literal.is(givens.get(i)), Reason.NONE);
        }
    }

    /** @return false at a conflict */
    boolean propagate() {
        int before = trail.size();
        boolean alive = reachFixpoint();
        for (int i = before; i < trail.size(); i++) if (!Literal.fills(trail.literal(i))) removals++;
        return alive;
    }

    private boolean reachFixpoint() {
        while (true) {
            if (!singles.propagate()) return false;
            if (!clauses.isDone()) {
                if (!clauses.propagateNext()) return false;
                continue;
            }
            int before = trail.size();
            if (usesHallSets && !hallSets.propagate()) return false;
            if (trail.size() == before && !relations.propagate()) return false;
            if (trail.size() == before) return true;
        }
    }

    /** What is left now is what is left at the root. */
    void keepRoot() {
        singles.keepRoot();
    }

    /** The candidates of a cell, bit {@code d-1} for digit {@code d}. */
    long candidates(int cell) {
        return singles.open(cell);
    }

    /** Candidates removed since the puzzle began; what was undone stays counted. */
    long removals() {
        return removals;
    }
}
