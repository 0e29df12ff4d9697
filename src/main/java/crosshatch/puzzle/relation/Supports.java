package crosshatch.puzzle.relation;

import java.util.Arrays;

/**
 * Finds the digits that occur in fillings of a diagram, given the candidates of its cells. It also finds removed candidates
 * that explain why a digit is excluded. Sets of digits are words with bit {@code d-1} for digit {@code d}, at most 64.
 *
 * <p>Two sweeps go over the diagram. The first goes forwards to the nodes that the candidates reach. The second goes
 * backwards from the end through these nodes, and collects the digits of the edges (G. Pesant, CP 2004). For reasons, see G.
 * Gange, P. Stuckey and R. Szymanek, "MDD propagators with explanation", Constraints 16, 2011. Only one thread may use an
 * instance.
 */
public final class Supports {
    private final Diagram diagram;
    /** The digits of the edges of each node, for each layer except the last. */
    private final long[][] digits;
    /** The reached nodes of each layer; after the second sweep, only those with a path to the end. */
    private final boolean[][] reached;
    /** The digits of each cell that occur in some filling. */
    private final long[] supported;

    /**
     * Makes the arrays for the sweeps over a diagram.
     *
     * @param diagram the diagram, which is not copied and must not change
     */
    public Supports(Diagram diagram) {
        this.diagram = diagram;
        int cells = diagram.cells();
        digits = new long[cells][];
        reached = new boolean[cells + 1][];
        supported = new long[cells];
        for (int layer = 0; layer <= cells; layer++) {
            reached[layer] = new boolean[Math.max(1, diagram.width(layer))];
            if (layer < cells) digits[layer] = digitsOfNodes(layer);
        }
    }

    private long[] digitsOfNodes(int layer) {
        long[] masks = new long[diagram.width(layer)];
        for (int node = 0; node < masks.length; node++) {
            for (int digit = 1; digit <= diagram.digits(); digit++) {
                if (diagram.next(layer, node, digit) != Diagram.NONE) masks[node] |= 1L << (digit - 1);
            }
        }
        return masks;
    }

    /**
     * Sweeps over the diagram.
     *
     * @param candidates the candidates of each cell of the relation
     * @return false if no filling is left; otherwise {@link #of} returns the digits of the fillings
     */
    public boolean find(long[] candidates) {
        reach(candidates);
        if (!reached[digits.length][0]) return false;
        support(candidates);
        return true;
    }

    /** Returns the candidates of a cell that occur in some filling. */
    public long of(int cell) {
        return supported[cell];
    }

    private void reach(long[] candidates) {
        reached[0][0] = true;
        for (int i = 0; i < digits.length; i++) {
            Arrays.fill(reached[i + 1], false);
            for (int node = 0; node < digits[i].length; node++) {
                if (!reached[i][node]) continue;
                for (long left = candidates[i] & digits[i][node]; left != 0; left &= left - 1) {
                    reached[i + 1][next(i, node, left)] = true;
                }
            }
        }
    }

    private void support(long[] candidates) {
        for (int i = digits.length - 1; i >= 0; i--) {
            supported[i] = 0;
            for (int node = 0; node < digits[i].length; node++) {
                if (!reached[i][node]) continue;
                long alive = alive(i, node, candidates[i]);
                reached[i][node] = alive != 0;
                supported[i] |= alive;
            }
        }
    }

    /** The candidates whose edges lead from a node to one that is marked in {@link #reached}. */
    private long alive(int layer, int node, long candidates) {
        long alive = 0;
        for (long left = candidates & digits[layer][node]; left != 0; left &= left - 1) {
            if (reached[layer + 1][next(layer, node, left)]) alive |= left & -left;
        }
        return alive;
    }

    /** The node that the edge with the lowest digit of a mask leads to. */
    private int next(int layer, int node, long digit) {
        return diagram.next(layer, node, Long.numberOfTrailingZeros(digit) + 1);
    }

    /**
     * Finds removed candidates that explain why no filling is left: even if all other digits were candidates, there would be
     * none.
     *
     * @param candidates the candidates of each cell, for which {@link #find} returns false
     * @param removed receives the removed candidates for each cell
     */
    public void explain(long[] candidates, long[] removed) {
        reached[digits.length][0] = true;
        for (int i = digits.length - 1; i >= 0; i--) {
            for (int node = 0; node < digits[i].length; node++) {
                reached[i][node] = alive(i, node, candidates[i]) != 0;
            }
        }
        // Forwards again, with each digit that is gone let back in, unless it would lead to a node from which the end
        // is reached.
        boolean[] here = {true};
        for (int i = 0; i < digits.length; i++) {
            removed[i] = 0;
            for (int node = 0; node < digits[i].length; node++) {
                if (here[node]) removed[i] |= alive(i, node, ~candidates[i]);
            }
            boolean[] ahead = new boolean[reached[i + 1].length];
            for (int node = 0; node < digits[i].length; node++) {
                if (!here[node]) continue;
                for (long left = digits[i][node] & ~removed[i]; left != 0; left &= left - 1)
                    ahead[next(i, node, left)] = true;
            }
            here = ahead;
        }
    }
}
