package crosshatch.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;

/** Runs the program in this JVM and keeps what it prints. Its home is the working directory, which is the project's. */
final class Program {
    /**
     * What a run came to.
     *
     * @param exitCode see {@link ExitCode}
     * @param out standard output
     * @param err standard error, without the progress bar
     */
    record Result(int exitCode, String out, String err) {}

    private Program() {}

    static Result run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine program = Crosshatch.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
        int exitCode = program.execute(arguments);
        return new Result(exitCode, out.toString(), err.toString());
    }
}
