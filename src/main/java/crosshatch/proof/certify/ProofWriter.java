package crosshatch.proof.certify;

/**
 * Writes the formula and the proof of many puzzles in one format, into two files that grow line by line. Clauses of the
 * formula are numbered in their order, and lemmas from a number that the certificate chooses.
 */
interface ProofWriter {
    /** Writes the rules, and returns their number. */
    int rules();

    /** Writes a clause of the formula. */
    void axiom(int[] literals);

    void lemma(int number, int[] literals, int[] hints);

    void sum(int[] summands);

    /** Announces that the next lemma is the last one of a puzzle, which is kept. */
    void beforeLast();

    /**
     * Deletes the axioms and lemmas of a puzzle that are not needed any more.
     *
     * @param last the number of its last lemma
     * @param axioms the numbers of the axioms to delete
     * @param lemmas the numbers of the lemmas to delete
     */
    void forget(int last, int[] axioms, int[] lemmas);

    /**
     * Writes the conclusion that the formula is refuted and the head of the formula, and closes the files.
     *
     * @param variables the number of variables of the formula
     * @param axioms the number of its axioms, rules included
     * @param comment a comment for people
     */
    void end(int variables, int axioms, String comment);
}
