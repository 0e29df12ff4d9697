package crosshatch.engine.learn;

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

    /** No candidate is preferred. */
    static Target none() {
        return new Target() {};
    }
}
