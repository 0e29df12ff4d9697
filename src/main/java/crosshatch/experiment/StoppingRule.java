package crosshatch.experiment;

import crosshatch.results.RunRecord;
import crosshatch.results.schema.SolverClaim;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.SolverSpec;
import java.util.List;

/**
 * Decides after each block which solvers are eliminated. Every decision follows from the records of the blocks, so an interrupted
 * experiment continues with the same decisions.
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

    /** Called for a solver that cannot run on this machine. */
    default void unavailable(String solver) {}

    /** Returns whether this run eliminates its solver. A wrong grid by a known defect, preserved on purpose, is only unsolved. */
    static boolean isBad(RunRecord record, SolverSpec spec) {
        boolean excused = record.run().getClaim() == SolverClaim.Kind.SOLVED
                && spec.family().knownDefect(spec).isPresent();
        return record.verdict() == Verdict.CRASHED || (record.verdict() == Verdict.WRONG && !excused);
    }
}
