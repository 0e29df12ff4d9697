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
    /** What became of a node. */
    enum State {
        /** A solution lies below, the search went elsewhere, or it ended. */
        OPEN,
        REFUTED,
        SOLUTION
    }

    /** A step of propagation. {@code placed}: the cell holds the digit; else the digit is no candidate of it. */
    record Step(int cell, int digit, boolean placed) {}

    /** A decision, or the root. The cell of the root is -1, as is that of a decision on a variable that is no cell. */
    static final class Node {
        final int parent;
        /** How many steps of the parent were known when this node was opened. */
        final int stepsBefore;

        final int cell;
        final int digit;
        final boolean fill;
        /** What is decided where that is no cell; empty elsewhere. */
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
    /** Numbers of nodes from the root down to where the search is; those behind the last that is kept are not there. */
    private final List<Integer> path = new ArrayList<>();

    private long decisions;
    private boolean learns;

    /** @param mostNodes further ones are counted, and nothing is kept of them */
    public SearchTree(Board board, int mostNodes) {
        this.board = board;
        this.mostNodes = mostNodes;
        nodes.add(new Node(-1, 0, -1, 0, true, ""));
        path.add(0);
    }

    /** The root first, parents before children, in the order of the search. */
    List<Node> nodes() {
        return nodes;
    }

    /** Decisions that were told, those of nodes that are not kept too. */
    long decisions() {
        return decisions;
    }

    @Override
    public void event(Event event) {
        event.accept(new Growing());
    }

    /** Where the search is; a node that is not kept if there were too many. */
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
     * A search that goes depth first, and learns nothing, leaves a node without a solution only when it is refuted; some solvers do not say
     * so.
     */
    private void leaveRefuted(int level) {
        for (int at = Math.max(1, level); at < path.size() && !learns; at++) {
            Node left = nodes.get(path.get(at));
            if (!left.solutionBelow) left.state = State.REFUTED;
        }
        leave(level);
    }

    /** The search was carried to its end. */
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
    }
}
