package crosshatch.app.console;

import java.io.IOException;

/** Standard output cannot be written any more, so the command ends. */
public final class LostOutputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String reason;

    LostOutputException(IOException broken) {
        super(broken);
        reason = broken.getMessage() == null ? broken.toString() : broken.getMessage();
    }

    /** Returns whether the reader of a pipe has closed it, as {@code head} does; this is no error. */
    boolean readerIsGone() {
        return StandardStream.isClosedPipe(reason);
    }

    /** Returns the message of the system, such as {@code No space left on device}. */
    String reason() {
        return reason;
    }
}
