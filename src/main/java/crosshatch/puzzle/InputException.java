package crosshatch.puzzle;

/**
 * What the user gave cannot be used. The message is complete: where, what was found, what was expected, what to do next.
 * The command line prints it and exits with code 2.
 */
public final class InputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String message;

    public InputException(String message) {
        super(message);
        this.message = message;
    }

    public InputException(String message, Throwable cause) {
        super(message, cause);
        this.message = message;
    }

    @Override
    public String getMessage() {
        return message;
    }
}
