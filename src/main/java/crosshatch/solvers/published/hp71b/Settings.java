package crosshatch.solvers.published.hp71b;

import crosshatch.solver.SolverSpec;

/**
 * What the program asks for at its start, and which program it is.
 *
 * @param version 1 or 2
 * @param maxDepth deepest call of TRY; 1 is no recursion
 * @param maxWidth most digits left in a cell that is branched on; below 2 is no recursion either
 * @param checked whether a full position is looked at before it is called solved; false as published
 */
record Settings(int version, int maxDepth, int maxWidth, boolean checked) {

    static Settings of(SolverSpec spec) {
        return new Settings(
                spec.number("version"), spec.number("depth"), spec.number("width"), spec.is("checked", "true"));
    }
}
