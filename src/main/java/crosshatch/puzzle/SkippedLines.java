package crosshatch.puzzle;

import crosshatch.base.InputException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Skips bad lines, counts them, and keeps the errors of the first hundred. */
public final class SkippedLines implements BadLines {
    private static final int MOST_KEPT_MESSAGES = 100;

    private long count;
    private final List<String> messages = new ArrayList<>();

    @Override
    public void found(InputException fault) {
        count++;
        if (messages.size() < MOST_KEPT_MESSAGES) messages.add(String.valueOf(fault.getMessage()));
    }

    public long count() {
        return count;
    }

    /** Returns one message per skipped line, for at most the first hundred. */
    public List<String> messages() {
        return Collections.unmodifiableList(messages);
    }
}
