package crosshatch.solvers.engine;

import crosshatch.puzzle.Puzzle;

/**
 * What is to be looked at next, after a change: the discipline by which one consequence leads to another. Each method
 * changes the state and then does all that follows; on false the state is of use only to go back from.
 */
interface Agenda {
    /** Fills the givens into an empty state. */
    boolean begin(Puzzle puzzle);

    /** Puts a digit into a cell. */
    boolean fill(int cell, long digit);

    /** Takes a digit out of a cell. */
    boolean eliminate(int cell, long digit);
}
