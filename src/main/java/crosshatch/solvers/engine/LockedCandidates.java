package crosshatch.solvers.engine;

import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Locked candidates: a digit whose places in one exact unit all lie in a second unit too has no other place in the second. In a
 * Sudoku one of the two is a box and the other a line ("pointing" and "claiming"); in a Latin square, whose units share
 * single cells only, there is nothing to find that a hidden single would not.
 */
final class LockedCandidates implements Propagator {
    /** Where two units cross: the cells of both, those only of the unit looked at, those only of the other. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Crossing(int[] common, int[] unitCells, int[] otherCells) {}

    private final Crossing[][] crossings;

    LockedCandidates(Board board) {
        crossings = new Crossing[board.unitCount()][];
        for (int unit = 0; unit < crossings.length; unit++) crossings[unit] = crossingsOf(board, unit);
    }

    private static Crossing[] crossingsOf(Board board, int unit) {
        List<Crossing> found = new ArrayList<>();
        if (!board.isExact(unit)) return new Crossing[0]; // a digit need not have a place there at all
        int[] unitCells = board.unit(unit);
        for (int other = 0; other < board.unitCount(); other++) {
            int[] otherCells = board.unit(other);
            int[] common = Arrays.stream(unitCells)
                    .filter(cell -> contains(otherCells, cell))
                    .toArray();
            if (other != unit && common.length > 1) {
                found.add(new Crossing(common, without(unitCells, common), without(otherCells, common)));
            }
        }
        return found.toArray(Crossing[]::new);
    }

    private static int[] without(int[] cells, int[] others) {
        return Arrays.stream(cells).filter(cell -> !contains(others, cell)).toArray();
    }

    private static boolean contains(int[] cells, int cell) {
        return Arrays.binarySearch(cells, cell) >= 0;
    }

    @Override
    public String name() {
        return "locked candidates";
    }

    @Override
    public boolean propagate(GridState state, int unit) {
        for (Crossing crossing : crossings[unit]) {
            long locked = candidates(state, crossing.common) & ~candidates(state, crossing.unitCells);
            if (locked != 0 && !remove(state, crossing.otherCells, locked)) return false;
        }
        return true;
    }

    /** Candidates of the cells that are not filled; the peers of the others have lost theirs already. */
    private static long candidates(GridState state, int[] cells) {
        long union = 0;
        for (int cell : cells) {
            if (!state.isFilled(cell)) union |= state.mask(cell);
        }
        return union;
    }

    private static boolean remove(GridState state, int[] cells, long digits) {
        for (int cell : cells) {
            if (!state.remove(cell, digits)) return false;
        }
        return true;
    }
}
