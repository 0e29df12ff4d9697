package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.SolutionCallback;
import crosshatch.puzzle.Grid;
import java.util.ArrayList;
import java.util.List;

/**
 * One solve that goes on after each solution, keeping what it learnt ({@code enumerate_all_solutions}). For one worker
 * only: several find the same solutions, as the library's log warns.
 */
final class Enumeration implements SolutionSearch {
    @Override
    public Found find(StatedPuzzle puzzle, int wantedSolutions, Solves solves) {
        Listener listener = new Listener(puzzle, wantedSolutions, solves);
        try {
            CpSolverStatus status = solves.all(puzzle.model(), listener).getStatus();
            boolean stopped = status == CpSolverStatus.FEASIBLE;
            if (stopped && listener.found.size() < wantedSolutions && solves.ended() == null) solves.endEarly();
            return new Found(listener.found, !stopped);
        } finally {
            listener.delete();
        }
    }

    /** Keeps the solutions; stops the search when there are enough, or when the budget is used up. */
    private static final class Listener extends SolutionCallback {
        private final StatedPuzzle puzzle;
        private final int wantedSolutions;
        private final Solves solves;
        private final List<Grid> found = new ArrayList<>();

        Listener(StatedPuzzle puzzle, int wantedSolutions, Solves solves) {
            this.puzzle = puzzle;
            this.wantedSolutions = wantedSolutions;
            this.solves = solves;
        }

        @Override
        public void onSolutionCallback() {
            if (found.size() < wantedSolutions) found.add(puzzle.grid(this::solutionIntegerValue));
            if (found.size() == wantedSolutions || solves.usedUp(numBranches(), numConflicts())) stopSearch();
        }
    }
}
