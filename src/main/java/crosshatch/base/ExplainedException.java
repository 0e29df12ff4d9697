package crosshatch.base;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reports an error outside the program. Its message names the place, the found and the expected text, and the next step. */
public abstract sealed class ExplainedException extends RuntimeException permits InputException, SurroundingsException {
    private static final long serialVersionUID = 1L;

    private final String message;
    private final @Nullable Remedy remedy;

    ExplainedException(String message, @Nullable Remedy remedy, @Nullable Throwable cause) {
        super(message, cause);
        this.message = Printable.of(message);
        this.remedy = remedy;
    }

    @Override
    public String getMessage() {
        return message;
    }

    /** Returns the next step to print after the message; empty if the message already contains it. */
    public Optional<Remedy> remedy() {
        return Optional.ofNullable(remedy);
    }
}
