package crosshatch.solvers.lcg;

import java.util.function.BooleanSupplier;

/** The candidates that a search would like to fill, because it got far with them. */
interface Target {
    /** A new puzzle begins. */
    default void begin() {}

    /** A conflict was met, and is still on the trail. */
    default void conflict() {}

    /** By how much a candidate is to be preferred; 1 if it is not. */
    default double preference(int candidate) {
        return 1;
    }

    /**
     * The search restarts.
     *
     * @param isOver whether the search is to end, to be asked from time to time by what takes long
     */
    default void restart(BooleanSupplier isOver) {}

    /** A solution was found. */
    default void solution() {}

    /** An open candidate of a solution that is known; {@link Vsids#NO_CANDIDATE} if there is none. */
    default int sure() {
        return Vsids.NO_CANDIDATE;
    }

    /** Moves made by local search since the puzzle began. */
    default long moves() {
        return 0;
    }

    /** No candidate is preferred. */
    static Target none() {
        return new Target() {};
    }
}
