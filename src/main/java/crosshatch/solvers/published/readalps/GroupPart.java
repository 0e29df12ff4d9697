package crosshatch.solvers.published.readalps;

import crosshatch.puzzle.board.Unit;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.published.readalps.Filter.Result;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The group part of the filter: looks at one group (the program's word for a unit) at a time, in four ways, and stops at the
 * first where anything happens.
 *
 * <p>A way is given the empty cells of a group, ascending; each has two candidates or more when a filter begins.
 */
final class GroupPart {
    private static final int LARGEST_IDENTICAL = 6;

    private final State state;
    private final ReadalpsCounters counts;
    private final Trace trace;

    GroupPart(State state, ReadalpsCounters counts, Trace trace) {
        this.state = state;
        this.counts = counts;
        this.trace = trace;
    }

    /** Rows, then columns, then blocks; the first result that is not pending. */
    Result narrow() {
        for (Unit unit : State.BOARD.units()) {
            Result result = narrow(state.emptyOf(unit.cells()));
            if (result == Result.PENDING) continue;
            if (trace.on()) trace.event(PrintedLine.filtered(counts.steps, unit, result, "group"));
            return result;
        }
        return Result.PENDING;
    }

    private Result narrow(int[] cells) {
        if (cells.length == 0) return Result.PENDING;
        Result result = hiddenSingles(cells);
        if (result == Result.PENDING) result = identicalCells(cells);
        if (result == Result.PENDING) result = hiddenSubsets(cells);
        if (result == Result.PENDING) result = nakedSubsets(cells);
        return result;
    }

    /**
     * The "complete" shrink: a digit with one place left in the group is all that this cell can hold. Of two digits with the
     * same single place the larger wins; the smaller then has no place, which the program finds out later.
     */
    Result hiddenSingles(int[] cells) {
        int once = 0;
        int twice = 0;
        for (int cell : cells) {
            twice |= once & state.candidates(cell);
            once |= state.candidates(cell);
        }
        int singles = once & ~twice;
        for (int cell : cells) {
            int cellSingles = state.candidates(cell) & singles;
            if (cellSingles != 0) state.keep(cell, Integer.highestOneBit(cellSingles));
        }
        return singles == 0 ? Result.PENDING : Result.OK;
    }

    /** 1GW: n cells with the same n candidates keep them for themselves. */
    Result identicalCells(int[] cells) {
        for (int size = 2; size <= LARGEST_IDENTICAL; size++) {
            Result result = identicalCells(cells, size);
            if (result != Result.PENDING) return result;
        }
        return Result.PENDING;
    }

    /** All sets of one size, each when its first cell is met. */
    private Result identicalCells(int[] cells, int size) {
        Result result = Result.PENDING;
        for (int i = 0; i < cells.length; i++) {
            int set = state.candidates(cells[i]);
            if (Integer.bitCount(set) != size || !isFirst(cells, i)) continue;
            int owners = owners(cells, set);
            if (owners > size) return wrong(1);
            if (owners < size) continue;
            for (int cell : cells) {
                if (state.candidates(cell) == set) continue;
                if (remove(cell, set, 1)) result = Result.SHRUNKEN;
                if (state.candidates(cell) == 0) return wrong(1);
            }
        }
        return result;
    }

    private boolean isFirst(int[] cells, int index) {
        for (int i = 0; i < index; i++) {
            if (state.candidates(cells[i]) == state.candidates(cells[index])) return false;
        }
        return true;
    }

    private int owners(int[] cells, int set) {
        int owners = 0;
        for (int cell : cells) {
            if (state.candidates(cell) == set) owners++;
        }
        return owners;
    }

    /** 2GW: n digits with the same n places leave no room for others there. Stops at the first set that narrows a cell. */
    Result hiddenSubsets(int[] cells) {
        int[] places = places(cells);
        for (int size = 2; size < cells.length; size++) {
            for (int digit = 1; digit < places.length; digit++) {
                if (Integer.bitCount(places[digit]) != size) continue;
                int sharing = digitsWith(places, places[digit]);
                // a set is looked at once: when its first digit is met
                if (State.firstDigit(sharing) != digit || Integer.bitCount(sharing) != size) continue;
                if (reservePlaces(cells, places[digit], sharing)) return Result.SHRUNKEN;
            }
        }
        return Result.PENDING;
    }

    /** For each digit the cells that can hold it, as a mask of indices into {@code cells}. */
    private int[] places(int[] cells) {
        int[] places = new int[State.BOARD.digits() + 1];
        for (int i = 0; i < cells.length; i++) {
            for (int rest = state.candidates(cells[i]); rest != 0; rest &= rest - 1) {
                places[State.firstDigit(rest)] |= 1 << i;
            }
        }
        return places;
    }

    private static int digitsWith(int[] places, int wanted) {
        int digits = 0;
        for (int digit = 1; digit < places.length; digit++) {
            if (places[digit] == wanted) digits |= State.bit(digit);
        }
        return digits;
    }

    private boolean reservePlaces(int[] cells, int places, int digits) {
        boolean narrowed = false;
        for (int i = 0; i < cells.length; i++) {
            if ((places >> i & 1) != 0) narrowed |= remove(cells[i], ~digits, 2);
        }
        if (narrowed && trace.on()) trace.event(PrintedLine.locked(chosen(cells, places), digits));
        return narrowed;
    }

    private static List<Integer> chosen(int[] cells, int places) {
        return IntStream.range(0, cells.length)
                .filter(i -> (places >> i & 1) != 0)
                .mapToObj(i -> cells[i])
                .toList();
    }

    /**
     * 3GW: n cells that have n candidates between them keep these for themselves. Stops at the first combination of cells that
     * narrows another cell; combinations are gone through by size, then in lexicographic order.
     */
    Result nakedSubsets(int[] cells) {
        int all = 0;
        int fewest = Integer.MAX_VALUE;
        int most = 0;
        for (int cell : cells) {
            int count = Integer.bitCount(state.candidates(cell));
            all |= state.candidates(cell);
            fewest = Math.min(fewest, count);
            most = Math.max(most, count);
        }
        if (Integer.bitCount(all) != cells.length) return wrong(3);
        int largest = most == cells.length ? most - 1 : most;
        for (int size = fewest; size <= largest; size++) {
            Result result = extend(cells, size, 0, 0, 0);
            if (result != Result.PENDING) return result;
        }
        return Result.PENDING;
    }

    /**
     * Chooses {@code size} cells, one after the other.
     *
     * @param from index of the first cell that may still be chosen
     * @param chosen the indices of those that are chosen, as a mask
     * @param union of their candidates
     */
    private Result extend(int[] cells, int size, int from, int chosen, int union) {
        if (Integer.bitCount(chosen) == size) {
            return Integer.bitCount(union) == size ? reserveDigits(cells, chosen, union) : Result.PENDING;
        }
        for (int i = from; i < cells.length; i++) {
            int extended = union | state.candidates(cells[i]);
            if (Integer.bitCount(extended) > size) continue;
            Result result = extend(cells, size, i + 1, chosen | 1 << i, extended);
            if (result != Result.PENDING) return result;
        }
        return Result.PENDING;
    }

    private Result reserveDigits(int[] cells, int chosen, int union) {
        Result result = Result.PENDING;
        for (int i = 0; i < cells.length; i++) {
            if ((chosen >> i & 1) != 0) continue;
            if (remove(cells[i], union, 3)) result = Result.SHRUNKEN;
            if (state.candidates(cells[i]) == 0) return wrong(3);
        }
        return result;
    }

    /** Takes {@code mask} from one cell and writes down each candidate that goes. */
    private boolean remove(int cell, int mask, int way) {
        int removedMask = state.candidates(cell) & mask;
        state.keep(cell, ~mask);
        if (trace.on()) {
            for (int rest = removedMask; rest != 0; rest &= rest - 1) {
                trace.event(PrintedLine.removed(way, State.firstDigit(rest), cell));
            }
        }
        return removedMask != 0;
    }

    /** Writes down that a way found a contradiction. */
    private Result wrong(int way) {
        if (trace.on()) trace.event(PrintedLine.wayWrong(way));
        return Result.WRONG;
    }
}
