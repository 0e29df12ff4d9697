package crosshatch.cli;

/** What the program's exit codes mean. 130 (interrupted) is given by the shell's own convention. */
public final class ExitCode {
    /** Done. */
    public static final int DONE = 0;
    /** Done, but with wrong answers or failed checks. */
    public static final int WRONG = 1;
    /** The command line or the input cannot be used. */
    public static final int BAD_INPUT = 2;
    /** A fault of this program. */
    public static final int FAULT = 3;

    private ExitCode() {}
}
