package crosshatch.proof;

import java.util.List;
import java.util.Optional;

/**
 * The result of checking a proof.
 *
 * @param lemmas that were accepted
 * @param hints clauses named by these, all together
 * @param solutions that the proof shows and excludes; there are no others
 * @param fault why it is no refutation, with the place, for people; empty if it is one
 * @param notes how its steps were taken, where there is more than one way, for people
 */
public record Checked(long lemmas, long hints, long solutions, Optional<String> fault, List<String> notes) {
    /** Without notes. */
    public Checked(long lemmas, long hints, long solutions, Optional<String> fault) {
        this(lemmas, hints, solutions, fault, List.of());
    }

    /** Whether the formula has no solutions, or none but those shown. */
    public boolean accepted() {
        return fault.isEmpty();
    }
}
