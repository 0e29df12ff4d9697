package crosshatch.proof;

import java.util.List;
import java.util.Optional;

/**
 * The result of checking a proof.
 *
 * @param lemmas that were accepted
 * @param hints clauses named by these, all together
 * @param solutions that the proof shows
 * @param proved the statement about the formula that an accepted proof proves, for people
 * @param fault why it is refused, with the place, for people; empty if it is accepted
 * @param notes how its steps were taken, where there is more than one way, for people
 */
public record Checked(
        long lemmas, long hints, long solutions, String proved, Optional<String> fault, List<String> notes) {
    static final String UNSATISFIABLE = "cannot be satisfied";

    /** Of a proof whose steps can be taken in one way. */
    Checked(long lemmas, long hints, long solutions, String proved, Optional<String> fault) {
        this(lemmas, hints, solutions, proved, fault, List.of());
    }

    /** Of a proof that can only refute. */
    Checked(long lemmas, long hints, long solutions, Optional<String> fault) {
        this(lemmas, hints, solutions, UNSATISFIABLE, fault);
    }

    /** Returns whether {@link #proved} is proved. */
    public boolean accepted() {
        return fault.isEmpty();
    }
}
