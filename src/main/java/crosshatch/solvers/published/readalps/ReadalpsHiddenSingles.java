package crosshatch.solvers.published.readalps;

/**
 * The "complete" shrink: a digit with one place left in the group is all that this cell can hold. Of two digits with the
 * same single place the larger wins; the smaller then has no place, which the program finds out later.
 */
final class ReadalpsHiddenSingles implements GroupWay {
    @Override
    public Result narrow(State state, int[] cells, ReadalpsListener listener) {
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
}
