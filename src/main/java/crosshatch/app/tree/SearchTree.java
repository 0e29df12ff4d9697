package crosshatch.app.tree;

import crosshatch.puzzle.board.Board;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The search tree of one solver on one puzzle, built from its trace. The root is node 0; each decision adds a node. A node
 * keeps the steps of propagation at it, so the candidates at a node are the candidates of its parent without those that its
 * decision and its steps remove.
 */
public final class SearchTree implements Trace {
    /** The state of a node. */
    enum State {
        /** A solution is below the node, the search left it, or the search ended. */
        OPEN,
        REFUTED,
        SOLUTION
    }

    /** A step of propagation. If {@code placed}, the cell got the digit; else the cell lost this candidate. */
    record Step(int cell, int digit, boolean placed) {}

    /** A decision, or the root. The cell is -1 for the root and for a decision on a variable that is no cell. */
    static final class Node {
        final int parent;
        /** The number of steps of the parent when this node was opened. */
        final int stepsBefore;

        final int cell;
        final int digit;
        final boolean fill;
        /** The decision on a variable that is no cell; empty for other nodes. */
        final String branch;

        final List<Step> steps = new ArrayList<>();
        final List<String> learnt = new ArrayList<>();
        State state = State.OPEN;
        boolean solutionBelow;
        String reason = "";

        private Node(int parent, int stepsBefore, int cell, int digit, boolean fill, String branch) {
            this.parent = parent;
            this.stepsBefore = stepsBefore;
            this.cell = cell;
            this.digit = digit;
            this.fill = fill;
            this.branch = branch;
        }
    }

    private final Board board;
    private final int mostNodes;
    private final List<Node> nodes = new ArrayList<>();
    /** The nodes from the root to the current node, as far as they are kept. */
    private final List<Integer> path = new ArrayList<>();

    private long decisions;
    private int deepest;
    private boolean learns;

    /**
     * Makes an empty tree.
     *
     * @param mostNodes the most nodes that are kept; further ones are only counted
     */
    public SearchTree(Board board, int mostNodes) {
        this.board = board;
        this.mostNodes = mostNodes;
        nodes.add(new Node(-1, 0, -1, 0, true, ""));
        path.add(0);
    }

    /** Returns the nodes in the order of the search: the root first, parents before children. */
    List<Node> nodes() {
        return nodes;
    }

    /** Returns the number of decisions, also of nodes that the tree does not keep. */
    long decisions() {
        return decisions;
    }

    /** Returns the most decisions on a path from the root, also on paths that the tree does not keep. */
    int depth() {
        return deepest;
    }

    /** Returns the decision of a node for people: {@code r2c3=4}, {@code r2c3≠4}, or {@code root}. */
    String name(Node node) {
        if (node.cell < 0) return node.branch.isEmpty() ? "root" : node.branch;
        return board.cellName(node.cell) + (node.fill ? "=" : "≠") + (node.digit + board.first() - 1);
    }

    @Override
    public void event(Event event) {
        event.accept(new Growing());
    }

    /** Returns the current node; it may be one that is not kept. */
    private Node here() {
        return nodes.get(path.get(path.size() - 1));
    }

    private boolean isFull() {
        return nodes.size() > mostNodes;
    }

    private void leave(int level) {
        while (path.size() > Math.max(1, level)) path.remove(path.size() - 1);
    }

    /**
     * Marks nodes without a solution as refuted when the search leaves them, for depth-first solvers without learning that do not report
     * it.
     */
    private void leaveRefuted(int level) {
        for (int at = Math.max(1, level); at < path.size() && !learns; at++) {
            Node left = nodes.get(path.get(at));
            if (!left.solutionBelow) left.state = State.REFUTED;
        }
        leave(level);
    }

    /** Marks the end of a complete search. */
    public void exhausted() {
        leaveRefuted(1);
    }

    private final class Growing implements Event.Visitor<Boolean> {
        @Override
        public Boolean decision(Event.Decision event) {
            return open(event.level(), event.cell(), event.digit(), event.fill(), "");
        }

        @Override
        public Boolean branch(Event.Branch event) {
            return open(event.level(), -1, 0, true, event.text());
        }

        private boolean open(int level, int cell, int digit, boolean fill, String branch) {
            decisions++;
            deepest = Math.max(deepest, level);
            leaveRefuted(level);
            if (isFull()) return false;
            int parent = path.get(path.size() - 1);
            path.add(nodes.size());
            return nodes.add(new Node(parent, nodes.get(parent).steps.size(), cell, digit, fill, branch));
        }

        @Override
        public Boolean placed(Event.Placed event) {
            return isFull() || here().steps.add(new Step(event.cell(), event.digit(), true));
        }

        @Override
        public Boolean removed(Event.Removed event) {
            return isFull() || here().steps.add(new Step(event.cell(), event.digit(), false));
        }

        @Override
        public Boolean deadEnd(Event.DeadEnd event) {
            if (!isFull()) here().reason = event.reason();
            return true;
        }

        @Override
        public Boolean backtrack(Event.Backtrack event) {
            if (path.size() > event.level()) nodes.get(path.get(event.level())).state = State.REFUTED;
            leave(event.level());
            return true;
        }

        @Override
        public Boolean solution(Event.Solution event) {
            if (!isFull()) here().state = State.SOLUTION;
            for (int node : path) nodes.get(node).solutionBelow = true;
            return true;
        }

        @Override
        public Boolean defined(Event.Defined event) {
            return true;
        }

        @Override
        public Boolean learnt(Event.Learnt event) {
            learns = true;
            return isFull()
                    || here().learnt
                            .add(event.clause().stream()
                                    .map(literal -> literal.text(board::cellName))
                                    .collect(Collectors.joining(" ∨ ")));
        }

        @Override
        public Boolean jump(Event.Jump event) {
            leave(event.level() + 1);
            return true;
        }

        @Override
        public Boolean note(Event.Note event) {
            return true;
        }

        @Override
        public Boolean proofRefused(Event.ProofRefused event) {
            return true;
        }
    }
}
