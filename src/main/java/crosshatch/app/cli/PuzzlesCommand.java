package crosshatch.app.cli;

import crosshatch.app.console.Home;
import crosshatch.app.console.SetsInTheMaking;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Lists and manages the sets of puzzles: the command {@code puzzles}. */
@Command(
        name = "puzzles",
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
            "  crosshatch puzzles list",
            "  crosshatch puzzles fetch norvig17",
            "  crosshatch puzzles fetch bench250k",
            "  crosshatch puzzles fetch norvig17 --from Downloads/sudokus_17.txt",
            "  crosshatch puzzles lint my-puzzles.txt"
        })
public final class PuzzlesCommand extends ProgramCommand {
    private final SolverCatalog solvers;
    private final Path home;

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
        throw new ParameterException(line(), "puzzles: expected one of list, verify, fetch, lint, stats");
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

    /** The sets that a command examines one by one, whole or in part. */
    static final class Sets {
        @Parameters(arity = "1..*", paramLabel = "SET|FILE", description = "Names of sets, or files of puzzles.")
        private List<String> names = List.of();

        @Option(names = "--limit", paramLabel = "N", description = "Take only the first N puzzles.")
        private long limit = InstanceSelection.EVERY;

        @Mixin
        private ReadingOptions reading = new ReadingOptions();

        /**
         * Passes on set after set with its puzzles, then prints the skipped bad lines.
         *
         * @throws crosshatch.base.InputException if a set is missing, or cannot be read
         */
        void forEach(Subcommand command, BiConsumer<PuzzleSet, Stream<Instance>> look) {
            PuzzleSets sets = command.parent().sets(reading.settings());
            for (String name : names) {
                PuzzleSet set = sets.resolve(name);
                try (Stream<Instance> instances = set.instances(InstanceSelection.first(limit))) {
                    look.accept(set, instances);
                }
            }
            reading.reportSkipped(command.err());
        }
    }
}
