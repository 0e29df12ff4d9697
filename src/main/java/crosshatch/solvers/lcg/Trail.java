package crosshatch.solvers.lcg;

import java.util.Arrays;

/** Which literals hold, in what order and for what reasons they came to, and under which decisions. */
final class Trail {
    /** Told of each literal that ceases to hold, the latest first. */
    interface Listener {
        void undone(int literal);
    }

    /** Told that the trail is shorter. */
    interface CutListener {
        /** @param size of the trail now */
        void cut(int size);
    }

    /** By literal: 1 if it holds, -1 if its negation does, 0 if that is open. */
    private final byte[] values;
    /** By candidate, as the following. */
    private final int[] levels;

    private final int[] positions;
    private final int[] reasons;
    private final int[] literals;
    private int size;
    /** Where on the trail each level begins, by a decision. */
    private int[] marks = new int[16];

    private int level;
    private Listener[] listeners = {};
    private CutListener[] cutListeners = {};

    Trail(int candidates) {
        values = new byte[2 * candidates];
        levels = new int[candidates];
        positions = new int[candidates];
        reasons = new int[candidates];
        literals = new int[candidates];
    }

    void listen(Listener... newListeners) {
        listeners = newListeners;
    }

    void follow(CutListener... newFollowers) {
        cutListeners = newFollowers;
    }

    /** A new puzzle begins: nothing holds. */
    void begin() {
        for (; size > 0; size--) {
            values[literals[size - 1]] = 0;
            values[literals[size - 1] ^ 1] = 0;
        }
        level = 0;
    }

    /** 1 if it holds, -1 if its negation does, 0 if that is open. */
    int value(int literal) {
        return values[literal];
    }

    /** From here on an open literal holds. */
    void assign(int literal, int reason) {
        assert values[literal] == 0;
        values[literal] = 1;
        values[literal ^ 1] = -1;
        int candidate = Literal.candidate(literal);
        levels[candidate] = level;
        positions[candidate] = size;
        reasons[candidate] = reason;
        literals[size++] = literal;
    }

    /** Opens a level with a decision. */
    void decide(int literal) {
        if (level == marks.length) marks = Arrays.copyOf(marks, 2 * level);
        marks[level++] = size;
        assign(literal, Reason.NONE);
    }

    /** Undoes all levels above this one. */
    void backTo(int newLevel) {
        if (newLevel >= level) return;
        int bottom = marks[newLevel];
        while (size > bottom) {
            int literal = literals[--size];
            values[literal] = 0;
            values[literal ^ 1] = 0;
            for (Listener listener : listeners) listener.undone(literal);
        }
        level = newLevel;
        for (CutListener cutListener : cutListeners) cutListener.cut(size);
    }

    int level() {
        return level;
    }

    /** The decision that opened a level, from 1. */
    int decision(int ofLevel) {
        return literals[marks[ofLevel - 1]];
    }

    int size() {
        return size;
    }

    /** Up to where propagation met no conflict, if it has met one now; 0 if nothing was decided. */
    int sizeBeforeLastDecision() {
        return level == 0 ? 0 : marks[level - 1];
    }

    int literal(int position) {
        return literals[position];
    }

    /** Of a candidate that is decided upon one way or the other; so with the next two. */
    int levelOf(int candidate) {
        return levels[candidate];
    }

    int position(int candidate) {
        return positions[candidate];
    }

    int reason(int candidate) {
        return reasons[candidate];
    }

    void setReason(int candidate, int reason) {
        reasons[candidate] = reason;
    }
}
