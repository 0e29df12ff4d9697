package crosshatch.solvers.engine;

import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.List;

/**
 * Goes back by copies: every level works on a copy of the one above it, and going back is to drop the copy. Costs the same
 * however little a level changes; Norvig's way, and MiniCP's {@code Copier}.
 */
final class CopyState extends GridState {
    /** One array a level, made when a level is first reached and kept. */
    private final List<long[]> levelMasks = new ArrayList<>();

    private final List<boolean[]> levelFilled = new ArrayList<>();
    private int level;

    CopyState(Board board, EngineTracer tracer) {
        super(board, tracer);
        levelMasks.add(masks);
        levelFilled.add(filled);
    }

    @Override
    void remember(int cell) {}

    @Override
    void mark() {
        level++;
        if (level == levelMasks.size()) {
            levelMasks.add(new long[masks.length]);
            levelFilled.add(new boolean[filled.length]);
        }
        System.arraycopy(masks, 0, levelMasks.get(level), 0, masks.length);
        System.arraycopy(filled, 0, levelFilled.get(level), 0, filled.length);
        goTo(level);
    }

    @Override
    void backtrack() {
        goTo(level - 1);
    }

    @Override
    void forgetMarks() {
        goTo(0);
    }

    private void goTo(int newLevel) {
        level = newLevel;
        masks = levelMasks.get(newLevel);
        filled = levelFilled.get(newLevel);
    }
}
