package crosshatch.solvers.lcg;

import crosshatch.base.Ints;
import java.util.function.BooleanSupplier;

/** What is decided next. Told of what happens, so that it can learn from it. */
interface DecisionSelector extends Trail.Listener {
    /** A new puzzle begins; what follows from its givens is on the trail. */
    void begin();

    /** The highest level whose decisions a restart would make again. */
    default int levelToKeep() {
        return 0;
    }

    /**
     * The search restarts.
     *
     * @param isOver whether the search is to end, to be asked from time to time by what takes long
     */
    default void restart(BooleanSupplier isOver) {}

    /** A solution was found. */
    default void solution() {}

    /** Moves made by local search since the puzzle began. */
    default long moves() {
        return 0;
    }

    /** @return a literal that is open; {@link Literal#NONE} if none is */
    int choose();

    /** A candidate takes part in a conflict: it is met on the way to the first implication point. */
    default void met(int candidate) {}

    /** A conflict was met because of these literals. */
    default void conflict(Ints literals) {}

    @Override
    default void undone(int literal) {}
}
