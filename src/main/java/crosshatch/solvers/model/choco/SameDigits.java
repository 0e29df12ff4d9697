package crosshatch.solvers.model.choco;

import java.util.stream.Stream;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.variables.IntVar;

/**
 * Where a line crosses a box, the rest of the line and the rest of the box hold the same digits, each of them once: the
 * digits that are not in the cells they share. Finds locked candidates, pointing and claiming, and more.
 *
 * <p>Row-box interaction in Simonis (2005); <em>same with cardinalities</em> in N. Beldiceanu, I. Katriel and S. Thiel,
 * "GCC-like restrictions on the same constraint", CSCLP 2004. They filter by a flow from the cells of the line through the
 * digits to those of the box. A digit passes at most one unit, so with both ends of each digit as nodes the flow becomes a
 * perfect matching:
 *
 * <pre>
 *   left      cells of the line      digits
 *                     ╲              ╱    ╲
 *   right               digits             cells of the box
 * </pre>
 *
 * A digit on the left with the same digit on the right is in neither rest. If a cell of the line takes that place on the
 * right, the one on the left must go to a cell of the box.
 */
final class SameDigits extends MatchedCells {
    private final int rest; // cells of the line, and of the box
    private final int n;

    /**
     * @param line its cells outside the box
     * @param box its cells outside the line, as many
     * @param n number of digits
     */
    SameDigits(IntVar[] line, IntVar[] box, int n) {
        super(Stream.of(line, box).flatMap(Stream::of).toArray(IntVar[]::new), line.length + n);
        rest = line.length;
        this.n = n;
    }

    @Override
    void addEdges() {
        for (int digit = 1; digit <= n; digit++) matchings.addEdge(rest + digit - 1, digit - 1);
        for (int i = 0; i < vars.length; i++) {
            IntVar cell = vars[i];
            int last = cell.getUB();
            for (int digit = cell.getLB(); digit <= last; digit = cell.nextValue(digit)) {
                matchings.addEdge(left(i, digit), right(i, digit));
            }
        }
    }

    @Override
    void filter() throws ContradictionException {
        for (int i = 0; i < vars.length; i++) {
            IntVar cell = vars[i];
            int last = cell.getUB();
            for (int digit = cell.getLB(); digit <= last; digit = cell.nextValue(digit)) {
                if (!matchings.haveEdge(left(i, digit), right(i, digit))) cell.removeValue(digit, this);
            }
        }
    }

    private boolean isOfLine(int i) {
        return i < rest;
    }

    private int left(int i, int digit) {
        return isOfLine(i) ? i : rest + digit - 1;
    }

    private int right(int i, int digit) {
        return isOfLine(i) ? digit - 1 : n + i - rest;
    }
}
