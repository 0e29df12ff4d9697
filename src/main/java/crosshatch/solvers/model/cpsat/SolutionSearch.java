package crosshatch.solvers.model.cpsat;

import crosshatch.puzzle.Grid;
import java.util.List;

/** A way to find several solutions with a library that is made to find one. */
interface SolutionSearch {
    /**
     * @param wanted stop after this many different solutions
     * @param solves asked whether the budget ended the search; if so, what is returned means nothing
     */
    Found find(StatedPuzzle puzzle, int wanted, Solves solves);

    /**
     * @param grids different solutions, at most as many as wanted
     * @param exhausted whether the library refuted that there are others
     */
    record Found(List<Grid> grids, boolean exhausted) {}
}
