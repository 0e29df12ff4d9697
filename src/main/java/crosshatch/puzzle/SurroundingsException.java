package crosshatch.puzzle;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What surrounds the program does not suffice or is in its way: memory, disk, the directory for temporary files, file
 * descriptors, a native library. The message is complete: what was wanted, what was found, what to do next. The command line
 * prints it and exits with code 2, as for an {@link InputException}; whatever else is thrown is a fault of the program.
 */
public final class SurroundingsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String message;
    private final @Nullable Remedy remedy;

    public SurroundingsException(String message) {
        super(message);
        this.message = message;
        this.remedy = null;
    }

    /** @param remedy what the end of the message advises */
    public SurroundingsException(String message, Remedy remedy) {
        super(message);
        this.message = message;
        this.remedy = remedy;
    }

    public SurroundingsException(String message, Throwable cause) {
        super(message, cause);
        this.message = message;
        this.remedy = null;
    }

    /** @param remedy what the end of the message advises */
    public SurroundingsException(String message, Remedy remedy, Throwable cause) {
        super(message, cause);
        this.message = message;
        this.remedy = remedy;
    }

    @Override
    public String getMessage() {
        return message;
    }

    /** What the message advises, if how to do so depends on who is told. */
    public Optional<Remedy> remedy() {
        return Optional.ofNullable(remedy);
    }
}
