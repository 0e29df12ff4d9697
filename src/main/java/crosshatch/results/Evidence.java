package crosshatch.results;

import java.util.Locale;

/** On what a verdict of {@link Verdict#CORRECT} rests, from the strongest to the weakest. */
public enum Evidence {
    /** The judge has seen for itself: solutions that answer the question, or givens that clash. */
    CHECKED,
    /** A refutation that agrees with what the puzzle's set is known to hold. */
    KNOWN,
    /** A refutation that a second paradigm makes too. Two can be wrong. */
    AGREED,
    /** There is none: the verdict is another one. */
    NONE;

    /** For records: {@code checked}; empty for {@link #NONE}. */
    public String word() {
        return this == NONE ? "" : name().toLowerCase(Locale.ROOT);
    }
}
