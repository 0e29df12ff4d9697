package crosshatch.proof.certify;

import crosshatch.proof.Axioms;
import crosshatch.proof.Lemmas;
import crosshatch.proof.Propagation;
import crosshatch.puzzle.board.Board;

/**
 * The rules of a board in one language, and what it takes to make proofs over them.
 *
 * @param axioms the variables, and what is said of single puzzles
 * @param propagation that knows the rules, and nothing else
 * @param rules how many there are
 * @param defines whether its proofs may define variables
 */
record Foundation(
        Board board,
        Axioms axioms,
        Propagation propagation,
        int rules,
        boolean defines,
        Shortcuts shortcuts,
        ProofCheck check,
        Length length) {

    /** How long proofs are as text. */
    interface Length {
        /** In bytes, deletions left out. */
        long bytes(Lemmas lemmas, Numbering numbering);
    }
}
