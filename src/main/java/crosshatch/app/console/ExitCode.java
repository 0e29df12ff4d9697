package crosshatch.app.console;

/**
 * What the program's exit codes mean. Ended by a signal, the JVM adds its number to 128: 129, 130, 143 for SIGHUP, SIGINT,
 * SIGTERM.
 */
public final class ExitCode {
    /** Done. */
    public static final int DONE = 0;
    /** Done, but with wrong answers or failed checks. */
    public static final int WRONG = 1;
    /** The command line, the input, or what surrounds the program cannot be used. */
    public static final int BAD_INPUT = 2;
    /** A fault of this program. */
    public static final int FAULT = 3;
    /** Whoever read its output has closed the pipe; as of a program that SIGPIPE ends. */
    public static final int READER_GONE = 141;

    private ExitCode() {}
}
