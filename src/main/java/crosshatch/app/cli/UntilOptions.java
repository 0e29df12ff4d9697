package crosshatch.app.cli;

import crosshatch.app.console.HelpHeading;
import crosshatch.app.console.HelpHeading.Heading;
import crosshatch.base.InputException;
import crosshatch.experiment.Plan.PlannedDecision;
import crosshatch.results.report.statistics.DecisionRule.Measure;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of a comparison that ends when its pairs of solvers are decided. */
@HelpHeading(Heading.UNTIL)
final class UntilOptions {
    static final String UNTIL = "--until";

    /** The largest ratio of a batch, so that no single batch dominates. */
    private static final double CLIP = 3;

    /** The conditions for the end of a comparison. */
    enum End {
        DECIDED
    }

    @Option(
            names = UNTIL,
            paramLabel = "decided",
            description = {
                "Continue until each pair of solvers is decided: one solver is better by more than --margin, or both are equal within"
                        + " --margin. You may look at the results at any time. Solvers answer batches of 30 puzzles, each in fresh JVMs.",
                "If the time limit is above 10 s, batches are smaller. Generator specs without /count have 2,000 puzzles. See docs/explanation/deciding.md."
            })
    private @Nullable End until;

    @Option(
            names = "--margin",
            paramLabel = "R",
            description =
                    "With --until: the largest ratio that does not matter to you, such as 1.1. With --measure solved: the largest difference of shares."
                            + " Default: 1.1, or 0.05.")
    private @Nullable Double margin;

    @Option(
            names = "--confidence",
            paramLabel = "P",
            description = "With --until: the probability that all decisions are right, such as 95%%. Default: 95%%.")
    private @Nullable String confidence;

    @Option(
            names = "--reference",
            paramLabel = "SOLVER",
            description = "With --until: compare each solver only with this solver. Default: compare all pairs.")
    private @Nullable String reference;

    @Option(
            names = "--measure",
            paramLabel = "M",
            description = "With --until: compare time, solved (number of solved puzzles) or backtracks. Default: time.")
    private @Nullable Measure measure;

    @Option(
            names = "--budget",
            paramLabel = "TIME",
            description = "With --until: stop after this time, even if some pairs are not decided. Default: none.")
    private @Nullable Duration budget;

    @Option(
            names = "--plan-only",
            description =
                    "With --until: run a pilot of at most two minutes, and print how many puzzles and how much time to expect,"
                            + " instead of the comparison.")
    private boolean planOnly;

    /**
     * Returns whether only a pilot is run.
     *
     * @throws InputException if the option is used without {@value #UNTIL}
     */
    boolean isPlanOnly() {
        if (planOnly && until == null) throw new InputException("--plan-only: expected " + UNTIL + " decided too");
        return planOnly;
    }

    /**
     * Returns the rule of decision, if there is one.
     *
     * @throws InputException if an option is used without {@value #UNTIL}, or a number is out of range
     */
    Optional<PlannedDecision> planned() {
        if (until == null) {
            refuse("--margin", margin);
            refuse("--confidence", confidence);
            refuse("--reference", reference);
            refuse("--measure", measure);
            refuse("--budget", budget);
            return Optional.empty();
        }
        Measure compared = measure == null ? Measure.TIME : measure;
        double usual = compared == Measure.SOLVED ? 0.05 : 1.1;
        return Optional.of(new PlannedDecision(
                compared.word(),
                margin == null ? usual : margin,
                CLIP,
                confidence == null ? 0.95 : share(confidence),
                reference,
                budget == null ? null : budget.toNanos()));
    }

    private static void refuse(String name, @Nullable Object value) {
        if (value != null) throw new InputException(name + ": expected " + UNTIL + " decided too");
    }

    /** Reads a share: {@code 95%} or {@code 0.95}. */
    private static double share(String text) {
        try {
            return text.endsWith("%")
                    ? Double.parseDouble(text.substring(0, text.length() - 1)) / 100
                    : Double.parseDouble(text);
        } catch (NumberFormatException malformed) {
            throw new InputException("--confidence " + text + ": expected a share, such as 95%", malformed);
        }
    }
}
