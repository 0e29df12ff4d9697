package crosshatch.proof.certify;

import crosshatch.proof.Lemmas;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Claim;
import java.util.List;

/**
 * A reported status and its proof. It is numbered as if this were the only puzzle: its selector is the variable after the
 * candidates, and its own axioms are numbered after the rules.
 *
 * @param axioms the axioms of this puzzle besides the rules: the givens, and one clause for each solution shown
 * @param lemmas the trimmed proof, whose last lemma states that the selector is false; empty if there is no proof
 */
public record Certified(Puzzle puzzle, Claim claim, Certificate certificate, List<int[]> axioms, Lemmas lemmas) {

    /** Returns whether there is a proof. */
    public boolean isProved() {
        return certificate.status() == Certificate.Status.ACCEPTED;
    }
}
