package crosshatch.app.cli;

import crosshatch.app.console.Home;
import crosshatch.app.console.SetsInTheMaking;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code crosshatch puzzles …}: the sets of puzzles. */
@Command(
        name = "puzzles",
        mixinStandardHelpOptions = true,
        description = "Lists, fetches and checks the sets of puzzles.",
        subcommands = {
            PuzzlesListCommand.class,
            PuzzlesVerifyCommand.class,
            PuzzlesFetchCommand.class,
            PuzzlesLintCommand.class,
            PuzzlesStatsCommand.class
        },
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Examples:",
            "  crosshatch puzzles list",
            "  crosshatch puzzles fetch norvig17",
            "  crosshatch puzzles fetch bench250k",
            "  crosshatch puzzles fetch norvig17 --from Downloads/sudokus_17.txt",
            "  crosshatch puzzles lint my-puzzles.txt"
        })
public final class PuzzlesCommand implements Callable<Integer> {
    private final SolverCatalog solvers;
    private final Path home;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    /** Takes the built-in solvers, and the puzzles of this installation. */
    public PuzzlesCommand() {
        this(SolverCatalog.standard(), Home.folder());
    }

    PuzzlesCommand(SolverCatalog solvers, Path home) {
        this.solvers = solvers;
        this.home = home;
    }

    SolverCatalog solvers() {
        return solvers;
    }

    PuzzleSets sets(ReaderSettings settings) {
        return new PuzzleSets(home, settings).madeBy(new SetsInTheMaking(false));
    }

    PuzzleSets sets() {
        return sets(ReaderSettings.DEFAULT);
    }

    @Override
    public Integer call() {
        throw new ParameterException(spec.commandLine(), "puzzles: expected one of list, verify, fetch, lint, stats");
    }
}
