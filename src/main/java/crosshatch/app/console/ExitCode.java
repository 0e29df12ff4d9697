package crosshatch.app.console;

/**
 * The meanings of the program's exit codes. If a signal ends the JVM, the code is 128 plus its number: 129, 130, 143 for
 * SIGHUP, SIGINT, SIGTERM.
 */
public final class ExitCode {
    /** The command was successful. */
    public static final int DONE = 0;
    /** The command ended with wrong answers or failed checks. */
    public static final int WRONG = 1;
    /** The command line, the input, or the resources of the program cannot be used. */
    public static final int BAD_INPUT = 2;
    /** This program has a fault. */
    public static final int FAULT = 3;
    /** The reader of the output has closed the pipe. A program that SIGPIPE ends has this code, too. */
    public static final int READER_GONE = 141;

    private ExitCode() {}
}
