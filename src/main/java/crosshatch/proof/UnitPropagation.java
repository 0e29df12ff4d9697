package crosshatch.proof;

import static crosshatch.proof.WatchedClauses.HEADER;

import java.util.Arrays;

/**
 * Unit propagation over clauses, with the reason for every literal: finds out whether a clause follows, and from which
 * others in which order. Assumptions open levels and are taken back by level; clauses may come at any level.
 *
 * <p>Two literals of each clause are watched, so that only clauses are looked at in which one of these became false (M.
 * Moskewicz et al., "Chaff: engineering an efficient SAT solver", DAC 2001). A clause that had one literal left before it
 * came, or before levels above were taken back, may go unseen there: less is then found, never something wrong.
 */
public final class UnitPropagation {
    private static final int NONE = -1;

    private final WatchedClauses clauses = new WatchedClauses();
    /** By code: 1 true, -1 false, 0 open. */
    private byte[] values = {};
    /** By variable: the clause that made it true or false, {@link #NONE} if it was assumed. */
    private int[] reasons = {};
    /** By variable: its place in the trail. */
    private int[] places = {};

    private boolean[] marked = {};
    /** Codes of true literals, in their order. */
    private int[] trail = {};

    private int trailEnd;
    private int next;
    /** Where in the trail each level begins, from level 1 on. */
    private final Ints levelStarts = new Ints();

    private int conflict = NONE;
    /** The code of an assumption that was false already; 0 if there is none. */
    private int contradicted;

    /** Of the trail, when {@link #save} was called. */
    private int savedEnd;

    /**
     * Adds a clause, and propagates.
     *
     * @param number named in explanations, any
     * @param literals all different
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

    private void require(int variable) {
        if (variable < reasons.length) return;
        int room = Math.max(variable + 1, 2 * reasons.length);
        clauses.grow(room);
        values = Arrays.copyOf(values, 2 * room);
        reasons = Arrays.copyOf(reasons, room);
        places = Arrays.copyOf(places, room);
        marked = Arrays.copyOf(marked, room);
        trail = Arrays.copyOf(trail, room);
    }

    /** Puts into a place the literal that will be open longest: one that is not false, else the last to have become so. */
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

    /** Whether a clause has no literal left. */
    public boolean hasConflict() {
        return conflict != NONE;
    }

    /** 1 if the literal is true, -1 if it is false, 0 if it is open. */
    public int value(int literal) {
        int code = WatchedClauses.code(literal);
        return code < values.length ? values[code] : 0;
    }

    /** Number of levels. */
    public int level() {
        return levelStarts.size();
    }

    /** The level on which a variable that is not open became true or false. */
    private int levelOf(int variable) {
        int level = level();
        while (level > 0 && levelStarts.get(level - 1) > places[variable]) level--;
        return level;
    }

    /** Opens a level on which nothing is assumed yet. Not while there is a conflict. */
    public void open() {
        levelStarts.add(trailEnd);
    }

    /**
     * Makes a literal true, and propagates. Not while there is a conflict.
     *
     * @return false if its negation was assumed: these assumptions are no clause's affair, and nothing was done
     */
    public boolean assume(int literal) {
        require(Math.abs(literal));
        int code = WatchedClauses.code(literal);
        if (values[code] == 0) {
            enqueue(code, NONE);
            propagate();
        } else if (values[code] < 0) {
            conflict = reasons[code >> 1];
            if (conflict == NONE) return false;
            contradicted = code;
        }
        return true;
    }

    /** Takes back the levels above {@code level}, with all that was found there, conflicts too. */
    public void backTo(int level) {
        if (level >= level()) return;
        undo(levelStarts.get(level));
        levelStarts.cut(level);
    }

    private void undo(int end) {
        while (trailEnd > end) {
            int code = trail[--trailEnd];
            values[code] = 0;
            values[code ^ 1] = 0;
        }
        next = trailEnd;
        conflict = NONE;
        contradicted = 0;
    }

    private void enqueue(int code, int reason) {
        values[code] = 1;
        values[code ^ 1] = -1;
        reasons[code >> 1] = reason;
        places[code >> 1] = trailEnd;
        trail[trailEnd++] = code;
    }

    private void imply(int code, int clause) {
        if (values[code] == 0) enqueue(code, clause);
        else if (values[code] < 0) conflict = clause;
    }

    private void propagate() {
        while (next < trailEnd && conflict == NONE) visit(trail[next++] ^ 1);
    }

    /** Looks at the clauses that watch a literal which is false now. */
    private void visit(int falsified) {
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

    /** Puts the other watched literal first. */
    private int otherWatched(int clause, int falsified) {
        int[] arena = clauses.arena;
        int first = clause + HEADER;
        if (arena[first] == falsified) {
            arena[first] = arena[first + 1];
            arena[first + 1] = falsified;
        }
        return arena[first];
    }

    /** Watches, instead of the second literal, one that is not false; false if there is none. */
    private boolean moved(int clause, int other) {
        int[] arena = clauses.arena;
        int second = clause + HEADER + 1;
        int end = clause + HEADER + arena[clause + 1];
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

    /**
     * Why there is a conflict: if the assumptions are true of which {@code lemma} holds the negations, then the clauses in
     * {@code hints} have one literal left each, in this order, and the last one has none. So the lemma follows.
     *
     * @return the highest level of these assumptions; 0 if there are none
     */
    public int explain(Ints lemma, Ints hints) {
        lemma.clear();
        hints.clear();
        if (contradicted != 0) lemma.add(-WatchedClauses.literal(contradicted));
        mark(conflict);
        if (contradicted != 0) marked[contradicted >> 1] = false;
        for (int at = trailEnd - 1; at >= 0; at--) {
            int variable = trail[at] >> 1;
            if (!marked[variable]) continue;
            marked[variable] = false;
            int reason = reasons[variable];
            if (reason == NONE) {
                lemma.add(-WatchedClauses.literal(trail[at]));
            } else {
                hints.add(clauses.number(reason));
                mark(reason);
                marked[variable] = false;
            }
        }
        hints.reverse();
        hints.add(clauses.number(conflict));
        if (contradicted != 0) return level();
        return lemma.size() == 0 ? 0 : levelOf(Math.abs(lemma.get(0)));
    }

    private void mark(int clause) {
        for (int place = 0; place < clauses.size(clause); place++) marked[clauses.code(clause, place) >> 1] = true;
    }

    /** Keeps in mind what is there now, for {@link #restore}. Without open levels. */
    public void save() {
        clauses.save();
        savedEnd = trailEnd;
    }

    /** Makes everything as it was when it was saved, so that what follows does not depend on what came in between. */
    public void restore() {
        backTo(0);
        undo(savedEnd);
        clauses.restore();
    }

    /** Removes a clause, by its place. One that made a literal true stays: so does the literal, and it needs its reason. */
    void remove(int clause) {
        if (clauses.size(clause) < 2) return;
        for (int place = 0; place < 2; place++) {
            int code = clauses.code(clause, place);
            if (values[code] > 0 && reasons[code >> 1] == clause) return;
        }
        clauses.unwatch(clause);
    }
}
