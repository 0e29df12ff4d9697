package crosshatch.solvers.lcg;

/**
 * Literals as ints. A candidate is a {@linkplain ExactlyOneSets#number number}; twice that number says that it is the digit of its cell, one
 * more that it is not.
 */
final class Literal {
    /** No literal. */
    static final int NONE = -1;

    private Literal() {}

    static int is(int candidate) {
        return candidate << 1;
    }

    static int isNot(int candidate) {
        return candidate << 1 | 1;
    }

    static int negated(int literal) {
        return literal ^ 1;
    }

    static int candidate(int literal) {
        return literal >> 1;
    }

    /** Whether it says that its candidate is the digit. */
    static boolean fills(int literal) {
        return (literal & 1) == 0;
    }
}
