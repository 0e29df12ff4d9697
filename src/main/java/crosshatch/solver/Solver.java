package crosshatch.solver;

import crosshatch.puzzle.Puzzle;

/**
 * Carries out one task on one puzzle. An instance belongs to one thread and may keep scratch memory or a model between calls,
 * never answers.
 */
public interface Solver extends AutoCloseable {

    /**
     * Call {@link Budget#encoded()} once, when the puzzle is in the solver's own form and search may begin.
     *
     * @param budget the only clock a solver sees; the runner also records how far a limit was overrun
     * @return claim and counters; an unsolvable puzzle is no error
     * @throws SolverException if the solver broke (a bug, a missing native library)
     */
    Answer answer(Puzzle puzzle, Question question, Budget budget);

    /** Called before each batch of puzzles, while nothing is measured. A solver may use the time to measure itself. */
    default void settle() {}

    /** Frees memory outside the Java heap; most solvers have none there. */
    @Override
    default void close() {}
}
