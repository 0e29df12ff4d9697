package crosshatch.solver;

/** A solver broke. Possible reasons are a bug, a missing native library, or a meaningless answer of its library. */
public final class SolverException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String message;

    /**
     * Makes an error of a solver.
     *
     * @param message the failure, for people, and the next step if there is one
     */
    public SolverException(String message) {
        super(message);
        this.message = message;
    }

    /**
     * Makes an error of a solver that another exception caused.
     *
     * @param message the failure, for people, and the next step if there is one
     */
    public SolverException(String message, Throwable cause) {
        super(message, cause);
        this.message = message;
    }

    @Override
    public String getMessage() {
        return message;
    }
}
