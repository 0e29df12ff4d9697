package crosshatch.proof.certify;

import crosshatch.proof.Lemmas;

/** Lemmas of a language that are no clauses, for what unit propagation does not see. */
interface Shortcuts {
    /** Offers no shortcut, because clauses have none. */
    Shortcuts NONE = (cell, lemmas) -> false;

    /**
     * Looks for a lemma that excludes a candidate now, adds it, and tells the propagation.
     *
     * @param cell around which to look; negative for everywhere
     * @return false if there is none
     */
    boolean find(int cell, Lemmas lemmas);
}
