package crosshatch.solvers.published.readalps;

/** 1GW: n cells with the same n candidates keep them for themselves. */
final class IdenticalCells implements GroupWay {
    static final int WAY = 1;
    private static final int LARGEST_GROUP = 6;

    @Override
    public Result narrow(State state, int[] cells, ReadalpsListener listener) {
        for (int size = 2; size <= LARGEST_GROUP; size++) {
            Result result = narrow(state, cells, size, listener);
            if (result != Result.PENDING) return result;
        }
        return Result.PENDING;
    }

    /** All sets of one size, each when its first cell is met. */
    private static Result narrow(State state, int[] cells, int size, ReadalpsListener listener) {
        Result result = Result.PENDING;
        for (int i = 0; i < cells.length; i++) {
            int set = state.candidates(cells[i]);
            if (Integer.bitCount(set) != size || !isFirst(state, cells, i)) continue;
            int owners = owners(state, cells, set);
            if (owners > size) return GroupWay.wrong(WAY, listener);
            if (owners < size) continue;
            for (int cell : cells) {
                if (state.candidates(cell) == set) continue;
                if (GroupWay.remove(state, cell, set, WAY, listener)) result = Result.SHRUNKEN;
                if (state.candidates(cell) == 0) return GroupWay.wrong(WAY, listener);
            }
        }
        return result;
    }

    private static boolean isFirst(State state, int[] cells, int index) {
        for (int i = 0; i < index; i++) {
            if (state.candidates(cells[i]) == state.candidates(cells[index])) return false;
        }
        return true;
    }

    private static int owners(State state, int[] cells, int set) {
        int owners = 0;
        for (int cell : cells) {
            if (state.candidates(cell) == set) owners++;
        }
        return owners;
    }
}
