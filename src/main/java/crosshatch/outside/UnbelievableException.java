package crosshatch.outside;

/** What a program says is no answer: half a grid, two dialects, nothing at all. */
final class UnbelievableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String reason;

    UnbelievableException(String reason) {
        super(reason);
        this.reason = reason;
    }

    /** For people. */
    String reason() {
        return reason;
    }
}
