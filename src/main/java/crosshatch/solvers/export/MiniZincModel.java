package crosshatch.solvers.export;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import java.io.IOException;

/** A board in MiniZinc: a model, for which each puzzle on it is data. */
interface MiniZincModel {

    /** All but the givens; leaves it to the solver how it searches. */
    String model() throws IOException;

    /** Its cells as an array, in their order. */
    String cells();

    /**
     * What a square board has beside its cells, with the constraints that channel them: the arrays {@code in_rows} and {@code
     * in_columns} with the place of each digit in each row and in each column. Other boards have nothing, an empty text.
     */
    String views();

    /** The givens, as the model declares them. */
    String data(Puzzle puzzle);

    /**
     * A constraint that leaves a solution out.
     *
     * @param name of the array that holds the solution
     */
    String excluding(Grid solution, String name);
}
