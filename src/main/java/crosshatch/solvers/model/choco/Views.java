package crosshatch.solvers.model.choco;

import crosshatch.puzzle.board.Board;
import crosshatch.solver.trace.Event;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.variables.IntVar;
import org.chocosolver.solver.variables.Variable;
import org.chocosolver.solver.variables.view.integer.IntAffineView;

/**
 * The variables that a search branches on: the cells, and on a square board of n digits, if wanted, two more views of it.
 *
 * <pre>
 *   cells      row i, column j    which digit stands there
 *   inRows     row i, digit k     in which column it stands
 *   inColumns  column j, digit k  in which row it stands
 * </pre>
 *
 * Each two views are channelled, so each says all that another says; the columns of one digit in all rows differ (I. Dotú, A. del
 * Val and M. Cebrián, "Redundant modeling for the quasigroup completion problem", CP 2003). In every view, numbers begin with 1.
 */
final class Views {
    private final int n;
    private final IntVar[] cells;
    private final IntVar[] all;
    private final Map<Variable, Integer> places = new HashMap<>();

    private Views(Board board, IntVar[] cells, IntVar[]... others) {
        n = board.digits();
        this.cells = cells;
        all = Stream.concat(Stream.of(cells), Stream.of(others).flatMap(Stream::of))
                .toArray(IntVar[]::new);
        for (int i = 0; i < all.length; i++) places.put(all[i], i);
    }

    /** Makes the chosen views with their constraints. A board that is not square has only the cells. */
    static Views of(Board board, Model model, IntVar[] cells, ChocoOptions options) {
        if (!options.hasThreeViews() || !board.isSquare()) return new Views(board, cells);
        int n = board.digits();
        IntVar[] inRows = model.intVarArray("row and digit", n * n, 1, n, false);
        IntVar[] inColumns = model.intVarArray("column and digit", n * n, 1, n, false);
        for (int line = 0; line < n; line++) {
            IntVar[] ofDigit = column(inRows, line, n);
            model.inverseChanneling(row(cells, line, n), row(inRows, line, n), 1, 1)
                    .post();
            model.inverseChanneling(column(cells, line, n), row(inColumns, line, n), 1, 1)
                    .post();
            model.inverseChanneling(ofDigit, column(inColumns, line, n), 1, 1).post();
            model.allDifferent(ofDigit, options.alldiff()).post();
        }
        return new Views(board, cells, inRows, inColumns);
    }

    private static IntVar[] row(IntVar[] view, int row, int n) {
        return Arrays.copyOfRange(view, row * n, (row + 1) * n);
    }

    private static IntVar[] column(IntVar[] view, int column, int n) {
        return IntStream.range(0, n).mapToObj(row -> view[row * n + column]).toArray(IntVar[]::new);
    }

    /** Returns one variable for each cell of the board, in their order. */
    IntVar[] cells() {
        return cells;
    }

    /** Returns the variables of all views, the cells first. */
    IntVar[] all() {
        return all;
    }

    /** Returns a sum over the variables, in all views, that have a value for a candidate. */
    double sum(int cell, int digit, ToDoubleFunction<IntVar> term) {
        double ofCell = term.applyAsDouble(cells[cell]);
        if (all.length == cells.length) return ofCell;
        int inRow = cells.length + cell / n * n + digit - 1;
        int inColumn = 2 * cells.length + cell % n * n + digit - 1;
        return ofCell + term.applyAsDouble(all[inRow]) + term.applyAsDouble(all[inColumn]);
    }

    /** Returns the candidate of a value of a variable; empty if the variable belongs to no view, directly or by a computation. */
    Optional<Event.Literal> literal(IntVar variable, int value, boolean holds) {
        if (ChocoRelease.isAffine(variable)) {
            IntAffineView<?> view = (IntAffineView<?>) variable;
            int factor = view.p ? view.a : -view.a;
            return literal(view.getVariable(), (value - view.b) / factor, holds);
        }
        Integer place = places.get(variable);
        return place == null ? Optional.empty() : Optional.of(literal(place, value, holds));
    }

    private Event.Literal literal(int place, int value, boolean holds) {
        if (place < cells.length) return new Event.Literal(place, value, holds);
        int line = place / n % n;
        boolean ofRow = place < 2 * cells.length;
        int cell = ofRow ? line * n + value - 1 : (value - 1) * n + line;
        return new Event.Literal(cell, place % n + 1, holds);
    }
}
