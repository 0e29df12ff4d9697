package crosshatch.solvers.export;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import java.io.IOException;

/** The MiniZinc model of a board, for which each puzzle is data. */
interface MiniZincModel {

    /** Returns the model without the givens and without an order of search. */
    String model() throws IOException;

    /** Returns its cells as an array, in their order. */
    String cells();

    /**
     * Returns the views of a square board with their channelling constraints: the arrays {@code in_rows} and {@code in_columns} with the
     * place of each digit in each row and in each column. For other boards the text is empty.
     */
    String views();

    /** Returns the givens, as the model declares them. */
    String data(Puzzle puzzle);

    /**
     * Returns a constraint that excludes a solution.
     *
     * @param name the name of the array for the solution
     */
    String excluding(Grid solution, String name);
}
