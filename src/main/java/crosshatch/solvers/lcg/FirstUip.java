package crosshatch.solvers.lcg;

import crosshatch.base.Ints;

/**
 * What is learnt from a conflict: back through the reasons of what was found last, until one literal of the level of the conflict
 * is left, the first unique implication point, without which this would not have happened. The clause says that it and some
 * literals of earlier levels do not go together.
 *
 * <p>J. Marques-Silva and K. Sakallah, "GRASP", IEEE Transactions on Computers 48(5), 1999; L. Zhang, C. Madigan, M. Moskewicz and
 * S. Malik, "Efficient conflict driven learning in a Boolean satisfiability solver", ICCAD 2001.
 */
final class FirstUip {
    private final Trail trail;
    private final Conflict conflict;
    private final Explanations explanations;
    private final DecisionSelector selection;
    private final Minimisation minimisation;
    private final Forgetting forgetting;

    private final Ints because = new Ints();
    private final Ints learnt = new Ints();
    /** By candidate: whether the clause, or a reason looked at, speaks of it. */
    private final boolean[] met;

    private final Ints metOnes = new Ints();
    private int level;

    FirstUip(
            int candidates,
            Trail trail,
            Conflict conflict,
            Explanations explanations,
            DecisionSelector selection,
            Minimisation minimisation,
            Forgetting forgetting) {
        this.trail = trail;
        this.conflict = conflict;
        this.explanations = explanations;
        this.selection = selection;
        this.minimisation = minimisation;
        this.forgetting = forgetting;
        met = new boolean[candidates];
    }

    /**
     * Learns from the conflict at hand. All literals of the clause are false; the first is the only one of the highest level,
     * the second of the highest among the others.
     *
     * @return false if the conflict needs no decision
     */
    boolean learn() {
        because.clear();
        learnt.clear();
        use(conflict.reason());
        explanations.explain(conflict, because);
        selection.conflict(because);
        level = highestLevel();
        if (level == 0) return false;
        learnt.add(Literal.NONE); // room for the first
        learnt.set(0, Literal.negated(uniqueImplicationPoint()));
        minimisation.minimise(learnt, met);
        for (int i = 0; i < metOnes.size(); i++) met[metOnes.get(i)] = false;
        metOnes.clear();
        putSecondHighest();
        return true;
    }

    private int highestLevel() {
        int highest = 0;
        for (int i = 0; i < because.size(); i++) {
            highest = Math.max(highest, trail.levelOf(Literal.candidate(because.get(i))));
        }
        return highest;
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
            int reason = trail.reason(Literal.candidate(literal));
            use(reason);
            explanations.explain(reason, literal, because);
        }
    }

    /** @return 1 if a literal of the conflict's level is met for the first time, else 0 */
    private int meet(int literal) {
        int candidate = Literal.candidate(literal);
        int itsLevel = trail.levelOf(candidate);
        if (met[candidate] || itsLevel == 0) return 0;
        met[candidate] = true;
        metOnes.add(candidate);
        selection.met(candidate);
        if (itsLevel == level) return 1;
        learnt.add(Literal.negated(literal));
        return 0;
    }

    private void use(int reason) {
        if (Reason.kind(reason) == Reason.CLAUSE) forgetting.used(Reason.about(reason));
    }

    private void putSecondHighest() {
        if (learnt.size() < 2) return;
        int second = 1;
        for (int i = 2; i < learnt.size(); i++) if (level(i) > level(second)) second = i;
        learnt.swap(1, second);
    }

    private int level(int index) {
        return trail.levelOf(Literal.candidate(learnt.get(index)));
    }

    /** The clause learnt last. */
    Ints learnt() {
        return learnt;
    }

    /** The level at which the first literal of the clause follows from the others. */
    int backjump() {
        return learnt.size() < 2 ? 0 : level(1);
    }
}
