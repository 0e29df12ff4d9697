package crosshatch.puzzle;

import crosshatch.base.InputException;

/** The treatment of a line that cannot be read: refused, or {@linkplain SkippedLines skipped}. */
@FunctionalInterface
public interface BadLines {
    /** The first bad line ends the reading. */
    BadLines REFUSED = fault -> {
        throw fault;
    };

    /** Bad lines are skipped without a message. */
    BadLines SKIPPED = fault -> {};

    /** @param fault names source and line, the found and the expected text */
    void found(InputException fault);
}
