package crosshatch.solvers.model.choco;

import java.util.Arrays;
import java.util.BitSet;
import org.chocosolver.util.graphOperations.connectivity.StrongConnectivityFinder;
import org.chocosolver.util.objects.graphs.DirectedGraph;
import org.chocosolver.util.objects.setDataStructures.SetType;

/**
 * Tells of each edge of a bipartite graph, with as many nodes on the left as on the right, whether a perfect matching has it.
 *
 * <p>One perfect matching is found by augmenting paths, then its pairs are joined to one node each (J.-C. Régin, AAAI 1994):
 *
 * <pre>
 *   left     0   1   2             from pair to pair, along edges that are not matched:
 *            ║ ╲ ║   ║                 0 → 1 → 0    exchanging partners round a cycle gives another perfect matching,
 *            ║ ╱ ║ ╲ ║                 1 → 2        so edges within a strong component are in one,
 *   right    a   b   c                              and no other edge is but the matched ones
 * </pre>
 *
 * The matching is kept for the next graph, where it is likely to need few repairs. Which one it is makes no difference.
 */
final class PerfectMatchings {
    private static final int NONE = -1;

    private final int size;
    private final BitSet[] edges; // of a left node: its right nodes
    private final int[] partnerOfLeft;
    private final int[] partnerOfRight;
    private final BitSet visited; // right nodes
    private final DirectedGraph pairs; // node i is left node i with its partner
    private final StrongConnectivityFinder components;

    /** @param size number of nodes on the left, and of those on the right */
    PerfectMatchings(int size) {
        this.size = size;
        edges = new BitSet[size];
        Arrays.setAll(edges, left -> new BitSet(size));
        partnerOfLeft = new int[size];
        partnerOfRight = new int[size];
        Arrays.fill(partnerOfLeft, NONE);
        Arrays.fill(partnerOfRight, NONE);
        visited = new BitSet(size);
        pairs = new DirectedGraph(size, SetType.BITSET, true);
        components = new StrongConnectivityFinder(pairs);
    }

    void removeEdges() {
        for (BitSet rights : edges) rights.clear();
    }

    void addEdge(int left, int right) {
        edges[left].set(right);
    }

    /** @return whether there is a perfect matching at all */
    boolean exist() {
        for (int left = 0; left < size; left++) {
            int right = partnerOfLeft[left];
            if (right != NONE && !edges[left].get(right)) {
                partnerOfLeft[left] = NONE;
                partnerOfRight[right] = NONE;
            }
        }
        for (int left = 0; left < size; left++) {
            if (partnerOfLeft[left] != NONE) continue;
            visited.clear();
            if (!findPartner(left)) return false;
        }
        return true;
    }

    /** Looks for a right node that is free, or whose partner can be found another one. */
    private boolean findPartner(int left) {
        BitSet rights = edges[left];
        for (int right = rights.nextSetBit(0); right >= 0; right = rights.nextSetBit(right + 1)) {
            if (visited.get(right)) continue;
            visited.set(right);
            if (partnerOfRight[right] == NONE || findPartner(partnerOfRight[right])) {
                partnerOfLeft[left] = right;
                partnerOfRight[right] = left;
                return true;
            }
        }
        return false;
    }

    /** Prepares for {@link #haveEdge}; only when they {@link #exist}. */
    void compare() {
        for (int left = 0; left < size; left++) {
            pairs.getSuccessorsOf(left).clear();
            pairs.getPredecessorsOf(left).clear();
        }
        for (int left = 0; left < size; left++) {
            BitSet rights = edges[left];
            for (int right = rights.nextSetBit(0); right >= 0; right = rights.nextSetBit(right + 1)) {
                if (partnerOfRight[right] != left) pairs.addEdge(left, partnerOfRight[right]);
            }
        }
        components.findAllSCC();
    }

    /** Whether some perfect matching has this edge of the graph. */
    boolean haveEdge(int left, int right) {
        int[] component = components.getNodesSCC();
        return component[left] == component[partnerOfRight[right]];
    }
}
