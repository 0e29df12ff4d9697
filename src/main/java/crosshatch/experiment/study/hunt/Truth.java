package crosshatch.experiment.study.hunt;

import crosshatch.proof.certify.Certificate;
import crosshatch.proof.certify.Certified;
import crosshatch.proof.certify.Language;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Claim;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All solutions of a puzzle, with a proof that there are no others. */
record Truth(Oracle oracle) {
    private static final int MOST_SOLUTIONS = 100;

    /** Empty if it has more than a hundred, or it cannot be proved. */
    Optional<Certified> of(Puzzle puzzle) {
        if (Language.of(puzzle.board()).isEmpty()) return Optional.empty();
        List<Grid> solutions = new ArrayList<>();
        while (solutions.size() <= MOST_SOLUTIONS) {
            Certified certified = oracle.proof(puzzle, new Claim.Counted(solutions, true));
            if (certified.isProved()) return Optional.of(certified);
            Optional<Grid> another = certified.certificate().status() == Certificate.Status.REFUSED
                    ? oracle.overlooked()
                    : Optional.empty();
            if (another.isEmpty()) return Optional.empty();
            solutions.add(another.get());
        }
        return Optional.empty();
    }
}
