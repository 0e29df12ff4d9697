package crosshatch.solvers.lcg;

/**
 * Why a literal holds, as an int: the kind in the low bits, what it is about above. Nothing is explained before somebody asks
 * ({@link Explanations}): most literals are undone unasked.
 */
final class Reason {
    /** A given, a decision, or what was learnt about the root. */
    static final int NONE = -1;

    /** Another literal holds, and both stand in one slot; above: that literal. */
    static final int LITERAL = 0;
    /** All other candidates of a slot are gone; above: the slot. */
    static final int SLOT = 1;
    /** All other literals of a clause are false; above: its reference. */
    static final int CLAUSE = 2;
    /** A Hall set; above: its number. */
    static final int HALL = 3;
    /** A relation; above: its number. */
    static final int RELATION = 4;
    /** Locked candidates; above: where two units cross, and the digit. */
    static final int LOCKED = 5;

    private static final int BITS = 3;
    /** As much as what a reason is about can be. */
    static final int MOST_ABOUT = Integer.MAX_VALUE >> BITS;

    private Reason() {}

    static int of(int kind, int about) {
        assert about <= MOST_ABOUT;
        return about << BITS | kind;
    }

    static int kind(int reason) {
        return reason & (1 << BITS) - 1;
    }

    static int about(int reason) {
        return reason >> BITS;
    }
}
