package crosshatch.experiment.worker;

import java.io.IOException;

/** What came through a pipe is not what was sent: somebody else wrote to it too. */
final class GarbageException extends IOException {
    private static final long serialVersionUID = 1L;

    GarbageException(String message) {
        super(message);
    }

    GarbageException(String message, Throwable cause) {
        super(message, cause);
    }
}
