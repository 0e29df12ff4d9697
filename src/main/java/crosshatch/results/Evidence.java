package crosshatch.results;

import java.util.Locale;

/** The evidence for a verdict of {@link Verdict#CORRECT}, from the strongest to the weakest. */
public enum Evidence {
    /** The validator has checked it: solutions that answer the task, or givens that clash. */
    CHECKED,
    /** A refutation whose proof, led by the steps of the solver, was checked. */
    PROOF,
    /** The same by a search of the laboratory: the solver does not report its steps, or reported steps without sense. */
    PROOF_BY_ENGINE,
    /** A refutation that agrees with the known answer of the puzzle's set. */
    KNOWN,
    /** A refutation that a second paradigm makes too. Two can be wrong. */
    AGREED,
    /** There is none: the verdict is another one. */
    NONE;

    private final String word =
            name().equals("NONE") ? "" : name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** The word in records: {@code proof-by-engine}; empty for {@link #NONE}. */
    public String word() {
        return word;
    }

    /**
     * The evidence that is recorded as {@code word}.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Evidence of(String word) {
        for (Evidence evidence : values()) if (evidence.word.equals(word)) return evidence;
        throw new IllegalArgumentException("evidence '" + word + "'");
    }
}
