package crosshatch.solvers.published.readalps;

import crosshatch.puzzle.board.Unit;
import java.util.List;

/** The group part of the filter: looks at one unit at a time, and stops at the first where anything happens. */
final class GroupPart {
    private static final List<GroupWay> WAYS =
            List.of(new ReadalpsHiddenSingles(), new IdenticalCells(), new HiddenSubsets(), new ReadalpsNakedSubsets());

    private final State state;
    private final ReadalpsCounters counts;
    private final ReadalpsListener listener;

    GroupPart(State state, ReadalpsCounters counts, ReadalpsListener listener) {
        this.state = state;
        this.counts = counts;
        this.listener = listener;
    }

    /** Rows, then columns, then blocks; the first result that is not pending. */
    Result narrow() {
        for (Unit unit : State.BOARD.units()) {
            Result result = narrow(state.emptyOf(unit.cells()));
            if (result == Result.PENDING) continue;
            if (listener.on()) listener.write(event(unit, result));
            return result;
        }
        return Result.PENDING;
    }

    private Result narrow(int[] cells) {
        if (cells.length == 0) return Result.PENDING;
        for (GroupWay way : WAYS) {
            Result result = way.narrow(state, cells, listener);
            if (result != Result.PENDING) return result;
        }
        return Result.PENDING;
    }

    private ReadalpsEvent event(Unit unit, Result result) {
        return result == Result.WRONG
                ? new ReadalpsEvent.Wrong(counts.steps, unit, ReadalpsEvent.Part.GROUP)
                : new ReadalpsEvent.Shrunken(counts.steps, unit, result == Result.OK, ReadalpsEvent.Part.GROUP);
    }
}
