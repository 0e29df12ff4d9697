package crosshatch.puzzle;

import crosshatch.base.InputException;

/** What happens with a line that cannot be read: refused, or {@linkplain SkippedLines skipped}. */
@FunctionalInterface
public interface BadLines {
    /** The first bad line ends the reading. */
    BadLines REFUSED = fault -> {
        throw fault;
    };

    /** @param fault names source and line, what was found and what was expected */
    void found(InputException fault);
}
