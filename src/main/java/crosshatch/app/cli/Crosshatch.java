package crosshatch.app.cli;

import crosshatch.app.console.Commands;
import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Program;
import crosshatch.base.Scratch;
import crosshatch.results.Build;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The program with all its commands. */
@Command(
        name = "crosshatch",
        mixinStandardHelpOptions = true,
        versionProvider = Crosshatch.Version.class,
        description = "Compares CP, CP-SAT, SAT and hand-written solvers on the same puzzles, and checks every answer.",
        synopsisSubcommandLabel = "COMMAND",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:done",
            "1:done, but with wrong answers or failed checks",
            "2:an error in the command line or the input, or a lack of memory, disk space or a library",
            "3:a fault of this program",
            "129, 130, 143:ended by a signal: SIGHUP (terminal closed), SIGINT (Ctrl-C) or SIGTERM",
            "141:ended because the program that reads its output ended, such as head"
        },
        footer = {
            "  crosshatch compare",
            "  crosshatch compare --solvers choco,sat4j,engine --puzzles euler50 --question unique",
            "  crosshatch solve 85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.",
            "  crosshatch COMMAND --help"
        })
public final class Crosshatch implements Runnable, Program {
    /** The system property with the folder for temporary files that the launcher made. */
    private static final String SCRATCH = "crosshatch.scratch";

    /** The system property with a code for the launcher in place of 1, because a JVM that cannot start ends with 1. */
    private static final String WRONG = "crosshatch.exit.wrong";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    Crosshatch() {}

    /** Ends the JVM with the exit code of the command. */
    public static void main(String[] arguments) {
        int exitCode = Commands.run(Crosshatch::started, arguments);
        System.exit(exitCode == ExitCode.WRONG ? Integer.getInteger(WRONG, ExitCode.WRONG) : exitCode);
    }

    private static Crosshatch started() {
        Optional.ofNullable(System.getProperty(SCRATCH)).map(Path::of).ifPresent(Scratch::adopt);
        return new Crosshatch();
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "found no command, expected one of the commands above");
    }

    @Override
    public Map<String, List<Class<?>>> groups() {
        Map<String, List<Class<?>>> groups = new LinkedHashMap<>();
        groups.put(
                "Run",
                List.of(
                        CompareCommand.class,
                        SolveCommand.class,
                        SolversCommand.class,
                        DoctorCommand.class,
                        HelpCommand.class));
        groups.put("Look", List.of(ReportCommand.class, QueryCommand.class, TreeCommand.class, PackCommand.class));
        groups.put(
                "Prove",
                List.of(
                        VerifyCommand.class,
                        RefereeCommand.class,
                        CheckCommand.class,
                        CertifyCommand.class,
                        CheckProofCommand.class,
                        GateCommand.class));
        groups.put(
                "Puzzles",
                List.of(PuzzlesCommand.class, GenerateCommand.class, ExportCommand.class, ImportCommand.class));
        groups.put("Study", List.of(StudyCommand.class));
        return groups;
    }

    @Override
    public Map<String, String> removed() {
        return Removed.instead();
    }

    /** Returns version and commit of the build. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"crosshatch " + Build.version(), "commit " + Build.gitCommit()};
        }
    }

    /** Groups the commands for solvers: the command {@code solvers}. */
    @Command(
            name = "solvers",
            description = "Lists the families of solvers, their options, the meanings of their counters, and releases.",
            subcommands = {SolversListCommand.class, SolversFetchCommand.class, SolversCheckCommand.class},
            footer = {
                "  crosshatch solvers list",
                "  crosshatch solvers list choco",
                "  crosshatch solvers fetch cpsat@9.8,choco@4.10.17",
                "  crosshatch solvers check mine.json"
            })
    private static final class SolversCommand extends ProgramCommand {
        @Override
        public Integer call() {
            throw new ParameterException(line(), "solvers: expected 'list', 'fetch RELEASE' or 'check FILE'");
        }
    }

    /** Groups the commands for studies of more than one comparison: the command {@code study}. */
    @Command(
            name = "study",
            description = "Runs studies that need more than one comparison, such as the search for wrong answers.",
            subcommands = {
                HuntCommand.class,
                HuntedCommand.class,
                BisectCommand.class,
                ReproduceCommand.class,
                ReplicateCommand.class
            },
            synopsisSubcommandLabel = "COMMAND",
            footer = {
                "  crosshatch study hunt --solvers sat4j,choco --budget 10m --out h",
                "  crosshatch study COMMAND --help"
            })
    private static final class StudyCommand extends ProgramCommand {
        @Override
        public Integer call() {
            throw new ParameterException(
                    line(),
                    "study: expected one of "
                            + String.join(", ", line().getSubcommands().keySet()));
        }
    }

    /** The replacements of commands and options that earlier versions had. */
    private static final class Removed {
        private Removed() {}

        /** Reads the table {@code removed.txt}: by the command, or the command and its option, a phrase that begins with a verb. */
        static Map<String, String> instead() {
            try (InputStream table = Objects.requireNonNull(Removed.class.getResourceAsStream("removed.txt"))) {
                return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                        .lines()
                        .map(line -> line.split(" \\| ", 2))
                        .collect(Collectors.toUnmodifiableMap(row -> row[0], row -> row[1]));
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
    }
}
