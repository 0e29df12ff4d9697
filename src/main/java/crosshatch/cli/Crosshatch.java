package crosshatch.cli;

import crosshatch.results.Build;
import crosshatch.scratch.Scratch;
import crosshatch.solver.Suggestion;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The program. */
@Command(
        name = "crosshatch",
        mixinStandardHelpOptions = true,
        versionProvider = Crosshatch.Version.class,
        description = "Given the same puzzle, how do the great solving paradigms compare?",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            CompareCommand.class,
            BenchCommand.class,
            SolveCommand.class,
            ExplainCommand.class,
            RateCommand.class,
            ReproduceCommand.class,
            SolversCommand.class,
            PuzzlesCommand.class,
            QueryCommand.class,
            ReportCommand.class,
            VerifyCommand.class,
            CheckCommand.class,
            GenerateCommand.class,
            ExportCommand.class,
            ImportCommand.class,
            DoctorCommand.class,
            OverheadCommand.class,
            AutoComplete.GenerateCompletion.class
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:done",
            "1:done, but with wrong answers or failed checks",
            "2:the command line, the input, or what surrounds the program (memory, disk, libraries) cannot be used",
            "3:a fault of this program",
            "129, 130, 143:ended by a signal: SIGHUP (its terminal was closed), SIGINT (Ctrl-C), SIGTERM"
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  crosshatch compare",
            "  crosshatch compare --solvers choco,sat4j,engine --puzzles euler50 --question unique",
            "  crosshatch solve 85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.",
            "  crosshatch COMMAND --help"
        })
public final class Crosshatch implements Runnable {
    /** A puzzle of 81 characters fits into an example. */
    private static final int USAGE_WIDTH = 110;
    /** Names the folder for temporary files that the launcher made for this process. */
    private static final String SCRATCH = "crosshatch.scratch";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    Crosshatch() {}

    /** Ends the JVM with the exit code of the command. */
    public static void main(String[] arguments) {
        System.exit(exitCode(arguments));
    }

    private static int exitCode(String... arguments) {
        PrintWriter stderr = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        try {
            Optional.ofNullable(System.getProperty(SCRATCH)).map(Path::of).ifPresent(Scratch::adopt);
            return configured(new Crosshatch())
                    .setOut(new PrintWriter(System.out, true, StandardCharsets.UTF_8))
                    .setErr(stderr)
                    .execute(arguments);
        } catch (RuntimeException | Error failed) {
            Failure failure = Failure.of(failed);
            if (failure.isOurs()) failed.printStackTrace(stderr);
            stderr.println("crosshatch: " + failure.message());
            return failure.exitCode();
        }
    }

    /** A command, or the whole program, with the exit codes and messages of the program. */
    public static CommandLine configured(Object command) {
        return new CommandLine(command)
                .setUsageHelpWidth(USAGE_WIDTH)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(Crosshatch::badUsage)
                .setExecutionStrategy(Crosshatch::executed)
                .setExecutionExceptionHandler(Crosshatch::failed);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "no command given");
    }

    private static int badUsage(ParameterException bad, String[] arguments) {
        CommandLine command = bad.getCommandLine();
        String suggestion = bad instanceof UnmatchedArgumentException unmatched
                ? Suggestion.of(unmatched.getUnmatched().get(0), wordsOf(command.getCommandSpec()))
                : "";
        command.getErr().println(command.getColorScheme().errorText("crosshatch: " + bad.getMessage() + suggestion));
        command.getErr().println("Try: " + command.getCommandSpec().qualifiedName() + " --help");
        return ExitCode.BAD_INPUT;
    }

    private static Set<String> wordsOf(CommandSpec command) {
        Set<String> words = new LinkedHashSet<>(command.optionsMap().keySet());
        words.addAll(command.subcommands().keySet());
        return words;
    }

    /** The library handles exceptions only, and a JVM that ends with an error has the exit code of wrong answers. */
    private static int executed(ParseResult parsed) {
        try {
            return new CommandLine.RunLast().execute(parsed);
        } catch (Error broken) {
            throw new ExecutionException(parsed.commandSpec().commandLine(), "" + broken.getMessage(), broken);
        }
    }

    private static int failed(Exception thrown, CommandLine command, ParseResult parsed) {
        Failure failure = Failure.of(thrown);
        if (failure.isOurs()) command.getErr().println(command.getColorScheme().stackTraceText(thrown));
        command.getErr().println(command.getColorScheme().errorText("crosshatch: " + failure.message()));
        return failure.exitCode();
    }

    /** Version and commit, as built. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Build.versions().getOrDefault("crosshatch", "unknown version");
            return new String[] {"crosshatch " + version, "commit " + Build.gitCommit()};
        }
    }
}
