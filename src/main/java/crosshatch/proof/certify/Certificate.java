package crosshatch.proof.certify;

/**
 * What became of the proof of a claim.
 *
 * @param status whether there is one that was checked
 * @param heard whether the proof follows the steps that the solver told; else the search was ours
 * @param reason why there is none, or none is needed, for people; empty if there is one
 * @param found lemmas found, before trimming
 * @param lemmas of the trimmed proof, which is what was checked
 * @param hints clauses named by these, all together
 * @param bytes of the trimmed proof as LRAT text, deletions left out
 * @param checkNanos time to check it in memory, in ns
 */
public record Certificate(
        Status status, boolean heard, String reason, long found, long lemmas, long hints, long bytes, long checkNanos) {

    /** How it ended. */
    public enum Status {
        /** There is a proof, and the checker accepts it. */
        ACCEPTED,
        /** The claim is false: there is a grid that it says there is not, or a grid that is no solution. */
        REFUSED,
        /** The claim refutes nothing: its grids say all. */
        NOTHING_TO_PROVE,
        /** Nothing is known: there is no claim, or its proof is too large to be found here. */
        CANNOT
    }

    /** @param status of a claim that is not proved */
    public static Certificate without(Status status, String reason) {
        return new Certificate(status, false, reason, 0, 0, 0, 0, 0);
    }
}
