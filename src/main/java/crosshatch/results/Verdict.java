package crosshatch.results;

import java.util.Locale;

/** What the judge says of a claim. */
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

    /** For records: {@code correct}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
