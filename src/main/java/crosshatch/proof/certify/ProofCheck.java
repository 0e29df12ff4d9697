package crosshatch.proof.certify;

import crosshatch.proof.Lemmas;
import java.util.List;
import java.util.Optional;

/** Checks proofs of single puzzles over the same rules, with the same checker as for files. */
public interface ProofCheck {
    /**
     * Checks the proof of one puzzle.
     *
     * @param axioms the axioms of the puzzle, see {@link Certified}
     * @return the reason of a refusal, for people; empty if the proof is accepted
     */
    Optional<String> fault(List<int[]> axioms, Lemmas lemmas);
}
