package crosshatch.base;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Nobody's programming is at fault, and the message is for people: where, what was found, what was expected, what to do next. */
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

    /** What the end of the message advises, if how to do so depends on who is told. */
    public Optional<Remedy> remedy() {
        return Optional.ofNullable(remedy);
    }
}
