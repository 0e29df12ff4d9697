package crosshatch.solvers.published.readalps;

/** One way to narrow a group (the program's word for a unit). */
interface GroupWay {

    /** @param cells the empty cells of the group, ascending; each has two candidates or more when a filter begins */
    Result narrow(State state, int[] cells, ReadalpsListener listener);

    /** Takes {@code mask} from one cell and writes down each candidate that goes. */
    static boolean remove(State state, int cell, int mask, int way, ReadalpsListener listener) {
        int removedMask = state.candidates(cell) & mask;
        state.keep(cell, ~mask);
        if (listener.on()) {
            for (int rest = removedMask; rest != 0; rest &= rest - 1) {
                listener.write(new ReadalpsEvent.Removed(way, State.firstDigit(rest), cell));
            }
        }
        return removedMask != 0;
    }

    /** Writes down that a way found a contradiction. */
    static Result wrong(int way, ReadalpsListener listener) {
        if (listener.on()) listener.write(new ReadalpsEvent.WayWrong(way));
        return Result.WRONG;
    }
}
