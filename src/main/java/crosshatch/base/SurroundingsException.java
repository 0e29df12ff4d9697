package crosshatch.base;

/**
 * Reports that a resource is lacking or does not work: memory, disk, the directory for temporary files, file descriptors, a
 * native library. The command line prints the message and exits with code 2, as for an {@link InputException}. Any other
 * exception is a defect of the program.
 */
public final class SurroundingsException extends ExplainedException {
    private static final long serialVersionUID = 1L;

    /**
     * Makes an error without a cause.
     *
     * @param message for people: the lacking resource, and the next step
     */
    public SurroundingsException(String message) {
        super(message, null, null);
    }

    /**
     * Makes an error with a cause.
     *
     * @param message for people: the lacking resource, and the next step
     */
    public SurroundingsException(String message, Throwable cause) {
        super(message, null, cause);
    }

    /**
     * Makes an error with a cause and advice.
     *
     * @param remedy the advice that the command line prints after the message
     */
    public SurroundingsException(String message, Remedy remedy, Throwable cause) {
        super(message, remedy, cause);
    }
}
