package crosshatch.solvers.engine;

import crosshatch.puzzle.board.Board;
import crosshatch.solvers.matching.Components;
import crosshatch.solvers.matching.Matching;

/**
 * Generalised arc consistency of all-different: a candidate stays if and only if some way to complete the unit uses it.
 *
 * <p>J.-C. Régin, "A filtering algorithm for constraints of difference in CSPs", AAAI 1994. A matching gives each open cell a
 * digit of its own. From a cell an arc leads to the cell that holds a digit it could take; cells on a cycle can pass their
 * digits round. There are as many digits left as open cells, so every digit is matched, and a candidate is possible exactly
 * if it is matched to a cell of the same strongly connected component. A unit with fewer cells than digits is filled up with
 * cells that may hold any digit left: they take what the others do not need.
 */
final class AllDifferent implements Propagator {
    /** The open cells of the unit: the first nodes of the matching. */
    private final int[] cells;

    private final Matching matching;
    private final Components components;

    AllDifferent(Board board) {
        cells = new int[board.digits()];
        matching = new Matching(board.digits());
        components = new Components(matching);
    }

    @Override
    public String name() {
        return "all-different";
    }

    @Override
    public boolean isIdempotent() {
        return true;
    }

    @Override
    public boolean propagate(GridState state, int unit) {
        int open = 0;
        long filled = 0;
        matching.clear();
        int[] unitCells = state.board().unit(unit);
        for (int cell : unitCells) {
            if (state.isFilled(cell)) {
                filled |= state.mask(cell);
                continue;
            }
            cells[open++] = cell;
            matching.add(state.mask(cell));
        }
        for (int missing = unitCells.length; missing < cells.length; missing++)
            matching.add(state.allDigits() & ~filled);
        if (!matching.match()) return state.deadEnd("more cells than digits", unit);

        components.find(matching.nodes());
        for (int node = 0; node < open; node++) {
            long possible = components.digitsAround(node);
            // Never empty: the matched digit is possible.
            if ((matching.mask(node) & ~possible) != 0) state.remove(cells[node], ~possible);
        }
        return true;
    }
}
