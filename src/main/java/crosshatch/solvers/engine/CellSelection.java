package crosshatch.solvers.engine;

/** Which cell the next choice is about. */
interface CellSelection {
    int NONE = -1;

    /** @return a cell with two candidates or more; {@link #NONE} if there is none */
    int choose(GridState state);
}
