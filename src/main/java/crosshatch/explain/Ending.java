package crosshatch.explain;

import crosshatch.puzzle.Grid;

/** How an explanation ends. */
public sealed interface Ending {

    /**
     * At a solution.
     *
     * @param level how many assumptions it rests on; if none, every step was forced, so it is the only solution
     */
    record Solved(Grid grid, int level) implements Ending {}

    /** At a contradiction that rests on no assumption: the puzzle has no solution. */
    record NoSolution() implements Ending {}

    /** Where the techniques find nothing more, with so many cells open. */
    record Stuck(int openCells) implements Ending {}

    /** At the largest number of steps that was asked for, with so many cells open. */
    record Cut(int openCells) implements Ending {}
}
