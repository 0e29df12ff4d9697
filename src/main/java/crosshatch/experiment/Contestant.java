package crosshatch.experiment;

import crosshatch.puzzle.Puzzle;
import crosshatch.results.schema.Noise;
import crosshatch.solver.Limits;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * A solver in an experiment, wherever it runs. Puzzles are handed over in batches and answered in order; a second batch may
 * be handed over before the first is answered. For use by one thread.
 */
public interface Contestant extends AutoCloseable {
    /** The full spec, as records name it. */
    SolverSpec spec();

    /**
     * Makes sure that it is ready to be asked.
     *
     * @return how many JVMs it has run in so far; a steady state reached in an earlier one is lost
     * @throws crosshatch.solver.SolverException if it cannot run on this machine
     */
    int start();

    /**
     * Hands over a batch.
     *
     * @param nanos time in runs of this batch after which no further puzzle is begun
     */
    void ask(List<Puzzle> batch, long nanos);

    /** The same in the warm-up: if a run ended the JVM before, and its outcome is still open, it is none of these. */
    default void warmUp(List<Puzzle> batch, long nanos) {
        ask(batch, nanos);
    }

    /** Returns the number of batches handed over that are neither answered nor forgotten. */
    int outstanding();

    /**
     * Waits for the answers to the oldest batch.
     *
     * @return one for each puzzle, in order; fewer if the time was over or the solver has to be started again. In the second
     *     case every batch handed over after it is forgotten
     */
    List<MeasuredRun> answers();

    /** Has all these answered, one answer for each, whatever becomes of its JVM meanwhile. */
    default List<MeasuredRun> answerAll(List<Puzzle> puzzles) {
        List<MeasuredRun> answers = new ArrayList<>(puzzles.size());
        while (answers.size() < puzzles.size()) {
            start();
            ask(puzzles.subList(answers.size(), puzzles.size()), Limits.NONE);
            answers.addAll(answers());
        }
        return answers;
    }

    /** The disturbance of the batch that was answered last, as far as it is seen where the solver runs. */
    default Noise disturbance() {
        return Noise.getDefaultInstance();
    }

    /** CPU time that the JIT compiler has used in the JVM where this runs, in ns; -1 where it is not reported. */
    default long compilerNanos() {
        return -1;
    }

    /** Ends the JVM where this runs, between two batches: the next one is answered in a fresh JVM. */
    default void renew() {}

    @Override
    void close();
}
