package crosshatch.puzzle;

import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/**
 * Lines of a sheet, or blocks of lines, that may change places in a board. That two may is an equivalence: if a and b may,
 * and b and c, then so may a and c (swap b with a, with c, and with a again). So they fall into classes, within which any
 * order will do.
 */
final class LineSwaps {

    /** What is swapped. */
    interface Swap {
        CellMove of(int one, int other);
    }

    private final Swap swap;
    private final List<List<Integer>> classes = new ArrayList<>();

    /**
     * @param count of lines or blocks, numbered from 0
     * @param stated the parts of the board
     */
    LineSwaps(Board board, int count, Swap swap, Set<String> stated) {
        this.swap = swap;
        for (int line = 0; line < count; line++) {
            int candidate = line;
            classes.stream()
                    .filter(others -> swap.of(others.get(0), candidate).keeps(board, stated))
                    .findFirst()
                    .orElseGet(this::newClass)
                    .add(line);
        }
        classes.removeIf(alone -> alone.size() == 1);
    }

    private List<Integer> newClass() {
        List<Integer> others = new ArrayList<>();
        classes.add(others);
        return others;
    }

    /** Whether every one stays where it is. */
    boolean isEmpty() {
        return classes.isEmpty();
    }

    /** All orders within the classes are equally likely. */
    CellMove random(CellMove start, IntUnaryOperator below) {
        CellMove move = start;
        for (List<Integer> lines : classes) {
            for (int i = 1; i < lines.size(); i++) {
                int other = below.applyAsInt(i + 1);
                if (other < i) move = move.then(swap.of(lines.get(i), lines.get(other)));
            }
        }
        return move;
    }
}
