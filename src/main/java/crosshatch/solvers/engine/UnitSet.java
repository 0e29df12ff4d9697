package crosshatch.solvers.engine;

/**
 * A set of units, by number: at most 192, the rows, columns and boxes of order 8. Three plain fields, because this is
 * written to with every candidate that goes: an array of words, which would know no limit, makes the whole engine slower
 * by a third.
 */
final class UnitSet {
    static final int MOST_UNITS = 3 * Long.SIZE;

    private long low;
    private long middle;
    private long high;

    static UnitSet of(int... units) {
        UnitSet set = new UnitSet();
        for (int unit : units) {
            assert unit < MOST_UNITS;
            if (unit < Long.SIZE) set.low |= 1L << unit;
            else if (unit < 2 * Long.SIZE) set.middle |= 1L << unit;
            else set.high |= 1L << unit;
        }
        return set;
    }

    boolean isEmpty() {
        return (low | middle | high) == 0;
    }

    void addAll(UnitSet other) {
        low |= other.low;
        middle |= other.middle;
        high |= other.high;
    }

    void remove(int unit) {
        if (unit < Long.SIZE) low &= ~(1L << unit);
        else if (unit < 2 * Long.SIZE) middle &= ~(1L << unit);
        else high &= ~(1L << unit);
    }

    void clear() {
        low = 0;
        middle = 0;
        high = 0;
    }

    /** @return the lowest unit, no longer in the set; -1 if the set is empty */
    int poll() {
        if (low != 0) {
            int unit = Long.numberOfTrailingZeros(low);
            low &= low - 1;
            return unit;
        }
        if (middle != 0) {
            int unit = Long.numberOfTrailingZeros(middle);
            middle &= middle - 1;
            return Long.SIZE + unit;
        }
        if (high != 0) {
            int unit = Long.numberOfTrailingZeros(high);
            high &= high - 1;
            return 2 * Long.SIZE + unit;
        }
        return -1;
    }
}
