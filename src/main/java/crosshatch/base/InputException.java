package crosshatch.base;

/**
 * The user's input cannot be used. The command line prints the message and exits with code 2. Where it is not the user's fault,
 * see {@link SurroundingsException}.
 */
public final class InputException extends ExplainedException {
    private static final long serialVersionUID = 1L;

    /** @param message for people: place, found, expected, next step */
    public InputException(String message) {
        super(message, null, null);
    }

    /** @param message for people: place, found, expected, next step */
    public InputException(String message, Throwable cause) {
        super(message, null, cause);
    }

    /** @param remedy which the command line puts into words behind the message */
    public InputException(String message, Remedy remedy, Throwable cause) {
        super(message, remedy, cause);
    }

    /** @param remedy which the command line puts into words behind the message */
    public InputException(String message, Remedy remedy) {
        super(message, remedy, null);
    }
}
