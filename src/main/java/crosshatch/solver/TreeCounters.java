package crosshatch.solver;

/**
 * Names the counters that measure the size of the search tree of a family. Nodes are the root and one node for each alternative
 * taken; failures are the nodes that propagation refutes.
 *
 * @param nodes a column of {@link Counter}, or a counter of the library's own
 * @param uncountedNodes the number of nodes that this counter leaves out: 1 if it counts alternatives, because the root is no
 *     alternative
 * @param deadEnds the counter of failures: a column or a counter of the library's own
 */
public record TreeCounters(String nodes, int uncountedNodes, String deadEnds) {
    /** The counters of a family that counts decisions and conflicts exactly as {@link Counter} defines them. */
    static final TreeCounters NORMALISED = new TreeCounters(Counter.DECISIONS.column(), 1, Counter.CONFLICTS.column());
}
