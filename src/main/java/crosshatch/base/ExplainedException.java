package crosshatch.base;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An error outside the program, with a message for people: place, found, expected, next step. */
public abstract sealed class ExplainedException extends RuntimeException permits InputException, SurroundingsException {
    private static final long serialVersionUID = 1L;

    private final String message;
    private final @Nullable Remedy remedy;

    ExplainedException(String message, @Nullable Remedy remedy, @Nullable Throwable cause) {
        super(message, cause);
        this.message = message;
        this.remedy = remedy;
    }

    @Override
    public String getMessage() {
        return message;
    }

    /** The next step at the end of the message, if its form depends on the reader. */
    public Optional<Remedy> remedy() {
        return Optional.ofNullable(remedy);
    }
}
