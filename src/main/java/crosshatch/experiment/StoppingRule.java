package crosshatch.experiment;

import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import crosshatch.solver.SolverSpec;
import java.util.List;

/**
 * Says behind each block which solvers need not be asked any more. All that is decided follows from the records, block by block, so that
 * an experiment that was interrupted goes on as if it was not.
 */
interface StoppingRule {
    /** Takes the records of one block, or of one pass of a warm-up. */
    void add(List<RunRecord> records);

    /** Returns whether this solver is eliminated, so that it runs no more. */
    boolean isOut(String solver);

    /** Returns whether each block is answered in fresh JVMs. */
    default boolean wantsFreshJvms() {
        return false;
    }

    /** A solver that cannot run on this machine. */
    default void unavailable(String solver) {}

    /** Writes the result next to the records, if the records do not show it. */
    default void write(ResultsStore store) {}

    /** Whether a solver must leave for this run. A wrong grid by a fault that is kept on purpose is unsolved, and no more than that. */
    static boolean isBad(RunRecord record, SolverSpec spec) {
        boolean excused = record.run().getClaim().equals("solved")
                && spec.family().keptFault(spec).isPresent();
        return record.verdict() == Verdict.CRASHED || (record.verdict() == Verdict.WRONG && !excused);
    }
}
