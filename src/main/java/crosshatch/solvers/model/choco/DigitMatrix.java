package crosshatch.solvers.model.choco;

import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.variables.IntVar;

/**
 * One digit matches rows with columns: it stands once in each. Finds X-wing, swordfish and jellyfish, and hidden singles of
 * lines.
 *
 * <p>The part of one digit in the coloured matrix of Simonis (2005), which is the cardinality matrix of J.-C. Régin and C.
 * Gomes (CP 2004) with each cardinality 1.
 */
final class DigitMatrix extends MatchedCells {
    private final int n;
    private final int digit;

    /** @param cells of the grid, row by row */
    DigitMatrix(IntVar[] cells, int n, int digit) {
        super(cells, n);
        this.n = n;
        this.digit = digit;
    }

    @Override
    void addEdges() {
        for (int cell = 0; cell < vars.length; cell++) {
            if (vars[cell].contains(digit)) matchings.addEdge(cell / n, cell % n);
        }
    }

    @Override
    void filter() throws ContradictionException {
        for (int cell = 0; cell < vars.length; cell++) {
            if (vars[cell].contains(digit) && !matchings.haveEdge(cell / n, cell % n)) {
                vars[cell].removeValue(digit, this);
            }
        }
    }
}
