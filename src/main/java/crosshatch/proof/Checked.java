package crosshatch.proof;

import java.util.Optional;

/**
 * What came out of checking a proof.
 *
 * @param lemmas that were accepted
 * @param hints clauses named by these, all together
 * @param fault why it is no refutation, with the place, for people; empty if it is one
 */
public record Checked(long lemmas, long hints, Optional<String> fault) {

    /** Whether the clauses of the formula cannot hold together. */
    public boolean accepted() {
        return fault.isEmpty();
    }
}
