package crosshatch.app.cli;

import crosshatch.app.console.HelpHeading;
import crosshatch.app.console.HelpHeading.Heading;
import crosshatch.app.console.ProjectFolder;
import crosshatch.experiment.campaign.Messages;
import crosshatch.experiment.worker.WorkerLimits;
import crosshatch.experiment.worker.Workers;
import crosshatch.solvers.catalog.ConfigurationFiles;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.external.Description;
import crosshatch.solvers.external.ExternalSolvers;
import crosshatch.solvers.external.RecordedExternalSolvers;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for external solvers and for named configurations. */
@HelpHeading(Heading.SOLVERS)
final class ExternalSolverOptions {
    static final String SOLVER_FILE = "--solver-file";

    @Option(
            names = SOLVER_FILE,
            split = ",",
            paramLabel = "FILE",
            description =
                    "Add solvers. FILE is the description of an external program (docs/how-to/solvers.md), whose name in FILE"
                            + " is the name of the solver, or a jar that names families of solvers in META-INF/services.")
    private List<Path> files = List.of();

    private @Nullable SolverCatalog catalog;

    /**
     * Adds the solvers with which an experiment was begun.
     *
     * @param directory the directory of its results
     * @throws crosshatch.base.InputException if the options name other solvers, or a jar is missing
     */
    void resume(Path directory, Messages messages) {
        RecordedExternalSolvers kept = RecordedExternalSolvers.in(directory);
        ExternalSolvers external = external();
        kept.programs().stream()
                .map(Description::name)
                .filter(name -> external.families().stream()
                        .noneMatch(each -> each.name().equals(name)))
                .forEach(name -> messages.say(name + ": an external program, described in "
                        + directory.resolve(RecordedExternalSolvers.NAME + ".json")));
        catalog = builtInCatalog().with(kept.with(external));
    }

    /**
     * Returns the built-in solvers and the user's.
     *
     * @throws crosshatch.base.InputException if a solver cannot be read, or has a name in use
     */
    SolverCatalog catalog() {
        if (catalog == null) catalog = builtInCatalog().with(external());
        return catalog;
    }

    /** Returns whether code of a user's jar has run in this JVM, so that solvers need JVMs of their own. */
    boolean hasJars() {
        return !catalog().guests().jars().isEmpty();
    }

    /** Makes JVMs for the solvers of the {@link #catalog}. The caller closes them. */
    Workers workers(WorkerLimits limits) {
        return new Workers(limits, catalog().guests(), System.getProperty("java.class.path"));
    }

    private ExternalSolvers external() {
        return ExternalSolvers.of(
                files.stream().filter(file -> !isJar(file)).toList(),
                files.stream().filter(ExternalSolverOptions::isJar).toList());
    }

    private static boolean isJar(Path file) {
        return file.toString().endsWith(".jar");
    }

    private static SolverCatalog builtInCatalog() {
        Path results = ProjectFolder.folder().resolve("results");
        return SolverCatalog.standard()
                .with(new ConfigurationFiles(results.resolve("tuned"), results.resolve("strong")));
    }
}
