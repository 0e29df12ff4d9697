package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.experiment.JudgedRun;
import crosshatch.results.Verdict;
import crosshatch.solver.Claim;

/** Counts what attempts solved and refuted, for the exit codes of SAT solvers. */
final class CompetitionExitCode {
    private static final int SATISFIABLE = 10;
    private static final int UNSATISFIABLE = 20;

    private int runs;
    private int solved;
    private int refuted;

    void add(JudgedRun run) {
        runs++;
        if (run.ruling().verdict() == Verdict.WRONG) return;
        if (!run.answer().claim().shown().isEmpty()) solved++;
        if (run.answer().claim() instanceof Claim.NoSolution) refuted++;
    }

    /** As SAT solvers end; a wrong answer neither solves nor refutes. */
    int exitCode() {
        if (runs == 0) return ExitCode.DONE;
        if (solved == runs) return SATISFIABLE;
        return refuted == runs ? UNSATISFIABLE : ExitCode.DONE;
    }
}
