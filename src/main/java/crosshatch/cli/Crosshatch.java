package crosshatch.cli;

import crosshatch.puzzle.InputException;
import crosshatch.results.Build;
import crosshatch.solver.Suggestion;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Set;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
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
            "2:the command line or the input cannot be used",
            "3:a fault of this program",
            "130:interrupted"
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

    @Spec
    private CommandSpec spec = CommandSpec.create();

    Crosshatch() {}

    /** Ends the JVM with the exit code of the command. */
    public static void main(String[] arguments) {
        System.exit(configured(new Crosshatch())
                .setOut(new PrintWriter(System.out, true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(System.err, true, StandardCharsets.UTF_8))
                .execute(arguments));
    }

    /** A command, or the whole program, with the exit codes and messages of the program. */
    public static CommandLine configured(Object command) {
        return new CommandLine(command)
                .setUsageHelpWidth(USAGE_WIDTH)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(Crosshatch::badUsage)
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

    private static int failed(Exception failure, CommandLine command, ParseResult parsed) {
        if (failure instanceof InputException) {
            command.getErr().println(command.getColorScheme().errorText("crosshatch: " + failure.getMessage()));
            return ExitCode.BAD_INPUT;
        }
        command.getErr().println(command.getColorScheme().stackTraceText(failure));
        command.getErr().println("crosshatch: this is a fault of the program; please report it with the lines above");
        return ExitCode.FAULT;
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
