package crosshatch.proof;

import java.util.List;
import java.util.Optional;

/**
 * The result of checking a proof.
 *
 * @param lemmas the number of accepted lemmas
 * @param hints the total number of clauses that these lemmas name
 * @param solutions the number of solutions that the proof shows
 * @param proved the proved statement about the formula, for people
 * @param fault the reason and the place of a refusal, for people; empty if the proof is accepted
 * @param notes how ambiguous steps were interpreted, for people
 */
public record Checked(
        long lemmas, long hints, long solutions, String proved, Optional<String> fault, List<String> notes) {
    static final String UNSATISFIABLE = "cannot be satisfied";

    /** Makes the result for a proof without ambiguous steps. */
    Checked(long lemmas, long hints, long solutions, String proved, Optional<String> fault) {
        this(lemmas, hints, solutions, proved, fault, List.of());
    }

    /** Makes the result for a proof that can only refute. */
    Checked(long lemmas, long hints, long solutions, Optional<String> fault) {
        this(lemmas, hints, solutions, UNSATISFIABLE, fault);
    }

    /** Returns whether the proof was accepted, so that {@link #proved} is true. */
    public boolean accepted() {
        return fault.isEmpty();
    }
}
