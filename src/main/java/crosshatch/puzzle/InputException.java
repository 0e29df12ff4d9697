package crosshatch.puzzle;

/**
 * What the user gave cannot be used. The command line prints the message and exits with code 2. Where it is not the user's
 * fault, see {@link SurroundingsException}.
 */
public final class InputException extends ExplainedException {
    private static final long serialVersionUID = 1L;

    public InputException(String message) {
        super(message, null, null);
    }

    public InputException(String message, Throwable cause) {
        super(message, null, cause);
    }

    public InputException(String message, Remedy remedy, Throwable cause) {
        super(message, remedy, cause);
    }

    public InputException(String message, Remedy remedy) {
        super(message, remedy, null);
    }
}
