package crosshatch.cli;

/** What the program's exit codes mean. 130 (interrupted) is given by the shell's own convention. */
final class ExitCode {
    /** Done. */
    static final int DONE = 0;
    /** Done, but with wrong answers or failed checks. */
    static final int WRONG = 1;
    /** The command line or the input cannot be used. */
    static final int BAD_INPUT = 2;
    /** A fault of this program. */
    static final int FAULT = 3;

    private ExitCode() {}
}
