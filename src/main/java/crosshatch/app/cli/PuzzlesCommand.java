package crosshatch.app.cli;

import crosshatch.app.console.ProjectFolder;
import crosshatch.app.console.SetGenerationProgress;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;

/** Lists and manages the sets of puzzles: the command {@code puzzles}. */
@Command(
        name = "puzzles",
        description = "Lists, fetches and checks the sets of puzzles.",
        subcommands = {PuzzlesListCommand.class, PuzzlesFetchCommand.class, PuzzlesCheckCommand.class},
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "  crosshatch puzzles list",
            "  crosshatch puzzles fetch norvig17",
            "  crosshatch puzzles fetch bench250k",
            "  crosshatch puzzles fetch norvig17 --from Downloads/sudokus_17.txt",
            "  crosshatch puzzles check my-puzzles.txt"
        })
public final class PuzzlesCommand extends ProgramCommand {
    private final SolverCatalog solvers;
    private final Path home;

    /** Takes the built-in solvers, and the puzzles of this installation. */
    public PuzzlesCommand() {
        this(SolverCatalog.standard(), ProjectFolder.folder());
    }

    PuzzlesCommand(SolverCatalog solvers, Path home) {
        this.solvers = solvers;
        this.home = home;
    }

    SolverCatalog solvers() {
        return solvers;
    }

    PuzzleSets sets(ReaderSettings settings) {
        return new PuzzleSets(home, settings).madeBy(new SetGenerationProgress(false));
    }

    PuzzleSets sets() {
        return sets(ReaderSettings.DEFAULT);
    }

    @Override
    public Integer call() {
        throw new ParameterException(line(), "puzzles: expected one of list, fetch, check");
    }

    /** A command below {@code puzzles}, which provides sets and solvers. */
    abstract static class Subcommand extends ProgramCommand {
        @ParentCommand
        @SuppressWarnings("NullAway.Init") // set by picocli
        private PuzzlesCommand parent;

        final PuzzlesCommand parent() {
            return parent;
        }
    }
}
