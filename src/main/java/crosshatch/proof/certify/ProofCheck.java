package crosshatch.proof.certify;

import crosshatch.proof.Lemmas;
import java.util.List;
import java.util.Optional;

/** Checks proofs of one puzzle after the other over the same rules, with the checker that checks files too. */
public interface ProofCheck {
    /**
     * @param axioms of the puzzle, see {@link Certified}
     * @return why the proof is refused, for people; empty if all this cannot hold together under the selector
     */
    Optional<String> fault(List<int[]> axioms, Lemmas lemmas);
}
