package crosshatch.proof.certify;

import crosshatch.proof.Axioms;
import crosshatch.proof.Lemmas;
import crosshatch.proof.Propagation;
import crosshatch.puzzle.board.Board;
import java.util.function.ToLongBiFunction;

/**
 * The rules of a board in one language, with everything that proofs over them need.
 *
 * @param axioms the variables, and the clauses of single puzzles
 * @param propagation a propagation that has only the rules
 * @param rules the number of rules
 * @param defines whether proofs may define variables
 * @param length the length of proofs as text in bytes, without deletions
 */
record ProofContext(
        Board board,
        Axioms axioms,
        Propagation propagation,
        int rules,
        boolean defines,
        DerivedLemmas shortcuts,
        ProofCheck check,
        ToLongBiFunction<Lemmas, Numbering> length) {

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
}
