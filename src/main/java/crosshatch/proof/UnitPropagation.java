package crosshatch.proof;

import java.util.Arrays;

/**
 * Propagates over clauses. A clause with only one literal that is not false makes this literal true; explanations name the
 * number of the clause.
 *
 * <p>Each clause watches two of its literals, so that only clauses with a watched literal that became false are examined (M.
 * Moskewicz et al., "Chaff: engineering an efficient SAT solver", DAC 2001). A clause may be overlooked if it already had one
 * literal left when it was added, or before levels were undone. Then less is found, but nothing wrong.
 */
public final class UnitPropagation extends Propagation {
    /** The size of the head of a clause in {@link #arena}: its number and its size. Its literals follow, the watched ones first. */
    private static final int HEADER_NUMBERS = 2;

    /** Replaces the number of a clause that was removed. */
    static final int REMOVED = 0;

    private int[] arena = new int[1 << 12];
    private int arenaEnd;

    /** The watches by code, as pairs: another literal of the clause, and the clause, as {@code ~clause} if it has two literals. */
    private int[][] watches = {};

    private int[] watchEnds = {};

    private int[] savedArena = {};
    private int[][] savedWatches = {};

    /**
     * Adds a clause, and propagates.
     *
     * @param number any number; explanations name the clause by it
     * @param literals the literals, all different
     * @return the place of the clause
     */
    public int add(int number, int[] literals) {
        for (int literal : literals) require(Math.abs(literal));
        int clause = write(number, literals);
        int size = literals.length;
        for (int place = 0; place < Math.min(2, size); place++) bringForward(clause, place);
        if (size > 1) watchFirstTwo(clause);
        if (!hasConflict()) {
            if (size == 0) conflict = clause;
            else if (size == 1 || values[codeAt(clause, 1)] < 0) imply(codeAt(clause, 0), clause);
            propagate();
        }
        return clause;
    }

    /** Stores a clause without watches. */
    private int write(int number, int[] literals) {
        int clause = arenaEnd;
        arenaEnd += HEADER_NUMBERS + literals.length;
        if (arenaEnd > arena.length) arena = Arrays.copyOf(arena, Math.max(arenaEnd, arena.length + arena.length / 2));
        arena[clause] = number;
        arena[clause + 1] = literals.length;
        for (int i = 0; i < literals.length; i++) arena[clause + HEADER_NUMBERS + i] = code(literals[i]);
        return clause;
    }

    /** Moves to a place the literal that stays open longest: one that is not false, else the one that became false last. */
    private void bringForward(int clause, int place) {
        int best = place;
        for (int other = place + 1; other < size(clause); other++) {
            if (openness(codeAt(clause, other)) > openness(codeAt(clause, best))) best = other;
        }
        int code = codeAt(clause, place);
        arena[clause + HEADER_NUMBERS + place] = codeAt(clause, best);
        arena[clause + HEADER_NUMBERS + best] = code;
    }

    private int openness(int code) {
        return values[code] < 0 ? places[code >> 1] : Integer.MAX_VALUE;
    }

    private void watchFirstTwo(int clause) {
        int entry = size(clause) == 2 ? ~clause : clause;
        watch(codeAt(clause, 0), codeAt(clause, 1), entry);
        watch(codeAt(clause, 1), codeAt(clause, 0), entry);
    }

    private void watch(int code, int other, int entry) {
        int end = watchEnds[code];
        if (end == watches[code].length) watches[code] = Arrays.copyOf(watches[code], 2 * end);
        watches[code][end] = other;
        watches[code][end + 1] = entry;
        watchEnds[code] = end + 2;
    }

    private void imply(int code, int clause) {
        if (values[code] == 0) enqueue(code, clause);
        else if (values[code] < 0) conflict = clause;
    }

    /** Looks at the clauses that watch a literal which is false now. */
    @Override
    void visit(int falsified) {
        int[] list = watches[falsified];
        int end = watchEnds[falsified];
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
        watchEnds[falsified] = kept;
    }

    /** Moves the other watched literal to the first place. */
    private int otherWatched(int clause, int falsified) {
        int first = clause + HEADER_NUMBERS;
        if (arena[first] == falsified) {
            arena[first] = arena[first + 1];
            arena[first + 1] = falsified;
        }
        return arena[first];
    }

    /** Replaces the second watched literal by one that is not false; returns false if there is none. */
    private boolean moved(int clause, int other) {
        int second = clause + HEADER_NUMBERS + 1;
        int end = clause + HEADER_NUMBERS + size(clause);
        for (int at = second + 1; at < end; at++) {
            int literal = arena[at];
            if (values[literal] < 0) continue;
            arena[at] = arena[second];
            arena[second] = literal;
            watch(literal, other, clause);
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
        int before = watches.length;
        watches = Arrays.copyOf(watches, 2 * variables);
        for (int code = before; code < watches.length; code++) watches[code] = new int[4];
        watchEnds = Arrays.copyOf(watchEnds, 2 * variables);
    }

    @Override
    void mark(int clause, int place) {
        for (int i = 0; i < size(clause); i++) marked[codeAt(clause, i) >> 1] = true;
    }

    /** Returns the number of a clause, or {@link #REMOVED}. */
    @Override
    int number(int clause) {
        return arena[clause];
    }

    int size(int clause) {
        return arena[clause + 1];
    }

    private int codeAt(int clause, int place) {
        return arena[clause + HEADER_NUMBERS + place];
    }

    /** Returns the literals of a clause, in any order. */
    int[] literals(int clause) {
        int[] literals = new int[size(clause)];
        for (int i = 0; i < literals.length; i++) literals[i] = literal(codeAt(clause, i));
        return literals;
    }

    @Override
    public void save() {
        super.save();
        savedArena = Arrays.copyOf(arena, arenaEnd);
        savedWatches = new int[watches.length][];
        for (int code = 0; code < watches.length; code++) {
            savedWatches[code] = Arrays.copyOf(watches[code], watchEnds[code]);
        }
    }

    /** Restores the saved state, including the order of literals and watches. */
    @Override
    public void restore() {
        super.restore();
        arenaEnd = savedArena.length;
        System.arraycopy(savedArena, 0, arena, 0, arenaEnd);
        Arrays.fill(watchEnds, 0);
        for (int code = 0; code < savedWatches.length; code++) {
            watchEnds[code] = savedWatches[code].length;
            System.arraycopy(savedWatches[code], 0, watches[code], 0, watchEnds[code]);
        }
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
        int clause = write(number, new int[] {literal});
        reasons[Math.abs(literal)] = clause;
        return clause;
    }

    /** Removes a clause of two literals or more that is no reason of a literal; its memory stays in use. */
    void remove(int clause) {
        unwatch(codeAt(clause, 0), clause);
        unwatch(codeAt(clause, 1), clause);
        arena[clause] = REMOVED;
    }

    private void unwatch(int code, int clause) {
        int[] list = watches[code];
        int kept = 0;
        for (int at = 0; at < watchEnds[code]; at += 2) {
            if (list[at + 1] == clause || list[at + 1] == ~clause) continue;
            list[kept++] = list[at];
            list[kept++] = list[at + 1];
        }
        watchEnds[code] = kept;
    }
}
