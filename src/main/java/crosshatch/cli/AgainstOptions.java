package crosshatch.cli;

import crosshatch.campaign.RegressionGate;
import crosshatch.puzzle.InputException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of the regression gate. */
final class AgainstOptions {
    @Option(
            names = "--against",
            paramLabel = "DIR",
            description =
                    "Compare counters and times with the experiment in DIR; a changed counter makes the exit code 1.")
    private @Nullable Path against;

    @Option(
            names = "--tolerance",
            paramLabel = "R",
            description = "With --against: fail too if a solver takes, beyond doubt, more than R times as long.")
    private @Nullable Double tolerance;

    /** @throws InputException if there is a tolerance of nothing */
    RegressionGate gate() {
        if (against == null && tolerance != null) throw new InputException("--tolerance needs --against DIR");
        return new RegressionGate(against, tolerance);
    }
}
