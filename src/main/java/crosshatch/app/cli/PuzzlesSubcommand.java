package crosshatch.app.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** One of the commands {@code crosshatch puzzles …}. */
abstract class PuzzlesSubcommand implements Callable<Integer> {
    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli
    private PuzzlesCommand parent;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    /** Knows the sets and the solvers. */
    PuzzlesCommand parent() {
        return parent;
    }

    CommandSpec spec() {
        return spec;
    }
}
