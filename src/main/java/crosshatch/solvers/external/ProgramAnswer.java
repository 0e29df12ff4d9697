package crosshatch.solvers.external;

import crosshatch.puzzle.Grid;
import crosshatch.solver.Counters;
import java.util.List;

/**
 * What a program said, as it was understood; nobody has checked it.
 *
 * @param solutions whole grids, which may solve anything
 * @param complete whether it says that there are no others
 * @param counters those it told
 */
record ProgramAnswer(List<Grid> solutions, boolean complete, Counters counters) {

    /** Neither a solution nor a refutation: it says that it does not know. */
    boolean gaveUp() {
        return solutions.isEmpty() && !complete;
    }
}
