package crosshatch.app.console;

import crosshatch.solver.Suggestion;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Parses and runs commands, with exit codes and messages about failures. */
public final class Commands {
    private Commands() {}

    /**
     * Runs the command of this process on its standard output and standard error.
     *
     * @param program makes the command
     * @return the exit code; never 0 if some output was lost
     */
    public static int run(Supplier<?> program, String... arguments) {
        return run(
                program, new FileOutputStream(FileDescriptor.out), new FileOutputStream(FileDescriptor.err), arguments);
    }

    /** Runs a command on any two streams. */
    public static int run(Supplier<?> program, OutputStream output, OutputStream error, String... arguments) {
        Locale.setDefault(Locale.ROOT); // numbers in messages, files and SQL are the same everywhere
        StandardStream messages = new StandardStream(error);
        PrintWriter err = messages.forMessages();
        int exitCode;
        try {
            exitCode = configured(program.get(), Terminal.here(), arguments)
                    .setOut(new StandardStream(output).forAnswers())
                    .setErr(err)
                    .execute(arguments);
        } catch (RuntimeException | Error failed) {
            Failure failure = Failure.of(failed);
            if (failure.isOurs()) failed.printStackTrace(err);
            err.println("crosshatch: " + failure.message());
            exitCode = failure.exitCode();
        }
        err.flush();
        return exitCode == ExitCode.DONE && messages.isLossy() ? ExitCode.BAD_INPUT : exitCode;
    }

    /** Prepares a command, or the whole program, with the exit codes and messages of the program. */
    public static CommandLine configured(Object command) {
        return configured(command, Terminal.here());
    }

    /** Prepares a command for a given terminal. */
    public static CommandLine configured(Object command, Terminal terminal) {
        return configured(command, terminal, Subcommands.all());
    }

    /** Prepares a command for given arguments: commands that they do not name have only a name and a description. */
    public static CommandLine configured(Object command, Terminal terminal, String... arguments) {
        return configured(command, terminal, Subcommands.named(arguments));
    }

    private static CommandLine configured(Object command, Terminal terminal, Subcommands below) {
        CommandLine configured = new CommandLine(command);
        if (command instanceof Program program) {
            below.of(program).forEach(configured::addSubcommand);
        }
        Usage.fit(configured.getCommandSpec(), terminal.proseColumns());
        if (command instanceof Program program) Usage.group(configured.getCommandSpec(), program.groups());
        return Values.readBy(configured)
                .setUsageHelpWidth(terminal.proseColumns())
                .setColorScheme(terminal.colorScheme())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(Commands::badUsage)
                .setExecutionStrategy(Commands::executed)
                .setExecutionExceptionHandler(Commands::failed);
    }

    private static int badUsage(ParameterException bad, String[] arguments) {
        CommandLine command = bad.getCommandLine();
        String message = bad instanceof UnmatchedArgumentException unmatched
                ? unmatched(unmatched.getUnmatched().get(0), command.getCommandSpec(), String.valueOf(bad.getMessage()))
                : String.valueOf(bad.getMessage());
        command.getErr().println(command.getColorScheme().errorText(Failure.shortened(prefixed(message))));
        command.getErr().println("Try: " + command.getCommandSpec().qualifiedName() + " --help");
        return ExitCode.BAD_INPUT;
    }

    /**
     * Returns a message about an unknown command.
     *
     * @param message the message of the library, which calls the unknown command an argument
     */
    private static String unmatched(String found, CommandSpec command, String message) {
        Optional<String> instead = instead(found, command);
        if (instead.isPresent()) return "'" + found + "' does not exist. Instead, " + instead.get();
        Set<String> commands = command.subcommands().keySet();
        if (commands.isEmpty() || found.startsWith("-")) {
            return message + Suggestion.of(found, wordsOf(command));
        }
        String suggestion = Suggestion.of(found, commands);
        return "'" + found + "' is no command of " + command.qualifiedName()
                + (suggestion.isEmpty() ? ", expected one of: " + String.join(", ", commands) : suggestion);
    }

    /** Returns what to use instead of a command or option that an earlier version had. */
    private static Optional<String> instead(String found, CommandSpec command) {
        CommandSpec root = command.root();
        if (!(root.userObject() instanceof Program program)) return Optional.empty();
        String words = (command.qualifiedName() + " " + found.replaceFirst("=.*", ""))
                .substring(root.name().length() + 1);
        return Optional.ofNullable(program.removed().get(words));
    }

    private static String prefixed(String message) {
        return Terminal.here().flowedError("crosshatch: " + message);
    }

    private static Set<String> wordsOf(CommandSpec command) {
        Set<String> words = new LinkedHashSet<>(command.optionsMap().keySet());
        words.addAll(command.subcommands().keySet());
        return words;
    }

    /**
     * Runs a command. The library handles only exceptions of commands, neither errors nor failures of its own help, which this method adds.
     * All output is written when the command ends.
     */
    private static int executed(ParseResult parsed) {
        CommandLine command = parsed.commandSpec().commandLine();
        refuseNoCommand(parsed);
        try {
            try {
                return new CommandLine.RunLast().execute(parsed);
            } finally {
                command.getOut().flush();
            }
        } catch (Error | LostOutputException broken) {
            throw new ExecutionException(command, "" + broken.getMessage(), broken);
        }
    }

    /** Refuses a request for help with an unknown command, because the library would show the help of another one. */
    private static void refuseNoCommand(ParseResult parsed) {
        for (CommandLine each : parsed.asCommandLineList()) {
            List<String> unmatched = each.getUnmatchedArguments();
            if (!unmatched.isEmpty() && !each.getSubcommands().isEmpty()) {
                throw new UnmatchedArgumentException(each, unmatched);
            }
        }
    }

    private static int failed(Exception thrown, CommandLine command, ParseResult parsed) {
        Failure failure = Failure.of(thrown);
        if (failure.isQuiet()) return failure.exitCode();
        if (failure.isOurs()) command.getErr().println(command.getColorScheme().stackTraceText(thrown));
        command.getErr().println(command.getColorScheme().errorText(prefixed(failure.message())));
        return failure.exitCode();
    }
}
