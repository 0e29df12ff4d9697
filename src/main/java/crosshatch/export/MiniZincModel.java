package crosshatch.export;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import java.io.IOException;

/** A board in MiniZinc: a model, for which each puzzle on it is data. */
interface MiniZincModel {

    /** All but the givens. */
    String model() throws IOException;

    /** The givens, as the model declares them. */
    String data(Puzzle puzzle);

    /**
     * A constraint that leaves a solution out.
     *
     * @param name of the array that holds the solution
     */
    String excluding(Grid solution, String name);
}
