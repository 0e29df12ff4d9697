package crosshatch.export;

/** An answer that was understood, but stands for no grid. */
final class UnfitAnswerException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String reason;

    UnfitAnswerException(String reason) {
        super(reason);
        this.reason = reason;
    }

    /** For people. */
    String reason() {
        return reason;
    }
}
