package crosshatch.app.cli;

import crosshatch.app.console.Commands;
import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Terminal;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import picocli.CommandLine;

/**
 * One run of the program, or of a command, in this JVM. The home of the program is the working directory, the project's.
 *
 * @param exitCode see {@link ExitCode}
 * @param out what it printed
 * @param err what it printed on standard error, without the progress bar and the name of the program before a message
 */
public record CommandRun(int exitCode, String out, String err) {

    public static CommandRun ofProgram(String... arguments) {
        return of(new Crosshatch(), arguments);
    }

    /** Runs the program with the words of a line; each word <code>{}</code> stands for the next part, which may contain blanks. */
    public static CommandRun ofLine(String line, Object... parts) {
        Iterator<Object> next = List.of(parts).iterator();
        return ofProgram(Arrays.stream(line.split(" "))
                .map(word -> word.equals("{}") ? next.next().toString() : word)
                .toArray(String[]::new));
    }

    public static CommandRun of(Object command, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = Commands.configured(command, Terminal.here(), arguments)
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
                .execute(arguments);
        return new CommandRun(exitCode, lines(out), lines(err).replaceFirst("^crosshatch: ", ""));
    }

    private static String lines(StringWriter written) {
        return written.toString().replace(System.lineSeparator(), "\n");
    }
}
