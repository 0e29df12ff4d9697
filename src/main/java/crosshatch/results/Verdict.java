package crosshatch.results;

import java.util.Locale;

/** The validator's verdict on a reported status. */
public enum Verdict {
    /** Checked and true. */
    CORRECT,
    /** Checked and false: the worst thing that can happen here. */
    WRONG,
    /** A refutation that nothing independent confirms. */
    UNCONFIRMED,
    /** Nothing was claimed: out of budget, or given up. */
    UNDECIDED,
    /** The solver broke. */
    CRASHED;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** The word in records: {@code correct}. */
    public String word() {
        return word;
    }

    /**
     * The verdict that is recorded as {@code word}.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Verdict of(String word) {
        for (Verdict verdict : values()) if (verdict.word.equals(word)) return verdict;
        throw new IllegalArgumentException("verdict '" + word + "'");
    }
}
