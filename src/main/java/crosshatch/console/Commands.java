package crosshatch.console;

import crosshatch.solver.Suggestion;
import java.util.LinkedHashSet;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** How commands are read and carried out, whatever they do: exit codes, and messages about what went wrong. */
public final class Commands {
    private Commands() {}

    /** A command, or the whole program, with the exit codes and messages of the program. */
    public static CommandLine configured(Object command) {
        return configured(command, Terminal.here());
    }

    /** The same for a certain terminal. */
    public static CommandLine configured(Object command, Terminal terminal) {
        CommandLine configured = new CommandLine(command);
        Usage.fit(configured.getCommandSpec(), terminal.proseColumns());
        return configured
                .setUsageHelpWidth(terminal.proseColumns())
                .setColorScheme(terminal.colorScheme())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(Commands::badUsage)
                .setExecutionStrategy(Commands::executed)
                .setExecutionExceptionHandler(Commands::failed);
    }

    private static int badUsage(ParameterException bad, String[] arguments) {
        CommandLine command = bad.getCommandLine();
        String suggestion = bad instanceof UnmatchedArgumentException unmatched
                ? Suggestion.of(unmatched.getUnmatched().get(0), wordsOf(command.getCommandSpec()))
                : "";
        command.getErr().println(command.getColorScheme().errorText(told(bad.getMessage() + suggestion)));
        command.getErr().println("Try: " + command.getCommandSpec().qualifiedName() + " --help");
        return ExitCode.BAD_INPUT;
    }

    private static String told(String message) {
        return Terminal.here().flowedError("crosshatch: " + message);
    }

    private static Set<String> wordsOf(CommandSpec command) {
        Set<String> words = new LinkedHashSet<>(command.optionsMap().keySet());
        words.addAll(command.subcommands().keySet());
        return words;
    }

    /**
     * The library handles exceptions only, and a JVM that ends with an error has the exit code of wrong answers. What a command has
     * written is out when it is done: the JVM ends behind it.
     */
    private static int executed(ParseResult parsed) {
        CommandLine command = parsed.commandSpec().commandLine();
        try {
            return new CommandLine.RunLast().execute(parsed);
        } catch (Error broken) {
            throw new ExecutionException(command, "" + broken.getMessage(), broken);
        } finally {
            command.getOut().flush();
        }
    }

    private static int failed(Exception thrown, CommandLine command, ParseResult parsed) {
        Failure failure = Failure.of(thrown);
        if (failure.isOurs()) command.getErr().println(command.getColorScheme().stackTraceText(thrown));
        command.getErr().println(command.getColorScheme().errorText(told(failure.message())));
        return failure.exitCode();
    }
}
