package crosshatch.puzzle;

/**
 * What surrounds the program does not suffice or is in its way: memory, disk, the directory for temporary files, file
 * descriptors, a native library. The command line prints the message and exits with code 2, as for an {@link InputException};
 * whatever else is thrown is a fault of the program.
 */
public final class SurroundingsException extends ExplainedException {
    private static final long serialVersionUID = 1L;

    public SurroundingsException(String message) {
        super(message, null, null);
    }

    public SurroundingsException(String message, Throwable cause) {
        super(message, null, cause);
    }

    public SurroundingsException(String message, Remedy remedy, Throwable cause) {
        super(message, remedy, cause);
    }
}
