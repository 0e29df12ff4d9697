package crosshatch.cli;

import crosshatch.experiment.Attempt;
import crosshatch.results.Verdict;
import crosshatch.solver.Claim;

/** Counts how attempts ended, for the exit code. */
final class Tally {
    private static final int SATISFIABLE = 10;
    private static final int UNSATISFIABLE = 20;

    private int attempts;
    private int solved;
    private int refuted;
    private int wrong;

    void add(Attempt attempt) {
        attempts++;
        Verdict verdict = attempt.ruling().verdict();
        if (verdict == Verdict.WRONG || verdict == Verdict.CRASHED) wrong++;
        if (!attempt.answer().claim().shown().isEmpty()) solved++;
        if (attempt.answer().claim() instanceof Claim.NoSolution) refuted++;
    }

    /** @param dimacs answer as SAT solvers do, unless an answer is wrong */
    int exitCode(boolean dimacs) {
        if (wrong > 0) return ExitCode.WRONG;
        if (!dimacs || attempts == 0) return ExitCode.DONE;
        if (solved == attempts) return SATISFIABLE;
        return refuted == attempts ? UNSATISFIABLE : ExitCode.DONE;
    }
}
