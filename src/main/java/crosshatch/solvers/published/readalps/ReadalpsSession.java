package crosshatch.solvers.published.readalps;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Budget;
import crosshatch.solver.trace.Trace;
import java.util.Optional;

/** Runs the published program as its user does: from solution to solution, with a view of the grid at each stop. */
public final class ReadalpsSession {
    private final State state;
    private final ReadalpsSearch search;

    /**
     * Begins with a puzzle.
     *
     * @param puzzle a puzzle of order 3 whose givens do not contradict each other, because the program does not check them
     * @param mode 0, 1 or 2
     */
    public ReadalpsSession(Puzzle puzzle, int mode) {
        state = new State(puzzle);
        search = new ReadalpsSearch(state, Filter.Mode.of("" + mode), new ReadalpsCounters(), Trace.OFF);
    }

    /** Runs to the next solution; returns empty if there is none. */
    public Optional<Grid> run() {
        return search.run(Budget.unlimited()) == ReadalpsSearch.Stop.SOLUTION
                ? Optional.of(search.solution())
                : Optional.empty();
    }

    /** Returns the grid at the last stop; after the last run it has the blanks of the failure at which the search ended. */
    public Grid grid() {
        return state.grid();
    }
}
