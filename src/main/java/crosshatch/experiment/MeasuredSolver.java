package crosshatch.experiment;

import crosshatch.puzzle.Puzzle;
import crosshatch.results.schema.Noise;
import crosshatch.solver.Limits;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * A solver in an experiment, in this JVM or another one. It receives puzzles in batches and answers them in order; a second batch
 * may be handed over before the first is answered. Only one thread may use it.
 */
public interface MeasuredSolver extends AutoCloseable {
    /** Returns the full spec, as records name it. */
    SolverSpec spec();

    /**
     * Makes sure that the solver is ready for puzzles.
     *
     * @return the number of JVMs in which the solver has run so far; a new JVM has not reached a steady state
     * @throws crosshatch.solver.SolverException if the solver cannot run on this machine
     */
    int start();

    /**
     * Hands over a batch of puzzles.
     *
     * @param nanos the total time of the runs of this batch, in ns, after which no further puzzle is begun
     */
    void ask(List<Puzzle> batch, long nanos);

    /**
     * Hands over a batch of the warm-up. A measured run that ended the JVM before, and whose outcome is not yet recorded, is not
     * taken for a run of the warm-up.
     */
    default void warmUp(List<Puzzle> batch, long nanos) {
        ask(batch, nanos);
    }

    /** Returns the number of batches that were handed over, and are neither answered nor dropped. */
    int outstanding();

    /**
     * Waits for the answers to the oldest batch.
     *
     * @return one run for each puzzle, in order; fewer if the time was over or the solver must be started again. After a restart,
     *     every batch handed over later is dropped
     */
    List<MeasuredRun> answers();

    /** Returns one run for each puzzle, even if the JVM of the solver must be restarted meanwhile. */
    default List<MeasuredRun> answerAll(List<Puzzle> puzzles) {
        List<MeasuredRun> answers = new ArrayList<>(puzzles.size());
        while (answers.size() < puzzles.size()) {
            start();
            ask(puzzles.subList(answers.size(), puzzles.size()), Limits.NONE);
            answers.addAll(answers());
        }
        return answers;
    }

    /** Returns the disturbances during the last answered batch, as far as they are visible where the solver runs. */
    default Noise disturbance() {
        return Noise.getDefaultInstance();
    }

    /** Returns the CPU time of the JIT compiler in the JVM of this solver, in ns; -1 where it is not reported. */
    default long compilerNanos() {
        return -1;
    }

    /** Ends the JVM of this solver between two batches, so that the next batch runs in a fresh JVM. */
    default void renew() {}

    @Override
    void close();
}
