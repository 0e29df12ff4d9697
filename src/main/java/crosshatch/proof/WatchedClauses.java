package crosshatch.proof;

import java.util.Arrays;

/**
 * Stores clauses in one array, and for each literal the clauses that watch it. Its fields are visible to {@link
 * UnitPropagation} for speed. Literal v has the code 2v and -v the code 2v+1, so that {@code ^ 1} negates.
 */
final class WatchedClauses {
    /**
     * The size of the head of a clause in {@link #arena}: its number and its size. The codes of its literals follow, the
     * watched ones first.
     */
    static final int HEADER_NUMBERS = 2;

    /** Replaces the number of a clause that was removed. */
    private static final int BURIED = 0;

    int[] arena = new int[1 << 12];
    private int arenaEnd;

    /**
     * The watches by code, as pairs: another literal of the clause, and the clause, as {@code ~clause} if it has two
     * literals.
     */
    int[][] watches = {};

    int[] watchEnds = {};

    private Saved saved = new Saved(new int[0], new int[0][], new int[0]);

    /** A copy of what changes. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Saved(int[] arena, int[][] watches, int[] watchEnds) {}

    static int code(int literal) {
        return literal > 0 ? 2 * literal : -2 * literal + 1;
    }

    static int literal(int code) {
        return (code & 1) == 0 ? code >> 1 : -(code >> 1);
    }

    /** Makes memory available for variables up to {@code variables - 1}. */
    void grow(int variables) {
        int before = watches.length;
        watches = Arrays.copyOf(watches, 2 * variables);
        for (int code = before; code < watches.length; code++) watches[code] = new int[4];
        watchEnds = Arrays.copyOf(watchEnds, 2 * variables);
    }

    /** Stores a clause without watches. */
    int write(int number, int[] literals) {
        int clause = arenaEnd;
        arenaEnd += HEADER_NUMBERS + literals.length;
        if (arenaEnd > arena.length) arena = Arrays.copyOf(arena, Math.max(arenaEnd, arena.length + arena.length / 2));
        arena[clause] = number;
        arena[clause + 1] = literals.length;
        for (int i = 0; i < literals.length; i++) arena[clause + HEADER_NUMBERS + i] = code(literals[i]);
        return clause;
    }

    int number(int clause) {
        return arena[clause];
    }

    int size(int clause) {
        return arena[clause + 1];
    }

    /** Returns the literals of a clause, in any order. */
    int[] literals(int clause) {
        int[] literals = new int[size(clause)];
        for (int i = 0; i < literals.length; i++) literals[i] = literal(code(clause, i));
        return literals;
    }

    /** Returns whether a clause has a literal, and was not {@linkplain #bury removed}. */
    boolean holds(int clause, int code) {
        int end = clause + HEADER_NUMBERS + arena[clause + 1];
        for (int at = clause + HEADER_NUMBERS; at < end; at++) if (arena[at] == code) return arena[clause] != BURIED;
        return false;
    }

    /** Returns the place of the next clause, or {@link #end}. */
    int after(int clause) {
        return clause + HEADER_NUMBERS + arena[clause + 1];
    }

    /** Returns the place at which the next clause will be stored. */
    int end() {
        return arenaEnd;
    }

    /** Removes a clause; its memory stays in use. */
    void bury(int clause) {
        arena[clause] = BURIED;
    }

    /** Returns the code of a literal of a clause, by its place from 0. */
    int code(int clause, int place) {
        return arena[clause + HEADER_NUMBERS + place];
    }

    void swap(int clause, int place, int other) {
        int code = arena[clause + HEADER_NUMBERS + place];
        arena[clause + HEADER_NUMBERS + place] = arena[clause + HEADER_NUMBERS + other];
        arena[clause + HEADER_NUMBERS + other] = code;
    }

    /** Watches the first two literals of a clause. */
    void watchFirstTwo(int clause) {
        int entry = size(clause) == 2 ? ~clause : clause;
        watch(code(clause, 0), code(clause, 1), entry);
        watch(code(clause, 1), code(clause, 0), entry);
    }

    void watch(int code, int other, int entry) {
        int end = watchEnds[code];
        if (end == watches[code].length) watches[code] = Arrays.copyOf(watches[code], 2 * end);
        watches[code][end] = other;
        watches[code][end + 1] = entry;
        watchEnds[code] = end + 2;
    }

    /** Removes the watches of a clause. */
    void unwatch(int clause) {
        unwatch(code(clause, 0), clause);
        unwatch(code(clause, 1), clause);
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

    /** Saves the present clauses and watches. */
    void save() {
        int[][] copies = Arrays.stream(watches).map(int[]::clone).toArray(int[][]::new);
        saved = new Saved(Arrays.copyOf(arena, arenaEnd), copies, watchEnds.clone());
    }

    /** Restores the saved state, including the order of literals and watches. */
    void restore() {
        System.arraycopy(saved.arena, 0, arena, 0, saved.arena.length);
        arenaEnd = saved.arena.length;
        Arrays.fill(watchEnds, 0);
        for (int code = 0; code < saved.watchEnds.length; code++) {
            System.arraycopy(saved.watches[code], 0, watches[code], 0, saved.watchEnds[code]);
            watchEnds[code] = saved.watchEnds[code];
        }
    }
}
