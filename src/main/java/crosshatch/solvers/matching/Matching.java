package crosshatch.solvers.matching;

import java.util.Arrays;

/**
 * A matching of nodes with digits: each node gets one of its candidates, no two the same. Nodes are numbered from 0 in the order
 * in which they are added; a digit is handed about as its bit, bit {@code d-1} for digit {@code d}.
 *
 * <p>Augmenting paths: C. Berge, "Two theorems in graph theory", PNAS 43(9), 1957; H. Kuhn, Naval Research Logistics 2, 1955.
 */
public final class Matching {
    private static final int NONE = -1;

    private final long[] masks;
    /** The digit of a node; 0 for none. */
    private final long[] digits;
    /** For each digit, from bit 0 on, the node that holds it. */
    private final int[] nodeOf;

    private int nodes;
    /** Digits that {@link #augment} has looked at. */
    private long seen;

    /** @param most number of nodes and of digits at most */
    public Matching(int most) {
        masks = new long[most];
        digits = new long[most];
        nodeOf = new int[most];
    }

    int most() {
        return masks.length;
    }

    /** Begins again, without nodes. */
    public void clear() {
        nodes = 0;
    }

    /** Adds a node with these candidates. */
    public void add(long mask) {
        masks[nodes++] = mask;
    }

    public int nodes() {
        return nodes;
    }

    /** The candidates of a node. */
    public long mask(int node) {
        return masks[node];
    }

    /** The digit of a node. */
    public long digit(int node) {
        return digits[node];
    }

    /** The node that holds the lowest digit of a mask. */
    public int nodeOf(long digit) {
        return nodeOf[Long.numberOfTrailingZeros(digit)];
    }

    /** @return false if no matching gives every node a digit; {@link #tooFew} then says why */
    public boolean match() {
        Arrays.fill(nodeOf, NONE);
        long free = -1;
        for (int node = 0; node < nodes; node++) {
            long choice = masks[node] & free;
            if (choice != 0) {
                assign(node, Long.lowestOneBit(choice));
                free &= ~digits[node];
            } else {
                digits[node] = 0;
            }
        }
        for (int node = 0; node < nodes; node++) {
            if (digits[node] != 0) continue;
            seen = 0;
            if (!augment(node)) return false;
        }
        return true;
    }

    /** The cause of a failed {@link #match}: digits that are all the candidates of one node more than they are. */
    public long tooFew() {
        return seen;
    }

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
        digits[node] = digit;
        nodeOf[Long.numberOfTrailingZeros(digit)] = node;
    }
}
