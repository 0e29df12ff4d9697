package crosshatch.solvers.external;

import crosshatch.solvers.export.UnfitAnswerException;

/** The exit codes of SAT solvers, which some programs keep: they must not say another thing than the output. */
final class ExitCodes {
    private static final int SATISFIABLE = 10;
    private static final int UNSATISFIABLE = 20;

    private ExitCodes() {}

    /** @throws UnfitAnswerException if they do */
    static void require(int exitCode, ProgramAnswer reading) {
        boolean solved = !reading.solutions().isEmpty();
        if (exitCode == SATISFIABLE && !solved) {
            throw new UnfitAnswerException("exit code 10 says satisfiable, and it shows no solution");
        }
        if (exitCode == UNSATISFIABLE && (solved || !reading.complete())) {
            throw new UnfitAnswerException("exit code 20 says unsatisfiable, and "
                    + (solved ? "it shows a solution" : "it says that it does not know"));
        }
    }
}
