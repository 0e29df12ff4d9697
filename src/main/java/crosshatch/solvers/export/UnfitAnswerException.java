package crosshatch.solvers.export;

/** An output is no answer: it is empty, contains no grid, or contradicts itself. */
public final class UnfitAnswerException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String reason;

    /**
     * Makes the exception.
     *
     * @param reason the reason, for people
     */
    public UnfitAnswerException(String reason) {
        super(reason);
        this.reason = reason;
    }

    /** Returns the reason, for people. */
    public String reason() {
        return reason;
    }
}
