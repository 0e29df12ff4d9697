package crosshatch.outside;

/** The exit codes of SAT solvers, which some programs keep: they must not say another thing than the output. */
final class ExitCodes {
    private static final int SATISFIABLE = 10;
    private static final int UNSATISFIABLE = 20;

    private ExitCodes() {}

    /** @throws UnbelievableException if they do */
    static void require(int exitCode, Reading reading) {
        boolean solved = !reading.solutions().isEmpty();
        if ((exitCode == SATISFIABLE && !solved) || (exitCode == UNSATISFIABLE && solved)) {
            throw new UnbelievableException("exit code " + exitCode + " says "
                    + (solved ? "unsatisfiable, and it shows a solution" : "satisfiable, and it shows no solution"));
        }
    }
}
