package crosshatch.app.cli;

import crosshatch.app.console.HelpHeading;
import crosshatch.app.console.HelpHeading.Heading;
import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.experiment.campaign.RegressionGate;
import crosshatch.experiment.campaign.SameTreeGate;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of checks that end the command with exit code 1 if they fail. */
@HelpHeading(Heading.CHECKS)
final class AgainstOptions {
    static final String SAME_TREE = "--same-tree";
    private static final String ALLOW_UNMATCHED = "--allow-unmatched";

    @Option(
            names = "--against",
            paramLabel = "DIR",
            description =
                    "Compare answers, counters and times with an earlier experiment in DIR. The exit code is 1 if a"
                            + " counter changed, if an answer was lost, or if only one of the two experiments has a solver, task or"
                            + " puzzle.")
    private @Nullable Path against;

    @Option(
            names = ALLOW_UNMATCHED,
            description =
                    "With --against: compare the solvers, tasks and puzzles that both experiments have, and list the"
                            + " others.")
    private boolean unmatchedAllowed;

    @Option(
            names = "--tolerance",
            paramLabel = "R",
            description =
                    "With --against: exit with 1 also if a solver became slower by a factor of more than R (if the whole"
                            + " 95 %% interval of the factor is above R).")
    private @Nullable Double tolerance;

    @Option(
            names = SAME_TREE,
            description =
                    "Check that all solvers visit the same search trees, node for node, and print the time per node of"
                            + " each solver. If the trees differ, print the differences, and exit with 1. See"
                            + " docs/how-to/why-faster.md.")
    private boolean sameTree;

    /**
     * Checks, before anything runs, that the plan can be compared as requested.
     *
     * @throws InputException if the earlier experiment cannot be read, or the plan has no trees to compare
     */
    void requirePossible(Plan plan) {
        gate().requireReadable();
        trees().requireCounted(plan);
    }

    SameTreeGate trees() {
        return new SameTreeGate(sameTree);
    }

    /**
     * Returns the comparison with an earlier experiment.
     *
     * @throws InputException if an option that needs --against is used without it
     */
    RegressionGate gate() {
        if (against == null && tolerance != null)
            throw new InputException("--tolerance: expected --against DIR too, the experiment to compare with");
        if (against == null && unmatchedAllowed)
            throw new InputException(ALLOW_UNMATCHED + ": expected --against DIR too, the experiment to compare with");
        return new RegressionGate(against, tolerance, unmatchedAllowed);
    }
}
