package crosshatch.proof.certify;

import crosshatch.proof.Lemmas;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Claim;
import java.util.List;

/**
 * A reported status and its proof. Its numbers are for one puzzle alone: its selector is the variable after the candidates, and
 * its own axioms are numbered after the rules.
 *
 * @param axioms the axioms that the status refutes, besides the rules: the givens, and one clause for each solution shown
 * @param lemmas the trimmed proof; the last one says that the selector is false. Empty if there is none
 */
public record Certified(Puzzle puzzle, Claim claim, Certificate certificate, List<int[]> axioms, Lemmas lemmas) {

    /** Returns whether there is a proof. */
    public boolean isProved() {
        return certificate.status() == Certificate.Status.ACCEPTED;
    }
}
