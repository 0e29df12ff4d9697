package crosshatch.engine;

/**
 * The strongly connected components of a matching's graph: nodes are cells, and from a cell an arc leads to each cell that
 * holds a digit it could take.
 *
 * <p>R. Tarjan, "Depth-first search and linear graph algorithms", SIAM J. Comput. 1(2), 1972.
 */
final class Components {
    /** When a node was first met, from 1; 0 if not yet. */
    private final int[] met;
    /** The earliest met node that is known to be reachable and is still on the stack. */
    private final int[] earliest;
    /** The matched digits of a node's component, once that is complete. */
    private final long[] digits;

    private final int[] stack;
    private int stackSize;
    private int clock;

    private long[] masks = {};
    private long[] matched = {};
    private int[] nodeOf = {};

    /** @param most number of nodes at most */
    Components(int most) {
        met = new int[most];
        earliest = new int[most];
        digits = new long[most];
        stack = new int[most];
    }

    /**
     * @param theMasks candidates of each node
     * @param theMatched the digit of each node, all different
     * @param theNodeOf for each digit, from bit 0 on, its node; a digit that no node holds is a candidate of none
     */
    void find(int nodes, long[] theMasks, long[] theMatched, int[] theNodeOf) {
        masks = theMasks;
        matched = theMatched;
        nodeOf = theNodeOf;
        clock = 0;
        stackSize = 0;
        for (int node = 0; node < nodes; node++) {
            met[node] = 0;
            digits[node] = 0;
        }
        for (int node = 0; node < nodes; node++) {
            if (met[node] == 0) visit(node);
        }
    }

    /** The digits matched to the nodes of the same component, its own included. */
    long digitsAround(int node) {
        return digits[node];
    }

    private void visit(int node) {
        met[node] = ++clock;
        earliest[node] = clock;
        stack[stackSize++] = node;
        for (long left = masks[node] & ~matched[node]; left != 0; left &= left - 1) {
            int next = nodeOf[Long.numberOfTrailingZeros(left)];
            if (met[next] == 0) visit(next);
            // A node whose component is complete has digits and leads back to nowhere.
            if (digits[next] == 0) earliest[node] = Math.min(earliest[node], earliest[next]);
        }
        if (earliest[node] == met[node]) complete(node);
    }

    /** The nodes on the stack down to {@code root} are one component. */
    private void complete(int root) {
        int bottom = stackSize;
        long union = 0;
        do {
            bottom--;
            union |= matched[stack[bottom]];
        } while (stack[bottom] != root);
        while (stackSize > bottom) digits[stack[--stackSize]] = union;
    }
}
