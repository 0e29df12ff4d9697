package crosshatch.proof.certify;

/**
 * The result of proving a reported status.
 *
 * @param status whether there is one that was checked
 * @param heard whether the proof follows the logged steps of the solver; else the search was ours
 * @param reason why there is none, or none is needed, for people; empty if there is one
 * @param found lemmas found, before trimming
 * @param lemmas of the trimmed proof, which was checked
 * @param hints clauses named by these, all together
 * @param bytes of the trimmed proof as LRAT text, deletions left out
 * @param checkNanos time to check it in memory, in ns
 */
public record Certificate(
        Status status, boolean heard, String reason, long found, long lemmas, long hints, long bytes, long checkNanos) {

    /** The outcomes of proving. */
    public enum Status {
        /** There is a proof, and the checker accepts it. */
        ACCEPTED,
        /** The reported status is false: it excludes a solution, or it shows a grid that is no solution. */
        REFUSED,
        /** The reported status refutes nothing: its grids are enough. */
        NOTHING_TO_PROVE,
        /** Nothing is known: there is no status to prove, or its proof is too large to be found here. */
        CANNOT
    }

    /** @param status the outcome without a proof */
    public static Certificate without(Status status, String reason) {
        return new Certificate(status, false, reason, 0, 0, 0, 0, 0);
    }
}
