package crosshatch.solvers.lcg;

import crosshatch.base.Ints;

/**
 * The way of {@link FirstUip} from a conflict to the first unique implication point, for Hall sets that may have their reasons as clauses.
 * The clause is not minimised, and nobody learns it.
 */
final class ReplayAnalysis {
    private final Trail trail;
    private final Conflict conflict;
    private final Explanations explanations;
    private final ReplayHallSets hallSets;
    private final DecisionSelector order;

    private final Ints because = new Ints();
    private final Ints learnt = new Ints();
    private final boolean[] met;
    private final Ints metOnes = new Ints();
    private int level;

    ReplayAnalysis(
            int candidates,
            Trail trail,
            Conflict conflict,
            Explanations explanations,
            ReplayHallSets hallSets,
            DecisionSelector order) {
        this.trail = trail;
        this.conflict = conflict;
        this.explanations = explanations;
        this.hallSets = hallSets;
        this.order = order;
        met = new boolean[candidates];
    }

    /** The clause that the conflict at hand teaches, the first implication point last; valid until the next call. */
    Ints learn() {
        because.clear();
        learnt.clear();
        explain(conflict.reason(), conflict.literal());
        if (conflict.literal() != Literal.NONE) because.add(Literal.negated(conflict.literal()));
        order.conflict(because);
        level = 0;
        for (int i = 0; i < because.size(); i++) {
            level = Math.max(level, trail.levelOf(Literal.candidate(because.get(i))));
        }
        if (level == 0) throw new IllegalStateException("a conflict without a decision");
        learnt.add(Literal.negated(uniqueImplicationPoint()));
        for (int i = 0; i < metOnes.size(); i++) met[metOnes.get(i)] = false;
        metOnes.clear();
        return learnt;
    }

    private void explain(int reason, int literal) {
        if (Reason.kind(reason) == Reason.HALL) hallSets.explain(Reason.about(reason), literal, because);
        else explanations.explain(reason, literal, because);
    }

    private int uniqueImplicationPoint() {
        int position = trail.size();
        int toResolve = 0;
        while (true) {
            for (int i = 0; i < because.size(); i++) toResolve += meet(because.get(i));
            do position--;
            while (!met[Literal.candidate(trail.literal(position))]);
            int literal = trail.literal(position);
            if (--toResolve == 0) return literal;
            because.clear();
            explain(trail.reason(Literal.candidate(literal)), literal);
        }
    }

    /** @return 1 if a literal of the conflict's level is met for the first time, else 0 */
    private int meet(int literal) {
        int candidate = Literal.candidate(literal);
        int itsLevel = trail.levelOf(candidate);
        if (met[candidate] || itsLevel == 0) return 0;
        met[candidate] = true;
        metOnes.add(candidate);
        order.met(candidate);
        if (itsLevel == level) return 1;
        learnt.add(Literal.negated(literal));
        return 0;
    }
}
