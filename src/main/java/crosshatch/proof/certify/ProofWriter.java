package crosshatch.proof.certify;

/**
 * Writes the formula and the proof of many puzzles in one format, in two files that grow line by line. Clauses of the formula
 * are numbered in their order; lemmas have numbers from where the certificate begins to number them.
 */
interface ProofWriter {
    /** Writes the rules, and says how many they are. */
    int rules();

    /** Writes a clause of the formula. */
    void axiom(int[] literals);

    void lemma(int number, int[] literals, int[] hints);

    void sum(int[] summands);

    /** The lemma that follows is the last one of a puzzle, and is kept. */
    void beforeLast();

    /**
     * Writes that all else that belonged to a puzzle is not needed any more.
     *
     * @param last number of its last lemma
     * @param axioms and
     * @param lemmas that go
     */
    void forget(int last, int[] axioms, int[] lemmas);

    /**
     * Writes that the last lemma refutes the formula, and the first lines of this, which say how much there is; closes the files.
     *
     * @param variables of the formula
     * @param axioms all of them, rules included
     * @param comment for people
     */
    void end(int variables, int axioms, String comment);
}
