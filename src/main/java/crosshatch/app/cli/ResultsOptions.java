package crosshatch.app.cli;

import crosshatch.app.console.ProjectFolder;
import crosshatch.base.InputException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;

/** The options for the results directory, and for continuing an experiment in it. */
final class ResultsOptions {
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");
    /** The options that are not part of a plan. */
    private static final Set<String> NOT_IN_PLAN = Set.of(
            "--out",
            "--resume",
            "--salvage",
            "--format",
            ProgressOption.QUIET,
            "--shard",
            "--against",
            "--tolerance",
            AgainstOptions.SAME_TREE,
            ExternalSolverOptions.SOLVER_FILE);

    @Option(names = "--out", paramLabel = "DIR", description = "Results directory. Default: results/<command>-<time>.")
    private @Nullable Path out;

    @Option(
            names = "--resume",
            description = "Continue the experiment in --out as it was planned. Other options may be left out.")
    private boolean resumed;

    @Mixin
    private SalvageOption salvage = new SalvageOption();

    /**
     * Returns whether an experiment is continued.
     *
     * @throws InputException if damaged records are to be salvaged, but none are to be read
     */
    boolean isResumed() {
        if (salvage.isWanted() && !resumed)
            throw new InputException(
                    "--salvage: found no --resume, expected both, because only an unfinished experiment can be salvaged");
        return resumed;
    }

    boolean isSalvaged() {
        return salvage.isWanted();
    }

    /** Returns the given options that are part of the plan. */
    List<String> others(ParseResult parsed) {
        return parsed.matchedOptions().stream()
                .map(OptionSpec::longestName)
                .filter(name -> !NOT_IN_PLAN.contains(name))
                .toList();
    }

    /** Returns the named directory, of an experiment to resume or of its shards. */
    Path existing() {
        if (out == null)
            throw new InputException(
                    "found --resume or --shard without --out, expected --out DIR to name the experiment");
        return out;
    }

    /** Returns the directory to write. */
    Path directory(String command) {
        return out != null ? out : unused(command);
    }

    /** Returns a new directory with an automatic name. */
    static Path unused(String command) {
        String stamp = LocalDateTime.now(ZoneId.systemDefault()).format(STAMP);
        return ProjectFolder.folder().resolve("results").resolve(command + "-" + stamp);
    }

    /**
     * Returns the name of a directory.
     *
     * @throws InputException for the root of a file system, which has no name, and for a name that no plan can have
     */
    static String nameOf(Path directory) {
        Path name = directory.toAbsolutePath().normalize().getFileName();
        if (name == null) throw new InputException("--out " + directory + ": expected a directory with a name");
        return ProjectFolder.requireName(name.toString());
    }
}
