package crosshatch.proof;

import crosshatch.base.Ints;
import java.util.Arrays;

/** Finds clauses by their literals in any order: a hash table of their places. */
final class ClauseIndex {
    static final int NONE = -1;

    private final WatchedClauses clauses;
    /** The first entry by hash, or {@link #NONE}. */
    private int[] first = filled(1 << 10);
    /** The entries: the place of a clause, the hash of its literals, and the next entry. */
    private final Ints entries = new Ints();

    ClauseIndex(WatchedClauses clauses) {
        this.clauses = clauses;
    }

    private static int[] filled(int size) {
        int[] none = new int[size];
        Arrays.fill(none, NONE);
        return none;
    }

    /**
     * Adds a clause.
     *
     * @param literals the literals, all different
     */
    void add(int place, int[] literals) {
        if (entries.size() > 3 * first.length) grow();
        link(entries.size(), place, hash(literals));
    }

    private void link(int entry, int place, int hash) {
        int slot = hash & first.length - 1;
        entries.add(place);
        entries.add(hash);
        entries.add(first[slot]);
        first[slot] = entry;
    }

    private void grow() {
        first = filled(2 * first.length);
        for (int entry = 0; entry < entries.size(); entry += 3) {
            if (entries.get(entry) == NONE) continue;
            int slot = entries.get(entry + 1) & first.length - 1;
            entries.set(entry + 2, first[slot]);
            first[slot] = entry;
        }
    }

    /**
     * Removes a clause from the index.
     *
     * @param literals the literals, all different
     * @return the place of the clause; {@link #NONE} if there is no such clause
     */
    int take(int[] literals) {
        int hash = hash(literals);
        int slot = hash & first.length - 1;
        int before = NONE;
        for (int entry = first[slot]; entry != NONE; before = entry, entry = entries.get(entry + 2)) {
            int place = entries.get(entry);
            if (entries.get(entry + 1) != hash || !isOf(place, literals)) continue;
            if (before == NONE) first[slot] = entries.get(entry + 2);
            else entries.set(before + 2, entries.get(entry + 2));
            entries.set(entry, NONE);
            return place;
        }
        return NONE;
    }

    /** Returns whether a clause has these literals; both have each only once. */
    private boolean isOf(int place, int[] literals) {
        if (clauses.size(place) != literals.length) return false;
        for (int literal : literals) if (!clauses.holds(place, WatchedClauses.code(literal))) return false;
        return true;
    }

    /** Returns a hash that does not depend on the order of literals. */
    private static int hash(int[] literals) {
        int sum = 0;
        for (int literal : literals) {
            int mixed = literal * 0x9e3779b1;
            sum += mixed ^ mixed >>> 15;
        }
        return sum ^ sum >>> 16;
    }
}
