package crosshatch.solvers.model.choco;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.constraints.Constraint;
import org.chocosolver.solver.constraints.Propagator;
import org.chocosolver.solver.constraints.PropagatorPriority;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.variables.IntVar;
import org.chocosolver.util.ESat;

/** Posts the redundant constraints of H. Simonis, "Sudoku as a constraint problem", 2005: true of every solution anyway. */
final class Redundant {
    private final Board board;
    private final Model model;
    private final IntVar[] cells;

    Redundant(Board board, Model model, IntVar[] cells) {
        this.board = board;
        this.model = model;
        this.cells = cells;
    }

    void post(ChocoOptions options) {
        if (options.hasRowBox()) postRowBox();
        if (options.hasMatrix()) postMatrix();
    }

    /** Only of full square sheets: there each digit stands once in each row and each column. */
    private void postMatrix() {
        if (!board.isSquare()) return;
        for (int digit = 1; digit <= board.digits(); digit++) {
            post("digit matrix", new DigitMatrix(cells, board.digits(), digit));
        }
    }

    /** For each box or region and each row or column that crosses it, exact units all; there are rests if they are not the same. */
    private void postRowBox() {
        for (Unit box : exactUnits(Unit.Kind.BOX, Unit.Kind.REGION)) {
            for (Unit line : exactUnits(Unit.Kind.ROW, Unit.Kind.COLUMN)) {
                IntVar[] restOfLine = without(line, box);
                boolean crosses = restOfLine.length > 0 && restOfLine.length < board.digits();
                if (crosses) post("same digits", new SameDigits(restOfLine, without(box, line), board.digits()));
            }
        }
    }

    private List<Unit> exactUnits(Unit.Kind kind, Unit.Kind other) {
        return board.units().stream()
                .filter(unit -> unit.kind() == kind || unit.kind() == other)
                .filter(unit -> unit.size() == board.digits())
                .toList();
    }

    private IntVar[] without(Unit unit, Unit other) {
        return Arrays.stream(unit.cells())
                .filter(cell -> IntStream.of(other.cells()).noneMatch(shared -> shared == cell))
                .mapToObj(cell -> cells[cell])
                .toArray(IntVar[]::new);
    }

    private void post(String name, MatchedCells propagator) {
        model.post(new Constraint(name, propagator));
    }

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
    private static final class SameDigits extends MatchedCells {
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

    /**
     * One digit matches rows with columns: it stands once in each. Finds X-wing, swordfish and jellyfish, and hidden singles of
     * lines.
     *
     * <p>The part of one digit in the coloured matrix of Simonis (2005), which is the cardinality matrix of J.-C. Régin and C.
     * Gomes (CP 2004) with each cardinality 1.
     */
    private static final class DigitMatrix extends MatchedCells {
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

    /**
     * A constraint whose solutions are perfect matchings of a bipartite graph, in which each candidate is an edge. What it removes
     * is all that can be removed: the candidates that no perfect matching has.
     *
     * <p>It is posted beside the all-different constraints of the units, which it follows from, and runs after them.
     */
    private abstract static class MatchedCells extends Propagator<IntVar> {
        final PerfectMatchings matchings;

        /** @param size number of nodes on each side of the graph */
        MatchedCells(IntVar[] cells, int size) {
            super(cells, PropagatorPriority.CUBIC, false);
            matchings = new PerfectMatchings(size);
        }

        /** Draws the graph of the present candidates. */
        abstract void addEdges();

        /** Removes the candidates that no perfect matching has. */
        abstract void filter() throws ContradictionException;

        private boolean canBeMatched() {
            matchings.removeEdges();
            addEdges();
            return matchings.exist();
        }

        @Override
        public final void propagate(int eventMask) throws ContradictionException {
            if (!canBeMatched()) fails();
            matchings.compare();
            filter();
        }

        @Override
        public final ESat isEntailed() {
            return isCompletelyInstantiated() ? ESat.eval(canBeMatched()) : ESat.UNDEFINED;
        }
    }
}
