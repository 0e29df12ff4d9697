package crosshatch.solvers.model.cnf;

import crosshatch.puzzle.relation.Diagram;

/**
 * A relation by variables for the nodes and edges of its diagram, true if the filling passes through them. For an edge e from
 * node u of one layer to v of the next, with digit d of the cell between:
 *
 * <pre>
 *     e → u,  e → d,  e → v       it has its ends and its digit
 *     u → some e that leaves it,  v → some e that reaches it,  d → some e that has it
 * </pre>
 *
 * and of each layer at most one node. A layer of one node has no variable, for every filling passes through it; and an edge
 * that alone has its digit needs none, for it is that digit. Unit propagation then removes each digit that no filling has.
 * Without variables for edges, two of them that are dead for different reasons would seem to support their digit together.
 */
final class DiagramRelation {
    private final Diagram diagram;
    private final RelationLiterals literals;
    private final ClauseBuilder clause;
    private final AtMostOne atMostOne;
    private final VariablePool pool;

    DiagramRelation(
            Diagram diagram, RelationLiterals literals, ClauseBuilder clause, AtMostOne atMostOne, VariablePool pool) {
        this.diagram = diagram;
        this.literals = literals;
        this.clause = clause;
        this.atMostOne = atMostOne;
        this.pool = pool;
    }

    void write() {
        int[] layer = {ClauseBuilder.TRUE};
        for (int cell = 0; cell < diagram.cells(); cell++) {
            int[] next = nodes(cell + 1);
            writeEdges(cell, layer, next);
            layer = next;
        }
    }

    private int[] nodes(int layer) {
        int[] nodes = new int[diagram.width(layer)];
        if (nodes.length == 1) {
            nodes[0] = ClauseBuilder.TRUE;
            return nodes;
        }
        for (int node = 0; node < nodes.length; node++) nodes[node] = pool.next();
        atMostOne.post(nodes, nodes.length);
        return nodes;
    }

    private void writeEdges(int cell, int[] layer, int[] next) {
        int[][] edges = new int[layer.length][diagram.digits() + 1];
        for (int digit = 1; digit <= diagram.digits(); digit++) {
            if (diagram.has(cell, digit)) writeDigit(cell, digit, layer, next, edges);
        }
        for (int node = 0; node < layer.length; node++) {
            clause.or(-layer[node]);
            for (int edge : edges[node]) if (edge != 0) clause.or(edge);
            clause.end();
        }
        for (int target = 0; target < next.length; target++) writeTarget(cell, target, next[target], edges);
    }

    private void writeTarget(int cell, int target, int reached, int[][] edges) {
        int[] reaching = new int[edges.length * diagram.digits()];
        int size = 0;
        for (int node = 0; node < edges.length; node++) {
            for (int digit = 1; digit <= diagram.digits(); digit++) {
                if (diagram.next(cell, node, digit) == target) reaching[size++] = edges[node][digit];
            }
        }
        clause.or(-reached);
        for (int i = 0; i < size; i++) clause.or(reaching[i]);
        clause.end();
        if (reached != ClauseBuilder.TRUE) pool.define(reached, reaching, 0, size);
    }

    /** @param edges is told the literal of each edge with this digit */
    private void writeDigit(int cell, int digit, int[] layer, int[] next, int[][] edges) {
        int heldLiteral = literals.of(cell, digit);
        boolean alone = diagram.edges(cell, digit) == 1;
        for (int node = 0; node < layer.length; node++) {
            int target = diagram.next(cell, node, digit);
            if (target == Diagram.NONE) continue;
            int edge = alone ? heldLiteral : pool.next();
            edges[node][digit] = edge;
            if (!alone) defineAsBoth(edge, layer[node], heldLiteral);
            clause.or(-edge).or(layer[node]).end();
            clause.or(-edge).or(next[target]).end();
            if (!alone) clause.or(-edge).or(heldLiteral).end();
        }
        if (alone) return;
        clause.or(-heldLiteral);
        for (int[] ofNode : edges) if (ofNode[digit] != 0) clause.or(ofNode[digit]);
        clause.end();
    }

    /** An edge is there if its node and its digit are. */
    private void defineAsBoth(int edge, int node, int heldLiteral) {
        int[] missing = {-node, -heldLiteral};
        pool.define(-edge, missing, node == ClauseBuilder.TRUE ? 1 : 0, heldLiteral == ClauseBuilder.TRUE ? 1 : 2);
    }
}
