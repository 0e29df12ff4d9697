package crosshatch.solvers.published.readalps;

/**
 * 3GW: n cells that have n candidates between them keep these for themselves. Stops at the first combination of cells that
 * narrows another cell; combinations are gone through by size, then in lexicographic order.
 */
final class ReadalpsNakedSubsets implements GroupWay {
    static final int WAY = 3;

    @Override
    public Result narrow(State state, int[] cells, ReadalpsListener listener) {
        int all = 0;
        int fewest = Integer.MAX_VALUE;
        int most = 0;
        for (int cell : cells) {
            int count = Integer.bitCount(state.candidates(cell));
            all |= state.candidates(cell);
            fewest = Math.min(fewest, count);
            most = Math.max(most, count);
        }
        if (Integer.bitCount(all) != cells.length) return GroupWay.wrong(WAY, listener);
        int largest = most == cells.length ? most - 1 : most;
        for (int size = fewest; size <= largest; size++) {
            Result result = new Combination(state, cells, size, listener).extend(0, 0, 0, 0);
            if (result != Result.PENDING) return result;
        }
        return Result.PENDING;
    }

    /** The choice of {@code size} cells, one after the other. */
    @SuppressWarnings("ArrayRecordComponent") // lives for one call, never compared
    private record Combination(State state, int[] cells, int size, ReadalpsListener listener) {

        /**
         * @param from index of the first cell that may still be chosen
         * @param count how many are chosen
         * @param chosen their indices, as a mask
         * @param union of their candidates
         */
        Result extend(int from, int count, int chosen, int union) {
            if (count == size) return Integer.bitCount(union) == size ? reserve(chosen, union) : Result.PENDING;
            for (int i = from; i < cells.length; i++) {
                int extended = union | state.candidates(cells[i]);
                if (Integer.bitCount(extended) > size) continue;
                Result result = extend(i + 1, count + 1, chosen | 1 << i, extended);
                if (result != Result.PENDING) return result;
            }
            return Result.PENDING;
        }

        private Result reserve(int chosen, int union) {
            Result result = Result.PENDING;
            for (int i = 0; i < cells.length; i++) {
                if ((chosen >> i & 1) != 0) continue;
                if (GroupWay.remove(state, cells[i], union, WAY, listener)) result = Result.SHRUNKEN;
                if (state.candidates(cells[i]) == 0) return GroupWay.wrong(WAY, listener);
            }
            return result;
        }
    }
}
