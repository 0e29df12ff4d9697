package crosshatch.engine.matching;

/**
 * The strongly connected components of a matching's graph: nodes are cells, and from a cell an arc leads to each cell that
 * holds a digit it could take.
 *
 * <p>R. Tarjan, "Depth-first search and linear graph algorithms", SIAM J. Comput. 1(2), 1972.
 */
public final class Components {
    /** When a node was first met, from 1; 0 if not yet. */
    private final int[] met;
    /** The earliest met node that is known to be reachable and is still on the stack. */
    private final int[] earliest;
    /** The matched digits of a node's component, once that is complete. */
    private final long[] digits;
    /** The matched digits of all nodes that are known to be reachable. */
    private final long[] reached;

    private final int[] stack;
    private int stackSize;
    private int clock;

    private final Matching matching;

    /** @param matching complete whenever {@link #find} is called */
    public Components(Matching matching) {
        this.matching = matching;
        int most = matching.most();
        met = new int[most];
        earliest = new int[most];
        digits = new long[most];
        reached = new long[most];
        stack = new int[most];
    }

    /** Finds the components of the first {@code nodes} nodes. */
    public void find(int nodes) {
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
    public long digitsAround(int node) {
        return digits[node];
    }

    /**
     * The digits matched to all nodes that can be reached from a node, its own included. The nodes that hold them have no other
     * candidates: a Hall set.
     */
    public long digitsReached(int node) {
        return reached[node];
    }

    private void visit(int node) {
        met[node] = ++clock;
        earliest[node] = clock;
        stack[stackSize++] = node;
        reached[node] = matching.digit(node);
        for (long left = matching.mask(node) & ~matching.digit(node); left != 0; left &= left - 1) {
            int next = matching.nodeOf(left);
            if (met[next] == 0) visit(next);
            // A node whose component is complete has digits and leads back to nowhere.
            if (digits[next] == 0) earliest[node] = Math.min(earliest[node], earliest[next]);
            else reached[node] |= reached[next];
        }
        if (earliest[node] == met[node]) complete(node);
    }

    /** The nodes on the stack down to {@code root} are one component. */
    private void complete(int root) {
        int bottom = stackSize;
        long union = 0;
        long beyond = 0;
        do {
            bottom--;
            union |= matching.digit(stack[bottom]);
            beyond |= reached[stack[bottom]];
        } while (stack[bottom] != root);
        while (stackSize > bottom) {
            int node = stack[--stackSize];
            digits[node] = union;
            reached[node] = beyond;
        }
    }
}
