package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.CpSolverResponse;
import com.google.ortools.sat.CpSolverStatus;
import crosshatch.puzzle.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Solves again with the solutions found so far forbidden. Each solve starts from nothing: for Java the library keeps no
 * solver between solves. Right for any number of workers; with one solution wanted it is a plain solve.
 */
final class Blocking implements SolutionSearch {
    @Override
    public Found find(StatedPuzzle puzzle, int wanted, Solves solves) {
        List<Grid> found = new ArrayList<>();
        byte[] model = puzzle.model();
        while (found.size() < wanted) {
            CpSolverResponse response = solves.one(model);
            if (solves.ended() != null) break;
            if (response.getStatus() == CpSolverStatus.INFEASIBLE) return new Found(found, true);
            Grid solution = puzzle.grid(response::getSolution);
            found.add(solution);
            if (found.size() < wanted) model = with(puzzle.otherThan(solution), model);
        }
        return new Found(found, false);
    }

    /** Messages one after the other are a message with the constraints of both. */
    private static byte[] with(ConstraintProto constraint, byte[] model) {
        byte[] more =
                CpModelProto.newBuilder().addConstraints(constraint).build().toByteArray();
        byte[] both = Arrays.copyOf(model, model.length + more.length);
        System.arraycopy(more, 0, both, model.length, more.length);
        return both;
    }
}
