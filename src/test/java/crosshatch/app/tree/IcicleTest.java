package crosshatch.app.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.puzzle.board.Board;
import crosshatch.solver.trace.Event;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class IcicleTest {
    private final SearchTree tree = new SearchTree(Board.sudoku(2), 4);

    private void decide(int level) {
        tree.event(new Event.Decision(level, level, 1, true, 2));
    }

    /** Depth, left end and width of each block. */
    private String blocks() {
        return Icicle.of(tree).blocks().stream()
                .map(block -> block.depth() + ":" + block.left() + "+" + block.leaves())
                .collect(Collectors.joining(" "));
    }

    @Test
    void aTreeWithoutDecisionsIsOneBlock() {
        assertEquals("0:0+1", blocks());
        assertEquals(1, Icicle.of(tree).levels());
    }

    @Test
    void aBlockIsAsWideAsItsLeavesAndBelowItsParent() {
        decide(1);
        decide(2);
        decide(2);
        decide(1);

        assertEquals("0:0+3 1:0+2 2:0+1 2:1+1 1:2+1", blocks());
    }

    @Test
    void theDepthIncludesNodesThatAreNotKept() {
        for (int level = 1; level <= 7; level++) decide(level);

        assertEquals(7, tree.depth());
        assertEquals(5, Icicle.of(tree).levels());
    }
}
