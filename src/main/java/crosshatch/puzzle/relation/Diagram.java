package crosshatch.puzzle.relation;

import java.util.ArrayList;
import java.util.List;

/**
 * All fillings of the cells of a relation, as a reduced layered graph. A filling is a path from the single node of layer 0 to
 * the single node of the last layer. The digit of cell i is the label of the edge that leaves layer i.
 *
 * <pre>
 *   sum 4 of two cells that are peers, digits 1…3
 *
 *   layer 0      layer 1      layer 2
 *          1 →  (3 left) 3 →
 *   (4)    3 →  (1 left) 1 →   (0 left)
 * </pre>
 *
 * Every node except the first is on a path, and no two nodes of a layer have the same edges. Layers, nodes and cells are
 * numbered from 0, digits are 1…{@link #digits}. A diagram is immutable.
 */
public final class Diagram {
    /** The result for an edge that does not exist. */
    public static final int NONE = -1;

    private final int digits;
    private final int[][] edges;

    /**
     * Makes a diagram that is already reduced.
     *
     * @param edges for each layer except the last, at {@code node * digits + digit - 1}: the node of the next layer, or
     *     {@link #NONE}
     */
    Diagram(int digits, int[][] edges) {
        this.digits = digits;
        this.edges = edges;
    }

    public int digits() {
        return digits;
    }

    /** Returns the number of cells of the relation; the diagram has one layer more. */
    public int cells() {
        return edges.length;
    }

    /** Returns the number of nodes of a layer, at least 1 unless the diagram {@linkplain #isEmpty is empty}. */
    public int width(int layer) {
        if (layer < edges.length) return edges[layer].length / digits;
        return isEmpty() ? 0 : 1;
    }

    /** Returns the node of layer {@code cell + 1} that follows if {@code cell} has {@code digit}, or {@link #NONE}. */
    public int next(int cell, int node, int digit) {
        return edges[cell][node * digits + digit - 1];
    }

    /** Returns whether some filling has {@code digit} in {@code cell}. */
    public boolean has(int cell, int digit) {
        return edges(cell, digit) > 0;
    }

    /** Returns the number of nodes from which an edge with {@code digit} starts. */
    public int edges(int cell, int digit) {
        int count = 0;
        for (int i = digit - 1; i < edges[cell].length; i += digits) if (edges[cell][i] != NONE) count++;
        return count;
    }

    /** Returns whether there is no filling. */
    public boolean isEmpty() {
        for (int edge : edges[0]) if (edge != NONE) return false;
        return true;
    }

    /** Returns the number of nodes of all layers. */
    public int nodes() {
        int nodes = 0;
        for (int layer = 0; layer <= edges.length; layer++) nodes += width(layer);
        return nodes;
    }

    /** Returns the reduced diagram of the fillings that consist of candidates. */
    public Diagram narrowed(Candidates candidates) {
        List<int[]> left = new ArrayList<>();
        boolean[] reached = {true};
        for (int cell = 0; cell < edges.length; cell++) {
            int[] out = edges[cell].clone();
            boolean[] next = new boolean[width(cell + 1)];
            for (int i = 0; i < out.length; i++) {
                if (out[i] == NONE) continue;
                if (reached[i / digits] && candidates.has(cell, i % digits + 1)) next[out[i]] = true;
                else out[i] = NONE;
            }
            left.add(out);
            reached = next;
        }
        int[] last = new int[reached.length];
        return new DiagramReduction(digits, left).diagram(last);
    }

    /** The digits that a cell of the relation may have. */
    public interface Candidates {
        /**
         * Returns whether a cell may have a digit.
         *
         * @param cell the number of the cell among the cells of the relation, from 0
         */
        boolean has(int cell, int digit);
    }

    /** Counts the fillings; {@link Long#MAX_VALUE} means this number or more. */
    public long fillings() {
        long[] below = {1};
        for (int cell = edges.length - 1; cell >= 0; cell--) {
            long[] here = new long[width(cell)];
            for (int i = 0; i < edges[cell].length; i++) {
                if (edges[cell][i] == NONE) continue;
                long sum = here[i / digits] + below[edges[cell][i]];
                here[i / digits] = sum < 0 ? Long.MAX_VALUE : sum;
            }
            below = here;
        }
        return below[0];
    }

    /**
     * Returns all fillings, one digit per cell, in ascending order. Call {@link #fillings} first, because there may be very
     * many.
     */
    public List<int[]> tuples() {
        List<int[]> tuples = new ArrayList<>();
        collect(0, 0, new int[edges.length], tuples);
        return tuples;
    }

    private void collect(int cell, int node, int[] filling, List<int[]> tuples) {
        if (cell == edges.length) {
            tuples.add(filling.clone());
            return;
        }
        for (int digit = 1; digit <= digits; digit++) {
            int next = next(cell, node, digit);
            if (next == NONE) continue;
            filling[cell] = digit;
            collect(cell + 1, next, filling, tuples);
        }
    }
}
