package crosshatch.app.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.Puzzles;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.trace.Event;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SearchTreeTest {
    private final SearchTree tree = new SearchTree(Board.sudoku(2), 10);

    private void decide(int level, int cell, int digit) {
        tree.event(new Event.Decision(level, cell, digit, true, 2));
    }

    private void solution() {
        tree.event(new Event.Solution(Puzzles.EULER_1_SOLUTION));
    }

    /** Parent, cell, digit and state of each node but the root. */
    private String nodes() {
        return tree.nodes().stream()
                .skip(1)
                .map(node -> node.parent + ":" + node.cell + "=" + node.digit + " " + node.state)
                .collect(Collectors.joining(", "));
    }

    @Test
    void aDecisionIsAChildOfTheOneAboveIt() {
        decide(1, 4, 1);
        decide(2, 5, 2);
        tree.event(new Event.Backtrack(2));
        decide(2, 5, 3);
        solution();

        assertEquals("0:4=1 OPEN, 1:5=2 REFUTED, 1:5=3 SOLUTION", nodes());
        assertEquals(3, tree.decisions());
    }

    @Test
    void aDecisionOnAVariableThatIsNoCellIsANodeWithItsText() {
        decide(1, 4, 1);
        tree.event(new Event.Branch(2, "highest == 3"));
        decide(3, 5, 2);
        tree.event(new Event.Branch(2, "highest != 3"));
        solution();

        assertEquals("0:4=1 OPEN, 1:-1=0 REFUTED, 2:5=2 REFUTED, 1:-1=0 SOLUTION", nodes());
        assertEquals("highest == 3", tree.nodes().get(2).branch);
    }

    @Test
    void aNodeKnowsHowMuchOfItsParentWasKnownWhenItWasOpened() {
        tree.event(new Event.Removed(1, 2, "x"));
        decide(1, 4, 1);
        tree.event(new Event.Placed(2, 3, "y"));
        tree.event(new Event.Backtrack(1));
        tree.event(new Event.Removed(4, 1, "z"));
        decide(1, 4, 2);

        assertEquals(
                List.of(0, 1, 2),
                tree.nodes().stream().map(node -> node.stepsBefore).toList());
        assertEquals(
                List.of(new SearchTree.Step(1, 2, false), new SearchTree.Step(4, 1, false)),
                tree.nodes().get(0).steps);
    }

    @Test
    void whatADepthFirstSearchLeavesWithoutASolutionIsRefuted() {
        decide(1, 4, 1);
        decide(2, 5, 1);
        decide(2, 5, 2);
        solution();
        decide(1, 4, 2);
        tree.exhausted();

        assertEquals("0:4=1 OPEN, 1:5=1 REFUTED, 1:5=2 SOLUTION, 0:4=2 REFUTED", nodes());
    }

    @Test
    void aSearchThatLearnsOrJumpsLeavesNodesUnrefuted() {
        decide(1, 4, 1);
        tree.event(new Event.Jump(0));
        decide(1, 5, 1);
        tree.event(new Event.Learnt(List.of(new Event.Literal(5, 1, false), new Event.Literal(0, 3, true))));
        decide(1, 6, 1);

        assertEquals("0:4=1 OPEN, 0:5=1 OPEN, 0:6=1 OPEN", nodes());
        assertEquals(List.of("r2c2≠1 ∨ r1c1=3"), tree.nodes().get(2).learnt);
    }

    @Test
    void furtherDecisionsThanWantedAreOnlyCounted() {
        for (int digit = 1; digit <= 12; digit++) {
            decide(1, 4, digit);
            tree.event(new Event.Removed(1, 1, "x"));
        }

        assertEquals(11, tree.nodes().size());
        assertEquals(12, tree.decisions());
        assertEquals(0, tree.nodes().get(10).steps.size(), "nobody knows whose later steps are");
    }
}
