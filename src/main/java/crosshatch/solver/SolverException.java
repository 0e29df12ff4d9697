package crosshatch.solver;

/** A solver broke: a bug, a missing native library, an answer of its library that makes no sense. */
public final class SolverException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public SolverException(String message) {
        super(message);
    }

    public SolverException(String message, Throwable cause) {
        super(message, cause);
    }
}
