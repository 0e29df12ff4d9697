package crosshatch.solver;

import crosshatch.puzzle.Puzzle;

/**
 * Carries out tasks on puzzles, one puzzle in each call. Only one thread uses an instance. A solver may keep scratch memory or a
 * model between calls, but no answers.
 */
public interface Solver extends AutoCloseable {

    /**
     * Solves a puzzle. The solver calls {@link Budget#encoded()} once, when the puzzle is in its own form and search may begin.
     *
     * @param budget the limits of the run, and the only clock that a solver may read; the runner also records by how much a limit
     *     was exceeded
     * @return the reported status and the counters; an unsolvable puzzle is no error
     * @throws SolverException if the solver broke, for example by a bug or a missing native library
     */
    Answer answer(Puzzle puzzle, Question question, Budget budget);

    /**
     * Prepares the solver for a batch of puzzles, before the measurement begins. A solver may use the time to calibrate its own
     * overhead.
     */
    default void awaitIdle() {}

    /** Frees memory outside the Java heap, which few solvers use. */
    @Override
    default void close() {}
}
