package crosshatch.proof;

import static crosshatch.proof.WatchedClauses.HEADER_NUMBERS;

/**
 * Propagates over clauses. A clause with only one literal that is not false makes this literal true; explanations name the
 * number of the clause.
 *
 * <p>Each clause watches two of its literals, so that only clauses with a watched literal that became false are examined (M.
 * Moskewicz et al., "Chaff: engineering an efficient SAT solver", DAC 2001). A clause may be overlooked if it already had one
 * literal left when it was added, or before levels were undone. Then less is found, but nothing wrong.
 */
public final class UnitPropagation extends Propagation {
    private final WatchedClauses clauses = new WatchedClauses();

    /**
     * Adds a clause, and propagates.
     *
     * @param number any number; explanations name the clause by it
     * @param literals the literals, all different
     * @return the place of the clause
     */
    public int add(int number, int[] literals) {
        for (int literal : literals) require(Math.abs(literal));
        int clause = clauses.write(number, literals);
        int size = literals.length;
        for (int place = 0; place < Math.min(2, size); place++) bringForward(clause, place);
        if (size > 1) clauses.watchFirstTwo(clause);
        if (!hasConflict()) {
            if (size == 0) conflict = clause;
            else if (size == 1 || values[clauses.code(clause, 1)] < 0) imply(clauses.code(clause, 0), clause);
            propagate();
        }
        return clause;
    }

    /** Moves to a place the literal that stays open longest: one that is not false, else the one that became false last. */
    private void bringForward(int clause, int place) {
        int best = place;
        for (int other = place + 1; other < clauses.size(clause); other++) {
            if (openness(clauses.code(clause, other)) > openness(clauses.code(clause, best))) best = other;
        }
        clauses.swap(clause, place, best);
    }

    private int openness(int code) {
        return values[code] < 0 ? places[code >> 1] : Integer.MAX_VALUE;
    }

    private void imply(int code, int clause) {
        if (values[code] == 0) enqueue(code, clause);
        else if (values[code] < 0) conflict = clause;
    }

    /** Looks at the clauses that watch a literal which is false now. */
    @Override
    void visit(int falsified) {
        int[] list = clauses.watches[falsified];
        int end = clauses.watchEnds[falsified];
        int kept = 0;
        for (int at = 0; at < end; at += 2) {
            int other = list[at];
            int clause = list[at + 1];
            if (conflict == NONE && values[other] <= 0) {
                if (clause < 0) {
                    imply(other, ~clause);
                } else {
                    other = otherWatched(clause, falsified);
                    if (values[other] <= 0) {
                        if (moved(clause, other)) continue;
                        imply(other, clause);
                    }
                }
            }
            list[kept] = other;
            list[kept + 1] = clause;
            kept += 2;
        }
        clauses.watchEnds[falsified] = kept;
    }

    /** Moves the other watched literal to the first place. */
    private int otherWatched(int clause, int falsified) {
        int[] arena = clauses.arena;
        int first = clause + HEADER_NUMBERS;
        if (arena[first] == falsified) {
            arena[first] = arena[first + 1];
            arena[first + 1] = falsified;
        }
        return arena[first];
    }

    /** Replaces the second watched literal by one that is not false; returns false if there is none. */
    private boolean moved(int clause, int other) {
        int[] arena = clauses.arena;
        int second = clause + HEADER_NUMBERS + 1;
        int end = clause + HEADER_NUMBERS + arena[clause + 1];
        for (int at = second + 1; at < end; at++) {
            int literal = arena[at];
            if (values[literal] < 0) continue;
            arena[at] = arena[second];
            arena[second] = literal;
            clauses.watch(literal, other, clause);
            return true;
        }
        return false;
    }

    @Override
    public void learn(int number, int[] literals) {
        add(number, literals);
    }

    @Override
    void grow(int variables) {
        clauses.grow(variables);
    }

    @Override
    void mark(int clause, int place) {
        for (int i = 0; i < clauses.size(clause); i++) marked[clauses.code(clause, i) >> 1] = true;
    }

    @Override
    int number(int clause) {
        return clauses.number(clause);
    }

    @Override
    public void save() {
        super.save();
        clauses.save();
    }

    @Override
    public void restore() {
        super.restore();
        clauses.restore();
    }

    /** Returns the place of the clause that made a literal true; the literal must not be an assumption. */
    int reason(int literal) {
        return reasons[Math.abs(literal)];
    }

    /**
     * Gives a literal that is true for good another reason: a new clause of this literal alone. The old reason is then free to go.
     *
     * @return the place of the new clause
     */
    int settle(int literal, int number) {
        int clause = clauses.write(number, new int[] {literal});
        reasons[Math.abs(literal)] = clause;
        return clause;
    }

    /** Removes a clause of two literals or more that is no reason of a literal. */
    void remove(int clause) {
        clauses.unwatch(clause);
        clauses.bury(clause);
    }

    /** Returns all clauses, by their places. */
    WatchedClauses clauses() {
        return clauses;
    }
}
