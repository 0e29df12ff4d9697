package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.experiment.Attempt;
import crosshatch.results.Verdict;
import crosshatch.solver.Claim;

/** Counts what attempts solved and refuted, for the exit codes of SAT solvers. */
final class Tally {
    private static final int SATISFIABLE = 10;
    private static final int UNSATISFIABLE = 20;

    private int attempts;
    private int solved;
    private int refuted;

    void add(Attempt attempt) {
        attempts++;
        if (attempt.ruling().verdict() == Verdict.WRONG) return;
        if (!attempt.answer().claim().shown().isEmpty()) solved++;
        if (attempt.answer().claim() instanceof Claim.NoSolution) refuted++;
    }

    /** As SAT solvers end; a wrong answer neither solves nor refutes. */
    int exitCode() {
        if (attempts == 0) return ExitCode.DONE;
        if (solved == attempts) return SATISFIABLE;
        return refuted == attempts ? UNSATISFIABLE : ExitCode.DONE;
    }
}
