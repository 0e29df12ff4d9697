package crosshatch.solvers.engine;

import crosshatch.puzzle.board.Board;
import java.util.Arrays;

/**
 * Goes back by a trail: every change writes down what the cell was, and the entries are played back, newest first. Cheap
 * where a level changes little; the trail of the Warren machine and of MiniCP's {@code Trailer}.
 */
final class TrailState extends GridState {
    private static final int FIRST_LEVELS = 16;

    private final int[] cells;
    private final long[] oldMasks;
    private int size;
    /** Size of the trail at each mark. */
    private int[] marks = new int[FIRST_LEVELS];

    private int level;

    TrailState(Board board, EngineTracer tracer) {
        super(board, tracer);
        // On one path a cell loses all candidates but one, one by one at worst, and is then filled.
        int entries = board.cells() * board.digits();
        cells = new int[entries];
        oldMasks = new long[entries];
    }

    @Override
    void remember(int cell) {
        cells[size] = cell;
        oldMasks[size++] = masks[cell];
    }

    @Override
    void mark() {
        if (level == marks.length) marks = Arrays.copyOf(marks, 2 * level);
        marks[level++] = size;
    }

    @Override
    void backtrack() {
        int bottom = marks[--level];
        while (size > bottom) {
            size--;
            masks[cells[size]] = oldMasks[size];
            // A filled cell changes no more, so its newest entry is the one of the filling.
            filled[cells[size]] = false;
        }
    }

    @Override
    void forgetMarks() {
        size = 0;
        level = 0;
    }
}
