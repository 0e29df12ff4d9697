package crosshatch.solver;

/**
 * The counters that give the size of the search tree in runs of a family, as the solver itself branches. Nodes are the root and
 * one for each alternative taken; failures are the nodes that propagation refutes.
 *
 * @param nodes a column of {@link Counter}, or a counter of the library's own
 * @param besides how many nodes it leaves out: 1 if it counts alternatives, which the root is not
 * @param deadEnds likewise a counter
 */
public record TreeCounters(String nodes, int besides, String deadEnds) {
    /** Of a family that counts decisions and conflicts exactly as {@link Counter} defines them, with its own branching. */
    static final TreeCounters NORMALISED = new TreeCounters(Counter.DECISIONS.column(), 1, Counter.CONFLICTS.column());
}
