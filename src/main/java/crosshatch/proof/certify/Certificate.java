package crosshatch.proof.certify;

/**
 * The result of proving a reported status.
 *
 * @param status the outcome; {@link Status#ACCEPTED} if a proof was checked
 * @param fromSolverLog whether the proof follows the logged steps of the solver; otherwise it follows a search of this program
 * @param reason the reason why there is no proof, or why the proof that the solver wrote is refused, for people; else empty
 * @param found the number of lemmas before trimming
 * @param lemmas the number of lemmas of the trimmed proof, which was checked
 * @param hints the total number of clauses that these lemmas name
 * @param bytes the size of the trimmed proof as LRAT text without deletions
 * @param checkNanos the time to check the proof in memory, in ns
 */
public record Certificate(
        Status status,
        boolean fromSolverLog,
        String reason,
        long found,
        long lemmas,
        long hints,
        long bytes,
        long checkNanos) {

    /** The outcomes of proving. */
    public enum Status {
        /** There is a proof, and the checker accepts it. */
        ACCEPTED,
        /** The reported status is false: it excludes a solution, or it shows a grid that is no solution. */
        REFUSED,
        /** No proof is needed, because the reported status refutes nothing and its grids can be checked directly. */
        NOTHING_TO_PROVE,
        /** Nothing could be proved: there is no reported status, or its proof grows too large. */
        CANNOT
    }

    /**
     * Makes the result of an attempt without a proof.
     *
     * @param status the outcome without a proof
     */
    public static Certificate without(Status status, String reason) {
        return new Certificate(status, false, reason, 0, 0, 0, 0, 0);
    }
}
