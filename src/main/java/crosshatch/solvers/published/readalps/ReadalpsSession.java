package crosshatch.solvers.published.readalps;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Budget;
import crosshatch.solver.trace.Trace;
import java.util.Optional;

/** The published program as its user runs it: from solution to solution, with the grid in view that it stops at. */
public final class ReadalpsSession {
    private final State state;
    private final ReadalpsSearch search;

    /**
     * Begins with a puzzle.
     *
     * @param puzzle of order 3, with givens that do not contradict each other: the program does not look
     * @param mode 0, 1 or 2
     */
    public ReadalpsSession(Puzzle puzzle, int mode) {
        state = new State(puzzle);
        search = new ReadalpsSearch(state, Filter.Mode.of("" + mode), new ReadalpsCounters(), Trace.OFF);
    }

    /** Runs to the next solution; empty if there is none. */
    public Optional<Grid> run() {
        return search.run(Budget.unlimited()) == ReadalpsSearch.Stop.SOLUTION
                ? Optional.of(search.solution())
                : Optional.empty();
    }

    /** The content of the grid: after the last run, the failure at which the search stopped, with its blanks. */
    public Grid grid() {
        return state.grid();
    }
}
