package crosshatch.app.cli;

import crosshatch.app.console.Listed;
import crosshatch.app.console.Listed.Heading;
import crosshatch.base.InputException;
import crosshatch.experiment.campaign.RegressionGate;
import crosshatch.experiment.campaign.SameTreeGate;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What must hold of the runs, or the exit code is 1. */
@Listed(Heading.CHECKS)
final class AgainstOptions {
    static final String SAME_TREE = "--same-tree";
    private static final String ALLOW_UNMATCHED = "--allow-unmatched";

    @Option(
            names = "--against",
            paramLabel = "DIR",
            description = "Compare answers, counters and times with the experiment in DIR. A changed counter, a lost"
                    + " answer, or a solver, task or puzzle that only one of the two has makes the exit"
                    + " code 1.")
    private @Nullable Path against;

    @Option(
            names = ALLOW_UNMATCHED,
            description = "With --against: list solvers, tasks and puzzles that only one of the two experiments"
                    + " has, and compare the rest.")
    private boolean unmatchedAllowed;

    @Option(
            names = "--tolerance",
            paramLabel = "R",
            description = "With --against: also fail if the 95 %% interval of a solver's ratio of times is above R.")
    private @Nullable Double tolerance;

    @Option(
            names = SAME_TREE,
            description =
                    "Compare solvers only if they have visited the same search trees, node for node, and print the"
                            + " cost of a node for each. Otherwise print the differences, and exit with 1. See"
                            + " docs/how-to/same-tree.md.")
    private boolean sameTree;

    SameTreeGate trees() {
        return new SameTreeGate(sameTree);
    }

    /** @throws InputException if an option about --against stands without it */
    RegressionGate gate() {
        if (against == null && tolerance != null) throw new InputException("--tolerance needs --against DIR");
        if (against == null && unmatchedAllowed) throw new InputException(ALLOW_UNMATCHED + " needs --against DIR");
        return new RegressionGate(against, tolerance, unmatchedAllowed);
    }
}
