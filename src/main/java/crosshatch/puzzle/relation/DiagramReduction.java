package crosshatch.puzzle.relation;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reduces a layered graph from the end backwards: removes nodes without a path to the end, and merges nodes with the same
 * edges.
 */
final class DiagramReduction {
    private final int digits;
    private final List<int[]> edges;

    /**
     * Prepares the reduction of a layered graph with one first node.
     *
     * @param edges for each layer except the last, at {@code node * digits + digit - 1}: the next node; not changed
     */
    DiagramReduction(int digits, List<int[]> edges) {
        this.digits = digits;
        this.edges = edges;
    }

    /**
     * Returns the reduced diagram.
     *
     * @param last for each node of the last layer: 0 if a path may end there, else {@link Diagram#NONE}
     */
    Diagram diagram(int[] last) {
        int[] merged = last;
        int[][] layers = new int[edges.size()][];
        for (int cell = layers.length - 1; cell >= 0; cell--) {
            int[] out = edges.get(cell).clone();
            for (int i = 0; i < out.length; i++) if (out[i] != Diagram.NONE) out[i] = merged[out[i]];
            merged = new int[out.length / digits];
            layers[cell] = cell == 0 ? out : withoutTwins(out, merged);
        }
        return new Diagram(digits, layers);
    }

    /**
     * Merges nodes with the same edges.
     *
     * @param merged receives the new number of each node, {@link Diagram#NONE} if no edge leaves it
     */
    private int[] withoutTwins(int[] out, int[] merged) {
        Map<List<Integer>, Integer> numbers = new HashMap<>();
        int[] kept = new int[out.length];
        for (int node = 0; node < merged.length; node++) {
            int[] own = Arrays.copyOfRange(out, node * digits, (node + 1) * digits);
            if (Arrays.stream(own).allMatch(edge -> edge == Diagram.NONE)) {
                merged[node] = Diagram.NONE;
                continue;
            }
            List<Integer> key = Arrays.stream(own).boxed().toList();
            merged[node] = numbers.computeIfAbsent(key, each -> numbers.size());
            System.arraycopy(own, 0, kept, merged[node] * digits, digits);
        }
        return Arrays.copyOf(kept, numbers.size() * digits);
    }
}
