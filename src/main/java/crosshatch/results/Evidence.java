package crosshatch.results;

import java.util.Locale;

/** The evidence for a verdict of {@link Verdict#CORRECT}, from the strongest to the weakest. */
public enum Evidence {
    /** The validator has checked the solutions or the contradictory givens itself. */
    CHECKED,
    /** The refutation has a checked proof that follows the logged steps of the solver. */
    PROOF,
    /**
     * The refutation has a checked proof from another search of this program, because the steps of the solver were not logged
     * or could not be used.
     */
    PROOF_BY_ENGINE,
    /** The refutation agrees with the known answer of the set. */
    KNOWN,
    /** A solver of another paradigm also refutes the puzzle; both may be wrong. */
    AGREED,
    /** There is no evidence, because the verdict is not {@link Verdict#CORRECT}. */
    NONE;

    private final String word =
            name().equals("NONE") ? "" : name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** Returns the word in records: {@code proof-by-engine}; empty for {@link #NONE}. */
    public String word() {
        return word;
    }

    /**
     * Returns the evidence with this {@link #word}.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Evidence of(String word) {
        for (Evidence evidence : values()) if (evidence.word.equals(word)) return evidence;
        throw new IllegalArgumentException("evidence '" + word + "'");
    }
}
