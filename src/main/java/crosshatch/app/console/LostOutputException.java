package crosshatch.app.console;

import java.io.IOException;

/** Standard output takes no more, so nothing that is still to be printed would arrive: the command ends here. */
public final class LostOutputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String reason;

    LostOutputException(IOException broken) {
        super(broken);
        reason = broken.getMessage() == null ? broken.toString() : broken.getMessage();
    }

    /** Whether whoever read the other end of a pipe has closed it, as {@code head} does: that is no error. */
    boolean readerIsGone() {
        return StandardStream.isClosedPipe(reason);
    }

    /** What the system says, such as {@code No space left on device}. */
    String reason() {
        return reason;
    }
}
