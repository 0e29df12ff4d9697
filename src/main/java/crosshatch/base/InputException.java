package crosshatch.base;

/**
 * Reports input that cannot be used. The command line prints the message and exits with code 2. For errors of the machine,
 * see {@link SurroundingsException}.
 */
public final class InputException extends ExplainedException {
    private static final long serialVersionUID = 1L;

    /**
     * Makes an error whose message contains the next step.
     *
     * @param message for people: place, found, expected, next step
     */
    public InputException(String message) {
        super(message, null, null);
    }

    /**
     * Makes an error with a cause; its message contains the next step.
     *
     * @param message for people: place, found, expected, next step
     */
    public InputException(String message, Throwable cause) {
        super(message, null, cause);
    }

    /**
     * Makes an error with a cause and advice.
     *
     * @param remedy the advice that the command line prints after the message
     */
    public InputException(String message, Remedy remedy, Throwable cause) {
        super(message, remedy, cause);
    }

    /**
     * Makes an error with advice.
     *
     * @param remedy the advice that the command line prints after the message
     */
    public InputException(String message, Remedy remedy) {
        super(message, remedy, null);
    }
}
