package crosshatch.solvers.lcg;

/** The conflict that propagation has met last: a reason for a literal that is false, or for nothing at all to be possible. */
final class Conflict {
    private int reason = Reason.NONE;
    private int literal = Literal.NONE;

    /** @return false, for those who propagate */
    boolean found(int newReason, int newLiteral) {
        reason = newReason;
        literal = newLiteral;
        return false;
    }

    int reason() {
        return reason;
    }

    /** What the reason asks for although its negation holds; {@link Literal#NONE} if the reason by itself cannot be. */
    int literal() {
        return literal;
    }
}
