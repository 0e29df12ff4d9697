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
        ToLongBiFunction<Lemmas, Numbering> length) {}
