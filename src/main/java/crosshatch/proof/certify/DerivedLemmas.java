package crosshatch.proof.certify;

import crosshatch.proof.Lemmas;

/** Finds lemmas that are no clauses, for inferences beyond unit propagation. */
interface DerivedLemmas {
    /** Finds nothing, because the language of clauses has no such lemmas. */
    DerivedLemmas NONE = (cell, lemmas) -> false;

    /**
     * Searches for a lemma that excludes a candidate now, adds it, and propagates.
     *
     * @param cell the cell around which to search; negative for the whole board
     * @return false if there is no such lemma
     */
    boolean find(int cell, Lemmas lemmas);
}
