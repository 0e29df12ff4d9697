package crosshatch.results;

import java.util.Locale;

/** The validator's verdict on a reported status. */
public enum Verdict {
    /** The status was checked and is true. */
    CORRECT,
    /** The status was checked and is false. */
    WRONG,
    /** The solver refuted the puzzle, but no independent evidence confirms this. */
    UNCONFIRMED,
    /** The solver reported no result: it exceeded its budget or gave up. */
    UNDECIDED,
    /** The solver failed with an error. */
    CRASHED;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** Returns the word in records: {@code correct}. */
    public String word() {
        return word;
    }

    /**
     * Returns the verdict with this {@link #word}.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Verdict of(String word) {
        for (Verdict verdict : values()) if (verdict.word.equals(word)) return verdict;
        throw new IllegalArgumentException("verdict '" + word + "'");
    }
}
