package crosshatch.solvers.export;

/** An output that is no answer: it stands for no grid, is empty, or contradicts itself. */
public final class UnfitAnswerException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String reason;

    /** @param reason for people */
    public UnfitAnswerException(String reason) {
        super(reason);
        this.reason = reason;
    }

    /** The reason, for people. */
    public String reason() {
        return reason;
    }
}
