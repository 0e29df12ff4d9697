package crosshatch.solvers.lcg;

import crosshatch.puzzle.Puzzle;
import java.util.List;

/**
 * Runs all that propagates until nothing changes, the cheapest first: slots, then clauses, then locked candidates, Hall sets and
 * relations, which see the state only when those before have nothing more to say.
 */
final class LearningPropagation {
    private final ExactlyOneSets slots;
    private final Givens givens;
    private final Trail trail;
    private final Singles singles;
    private final Clauses clauses;
    private final Locked locked;
    private final HallSets hallSets;
    /** Of the rules, those that cost more. */
    private final boolean usesLocked;

    private final boolean usesHallSets;
    /** Whether Hall sets are looked for everywhere from the beginning. */
    private final boolean usesHallSetsAtOnce;

    private final RelationReasons relations;
    /** Whether all rules are for all levels, not for the root alone. */
    private boolean everywhere;

    private boolean givensExclude;
    private long removals;

    LearningPropagation(
            ExactlyOneSets slots,
            Trail trail,
            Singles singles,
            Clauses clauses,
            Locked locked,
            HallSets hallSets,
            List<String> rules,
            RelationReasons relations) {
        this.slots = slots;
        givens = new Givens(slots.board());
        this.trail = trail;
        this.singles = singles;
        this.clauses = clauses;
        this.locked = locked;
        this.hallSets = hallSets;
        usesLocked = rules.contains("locked") && locked.isOfUse();
        usesHallSetsAtOnce = rules.contains("gac");
        usesHallSets = usesHallSetsAtOnce || rules.contains(LcgFamily.LATE_GAC);
        this.relations = relations;
    }

    /**
     * Numbers the candidates of a puzzle, at its beginning, and nothing holds yet. What its givens exclude has no number and counts as
     * removed; unless they clash or leave a slot without a place: then all candidates have one, and propagation meets the conflict.
     *
     * @param oneByOne whether each candidate that they exclude is to be on the trail, because somebody wants to hear of it
     */
    void begin(Puzzle puzzle, boolean oneByOne) {
        trail.begin();
        givensExclude = !oneByOne && givens.read(puzzle);
        if (givensExclude) {
            number();
            givensExclude = singles.leavesEachSlotAPlace();
        }
        if (!givensExclude) {
            givens.readNone();
            number();
        }
        removals = (long) slots.mostCandidates() - slots.candidates();
        clauses.begin();
        locked.begin();
        hallSets.begin();
        everywhere = usesHallSetsAtOnce || !usesHallSets;
        relations.begin();
    }

    private void number() {
        slots.number(givens.left());
        singles.begin();
    }

    /** Fills the givens of the puzzle. */
    void fillGivens(Puzzle puzzle) {
        for (int cell = 0; cell < slots.board().cells(); cell++) {
            int given = puzzle.given(cell);
            if (given != 0) trail.assign(Literal.is(slots.candidate(cell, given)), Reason.NONE);
        }
        if (givensExclude) singles.fillLast();
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
            if (usesLocked) locked.propagate();
            if (trail.size() > before) continue;
            if (usesHallSets && (everywhere || trail.level() == 0) && !hallSets.propagate()) return false;
            if (trail.size() == before && !relations.propagate()) return false;
            if (trail.size() == before) return true;
        }
    }

    /**
     * From here on all rules are for all levels.
     *
     * @return whether that is new: then the search must go back to its root, because the levels above were not looked at so
     */
    boolean lookEverywhere() {
        boolean isNew = !everywhere;
        everywhere = true;
        return isNew;
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
