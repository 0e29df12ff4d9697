package crosshatch.base;

/**
 * What surrounds the program does not suffice or is in its way: memory, disk, the directory for temporary files, file
 * descriptors, a native library. The command line prints the message and exits with code 2, as for an {@link InputException};
 * whatever else is thrown is a fault of the program.
 */
public final class SurroundingsException extends ExplainedException {
    private static final long serialVersionUID = 1L;

    /** @param message for people: what is lacking, and what to do */
    public SurroundingsException(String message) {
        super(message, null, null);
    }

    /** @param message likewise */
    public SurroundingsException(String message, Throwable cause) {
        super(message, null, cause);
    }

    /** @param remedy which the command line puts into words behind the message */
    public SurroundingsException(String message, Remedy remedy, Throwable cause) {
        super(message, remedy, cause);
    }
}
