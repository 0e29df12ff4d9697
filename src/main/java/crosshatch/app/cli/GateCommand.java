package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.base.InputException;
import crosshatch.base.SurroundingsException;
import crosshatch.experiment.study.release.GateComment;
import crosshatch.experiment.study.release.ReleaseGate;
import crosshatch.experiment.study.release.Suite;
import crosshatch.solver.Family;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.release.Releases;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Checks whether a change of a library makes anything worse: the command {@code gate}. */
@Command(
        name = "gate",
        sortOptions = false,
        description = {
            "Compares two releases of a library, or jars that you have built, and prints a comment in Markdown"
                    + " for a pull request.",
            "Exit code 1 if the library with the change (--head) gives a wrong answer, crashes, does not solve a"
                    + " puzzle that the other library solves, or has other counters (see --more-search).",
            "Slower times only cause a warning, because they depend on the machine, unless --tolerance limits them. See"
                    + " docs/how-to/versions.md."
        },
        footer = {
            "  crosshatch gate --base choco@4.10.17 --head choco --suite alldiff",
            "  crosshatch gate --base choco@5.0.0 --head target/choco-solver-5.0.2-SNAPSHOT.jar --suite alldiff",
            "  crosshatch gate --base A.jar --head B.jar --suite search --more-search 1.05 --comment comment.md",
            "  crosshatch gate --base choco@5.0.0 --head B.jar --puzzles my.txt --tolerance 1.2"
        })
final class GateCommand extends ProgramCommand {
    private static final String JAR = ".jar";

    /** The repetitions of a run, because the median of several times is not affected by one pause of the machine. */
    private static final int REPETITIONS = 5;

    @Option(
            names = "--base",
            required = true,
            paramLabel = "RELEASE|JAR",
            description = "Library before the change: FAMILY@RELEASE, or a jar.")
    private String base = "";

    @Option(
            names = "--head",
            required = true,
            paramLabel = "RELEASE|JAR",
            description = "Library with the change:" + " FAMILY@RELEASE, or a jar.")
    private String head = "";

    @Option(
            names = "--suite",
            paramLabel = "alldiff|relations|search",
            defaultValue = "alldiff",
            description =
                    "Puzzles and configurations to compare with: for all-different constraints, other constraints, or search."
                            + " Default: ${DEFAULT-VALUE}.")
    private String suite = "alldiff";

    @Option(
            names = ReleaseOptions.PUZZLES,
            split = ",",
            paramLabel = "[NAME=]SET[:N]",
            description = "Puzzles that replace the puzzles of the suite, named as in 'compare'.")
    private List<String> puzzles = List.of();

    @Option(
            names = "--more-search",
            paramLabel = "R",
            defaultValue = "0",
            description =
                    "Allow counters to change if the sums of decisions and conflicts are at most R times as large, such as"
                            + " 1.05. Default: no counter may change.")
    private double moreSearch;

    @Option(
            names = "--tolerance",
            paramLabel = "R",
            description =
                    "Close the gate also if a configuration became slower by a factor of more than R (if the whole 95 %%"
                            + " interval of the factor is above R). Default: times only cause warnings.")
    private @Nullable Double tolerance;

    @Option(names = "--comment", paramLabel = "FILE", description = "Also write the comment to a file.")
    private @Nullable Path comment;

    @Mixin
    private ReleaseOptions options = new ReleaseOptions();

    @Override
    public Integer call() {
        if (!(moreSearch >= 0)) throw new InputException("--more-search " + moreSearch + ": expected 0 or more");
        if (tolerance != null && !(tolerance >= 1)) {
            throw new InputException("--tolerance " + tolerance + ": expected 1 or more");
        }
        ReleaseGate.Allowed allowed = new ReleaseGate.Allowed(moreSearch, tolerance);
        Suite asked =
                puzzles.isEmpty() ? Suite.named(suite) : Suite.named(suite).on(puzzles);
        ReleaseGate gate = new ReleaseGate(
                family(base), family(head), asked, allowed, options.runs(asked.puzzles(), REPETITIONS, line()));
        ReleaseGate.Result result = gate.run();
        String text = GateComment.of(result);
        out().print(text);
        out().flush();
        if (comment != null) write(text, comment);
        err().println("All runs: " + result.directory());
        return result.isOpen() ? ExitCode.DONE : ExitCode.WRONG;
    }

    private static Family family(String text) {
        if (!text.endsWith(JAR)) return SolverCatalog.standard().spec(text).family();
        Path jar = Path.of(text);
        List<Family> families = SolverCatalog.standard().families().stream()
                .filter(each -> each.library()
                        .filter(library -> Releases.holds(jar, library))
                        .isPresent())
                .toList();
        if (families.size() != 1) {
            throw new InputException(jar + ": found " + families.size()
                    + " of the libraries Choco, OR-Tools and Sat4j in this jar, expected one");
        }
        Family family = families.get(0);
        return Releases.ofUser().adopt(family, family.library().orElseThrow(), jar);
    }

    private static void write(String text, Path file) {
        try {
            Files.writeString(file, text);
        } catch (IOException full) {
            throw new SurroundingsException("cannot write " + file + ": " + full, full);
        }
    }
}
