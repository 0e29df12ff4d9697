package crosshatch.solvers.published.readalps;

import crosshatch.puzzle.board.Unit;
import java.util.List;

/** What narrows the candidates when no cell is down to one: the group part, then the ply part, as far as the mode has them. */
final class Filter {

    /** The published program's modes, known by their numbers. */
    enum Mode {
        /** The ply part follows where the group part finds nothing. */
        BOTH("0"),
        /** The group part only. */
        GROUP("1"),
        /** The ply part only. */
        PLY("2");

        private final String number;

        Mode(String number) {
            this.number = number;
        }

        /** @throws IllegalArgumentException if there is no such mode */
        static Mode of(String number) {
            for (Mode mode : values()) {
                if (mode.number.equals(number)) return mode;
            }
            throw new IllegalArgumentException("mode " + number);
        }
    }

    private final Mode mode;
    private final GroupPart group;
    private final PlyPart ply;
    private final ReadalpsCounters counts;
    private final ReadalpsListener listener;

    Filter(Mode mode, State state, ReadalpsCounters counts, ReadalpsListener listener) {
        this.mode = mode;
        this.counts = counts;
        this.listener = listener;
        group = new GroupPart(state, counts, listener);
        ply = new PlyPart(state, counts, listener);
    }

    /** One step; one more each time the ply part asks for it. */
    Result narrow() {
        while (true) {
            counts.steps++;
            counts.propagations++;
            Result result = mode == Mode.PLY ? Result.PENDING : group.narrow();
            if (result != Result.PENDING || mode == Mode.GROUP) return result;
            result = ply.narrow();
            if (result != Result.SHRUNKEN) return result;
            counts.filterAgain++;
            if (listener.on()) listener.write(new ReadalpsEvent.FilterAgain(counts.steps));
        }
    }

    /** The group part of the filter: looks at one unit at a time, and stops at the first where anything happens. */
    private static final class GroupPart {
        private static final List<GroupWay> WAYS = List.of(
                new ReadalpsHiddenSingles(), new IdenticalCells(), new HiddenSubsets(), new ReadalpsNakedSubsets());

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
}
