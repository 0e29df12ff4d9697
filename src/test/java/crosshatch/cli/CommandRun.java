package crosshatch.cli;

import crosshatch.puzzle.InputException;
import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;

/**
 * One run of a command, as the main class runs it: bad input is printed on standard error, exit code 2.
 *
 * @param out what it printed
 * @param err what it printed on standard error
 */
record CommandRun(int exitCode, String out, String err) {

    static CommandRun of(Object command, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = new CommandLine(command)
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .setExecutionExceptionHandler((exception, line, parsed) -> {
                    if (!(exception instanceof InputException)) throw exception;
                    line.getErr().println(exception.getMessage());
                    return 2;
                })
                .execute(arguments);
        return new CommandRun(exitCode, lines(out), lines(err));
    }

    private static String lines(StringWriter written) {
        return written.toString().replace(System.lineSeparator(), "\n");
    }
}
