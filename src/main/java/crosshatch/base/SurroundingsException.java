package crosshatch.base;

/**
 * A resource of the program does not suffice or does not work: memory, disk, the directory for temporary files, file
 * descriptors, a native library. The command line prints the message and exits with code 2, as for an {@link InputException};
 * whatever else is thrown is a fault of the program.
 */
public final class SurroundingsException extends ExplainedException {
    private static final long serialVersionUID = 1L;

    /** @param message for people: the lacking resource, and the next step */
    public SurroundingsException(String message) {
        super(message, null, null);
    }

    /** @param message for people: the lacking resource, and the next step */
    public SurroundingsException(String message, Throwable cause) {
        super(message, null, cause);
    }

    /** @param remedy which the command line puts into words behind the message */
    public SurroundingsException(String message, Remedy remedy, Throwable cause) {
        super(message, remedy, cause);
    }
}
