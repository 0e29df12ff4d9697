package crosshatch.puzzle;

import crosshatch.base.InputException;

/** Decides whether reading ends at a line that cannot be read, or {@linkplain SkippedLines skips} it. */
@FunctionalInterface
public interface BadLines {
    /** Ends the reading at the first bad line. */
    BadLines REFUSED = fault -> {
        throw fault;
    };

    /** Skips bad lines without a message. */
    BadLines SKIPPED = fault -> {};

    /**
     * Receives the error of a bad line; throws it to end the reading.
     *
     * @param fault the error, which names source and line, the found and the expected text
     */
    void found(InputException fault);
}
