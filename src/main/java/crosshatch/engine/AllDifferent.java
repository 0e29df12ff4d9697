package crosshatch.engine;

import crosshatch.board.Board;
import java.util.Arrays;

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
    private static final int NONE = -1;

    /** The open cells of the unit, numbered from 0; these numbers, and those of the cells that fill it up, are the nodes. */
    private final int[] cells;
    /** Their masks. */
    private final long[] masks;
    /** The digit matched to a node, as a bit. */
    private final long[] matched;
    /** For each digit, from bit 0 on, the node that it is matched to. */
    private final int[] nodeOf;

    private final Components components;

    AllDifferent(Board board) {
        cells = new int[board.digits()];
        masks = new long[board.digits()];
        matched = new long[board.digits()];
        nodeOf = new int[board.digits()];
        components = new Components(board.digits());
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
        int[] unitCells = state.board().unit(unit);
        for (int cell : unitCells) {
            if (state.isFilled(cell)) {
                filled |= state.mask(cell);
                continue;
            }
            cells[open] = cell;
            masks[open++] = state.mask(cell);
        }
        int nodes = open;
        for (int missing = unitCells.length; missing < cells.length; missing++)
            masks[nodes++] = state.allDigits() & ~filled;
        if (!match(nodes)) return state.deadEnd("more cells than digits", unit);

        components.find(nodes, masks, matched, nodeOf);
        for (int node = 0; node < open; node++) {
            long possible = components.digitsAround(node);
            // Never empty: the matched digit is possible.
            if ((masks[node] & ~possible) != 0) state.remove(cells[node], ~possible);
        }
        return true;
    }

    /** @return false if no matching gives every node a digit */
    private boolean match(int nodes) {
        Arrays.fill(nodeOf, NONE);
        long free = -1;
        for (int node = 0; node < nodes; node++) {
            long choice = masks[node] & free;
            if (choice != 0) {
                assign(node, Long.lowestOneBit(choice));
                free &= ~matched[node];
            } else {
                matched[node] = 0;
            }
        }
        for (int node = 0; node < nodes; node++) {
            if (matched[node] != 0) continue;
            seen = 0;
            if (!augment(node)) return false;
        }
        return true;
    }

    /** Digits that {@link #augment} has looked at. */
    private long seen;

    /** Finds the node a digit, sending the node that has it elsewhere if need be. */
    private boolean augment(int node) {
        for (long left = masks[node] & ~seen; left != 0; left = masks[node] & ~seen) {
            long digit = Long.lowestOneBit(left);
            seen |= digit;
            int holder = nodeOf[Long.numberOfTrailingZeros(digit)];
            if (holder == NONE || augment(holder)) {
                assign(node, digit);
                return true;
            }
        }
        return false;
    }

    private void assign(int node, long digit) {
        matched[node] = digit;
        nodeOf[Long.numberOfTrailingZeros(digit)] = node;
    }
}
