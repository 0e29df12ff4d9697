package crosshatch.puzzle;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the user gave cannot be used. The message is complete: where, what was found, what was expected, what to do next.
 * The command line prints it and exits with code 2. Where it is not the user's fault, see {@link SurroundingsException}.
 */
public final class InputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String message;
    private final @Nullable Remedy remedy;

    public InputException(String message) {
        super(message);
        this.message = message;
        this.remedy = null;
    }

    /** @param remedy what the end of the message advises */
    public InputException(String message, Remedy remedy) {
        super(message);
        this.message = message;
        this.remedy = remedy;
    }

    public InputException(String message, Throwable cause) {
        super(message, cause);
        this.message = message;
        this.remedy = null;
    }

    /** @param remedy what the end of the message advises */
    public InputException(String message, Remedy remedy, Throwable cause) {
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
