package crosshatch.app.tree;

import java.util.ArrayList;
import java.util.List;

/**
 * The layout of a search tree: each node is a block below its parent, as wide as the leaves below it.
 *
 * @param blocks the blocks in the order of the nodes, the root first
 */
record Icicle(List<Block> blocks) {

    /**
     * A node as a block.
     *
     * @param depth the number of decisions above it
     * @param left the number of leaves to the left of it
     * @param leaves the number of leaves below it; 1 for a leaf
     */
    record Block(SearchTree.Node node, int depth, int left, int leaves) {}

    static Icicle of(SearchTree tree) {
        List<SearchTree.Node> nodes = tree.nodes();
        int[] leaves = leaves(nodes);
        int[] used = new int[nodes.size()]; // leaves of a node that its children have taken
        List<Block> blocks = new ArrayList<>();
        for (SearchTree.Node node : nodes) {
            int number = blocks.size();
            if (node.parent < 0) {
                blocks.add(new Block(node, 0, 0, leaves[number]));
                continue;
            }
            Block parent = blocks.get(node.parent);
            blocks.add(new Block(node, parent.depth + 1, parent.left + used[node.parent], leaves[number]));
            used[node.parent] += leaves[number];
        }
        return new Icicle(List.copyOf(blocks));
    }

    private static int[] leaves(List<SearchTree.Node> nodes) {
        int[] leaves = new int[nodes.size()];
        for (int number = nodes.size() - 1; number >= 0; number--) {
            leaves[number] = Math.max(1, leaves[number]);
            int parent = nodes.get(number).parent;
            if (parent >= 0) leaves[parent] += leaves[number];
        }
        return leaves;
    }

    /** Returns the number of levels, including the level of the root. */
    int levels() {
        return 1 + blocks.stream().mapToInt(Block::depth).max().orElse(0);
    }
}
