package crosshatch.solver;

/** A solver broke: a bug, a missing native library, an answer of its library that makes no sense. */
public final class SolverException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String message;

    /** @param message for people: the failure, and the next step if there is one */
    public SolverException(String message) {
        super(message);
        this.message = message;
    }

    /** @param message for people: the failure, and the next step if there is one */
    public SolverException(String message, Throwable cause) {
        super(message, cause);
        this.message = message;
    }

    @Override
    public String getMessage() {
        return message;
    }
}
