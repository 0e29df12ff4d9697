package crosshatch.experiment.campaign;

import crosshatch.base.InputException;
import crosshatch.base.Scratch;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.results.ResultsStore;
import crosshatch.results.database.ReadPolicy;
import crosshatch.results.report.Decisions;
import crosshatch.results.report.Decisions.DecidedPair;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Columns;
import crosshatch.results.report.table.Table;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * A short run that estimates the duration of a comparison that ends when its pairs are decided. Its runs are not kept.
 *
 * @param decisions the state of the decisions at its end
 * @param puzzles the number of puzzles that the comparison has, isomorphs included
 * @param nanosOfABatch the time of a batch of all solvers in ns, with the starts and warm-ups of their JVMs
 */
public record Pilot(Decisions decisions, long puzzles, double nanosOfABatch) {
    private static final long LONGEST_NANOS = 120_000_000_000L;
    private static final double NANOS_OF_AN_HOUR = 3.6e12;

    /**
     * Runs the campaign for at most two minutes, with its puzzles in another order.
     *
     * @throws InputException if the plan does not end by decisions, or if the time was too short for two batches
     */
    public static Pilot run(Campaign campaign, Execution execution) {
        Plan.PlannedDecision until = campaign.plan().until();
        if (until == null)
            throw new InputException("a pilot: expected a comparison that ends when its pairs are decided");
        long budget = Math.min(LONGEST_NANOS, Objects.requireNonNullElse(until.budgetNanos(), LONGEST_NANOS));
        Plan plan = campaign.plan().with(changed -> changed.experiment("pilot")
                .seed(campaign.plan().seed() + 1)
                .until(until.within(budget)));
        long start = System.nanoTime();
        try (Scratch scratch = Scratch.open()) {
            Path directory = scratch.folder().resolve("pilot");
            execution.run(
                    new Campaign(plan, campaign.puzzles(), campaign.catalog()),
                    () -> ResultsStore.create(directory, PlanFile.tree(plan)));
            long nanos = System.nanoTime() - start;
            try (CampaignFindings findings = new CampaignFindings(
                    plan, directory, ReadPolicy.STRICT, campaign.catalog().everyFamily())) {
                return of(findings.decisions().orElseThrow(), campaign.plan().puzzles(), nanos);
            }
        }
    }

    private static Pilot of(Decisions decisions, long puzzles, long nanos) {
        int batches = decisions.pairs().stream()
                .mapToInt(pair -> pair.decision().looks().size())
                .max()
                .orElse(0);
        if (batches < 2) {
            throw new InputException(
                    "the pilot had time for " + batches
                            + " batches, expected 2 or more. Shorten the warm-up or the limit of a run, or take easier puzzles");
        }
        return new Pilot(decisions, puzzles, (double) nanos / batches);
    }

    /** Makes a table with a row for each pair of solvers. */
    public Table table() {
        return new Columns<DecidedPair>()
                .text("first", "solver", DecidedPair::first)
                .text("second", "against", DecidedPair::second)
                .number(
                        "value",
                        "found so far",
                        each -> Cell.number(decisions.rule().shown(each.last().mean())))
                .count("pilot_batches", "batches of the pilot", each -> each.decision()
                        .looks()
                        .size())
                .number("batches", "batches expected", each -> expected(each, 1))
                .number(
                        "puzzles",
                        "puzzles expected",
                        each -> expected(
                                each,
                                each.last().puzzles()
                                        / (double) each.decision().looks().size()))
                .number("hours", "hours expected", each -> hours(each, 1))
                .number("hours_two", "on 2 machines", each -> hours(each, 2))
                .number("hours_eight", "on 8 machines", each -> hours(each, 8))
                .table("pilot", "Expected until the pairs are decided", decisions.pairs(), notes());
    }

    private static Cell expected(DecidedPair pair, double times) {
        long batches = pair.decision().expectedBatches();
        return batches == Long.MAX_VALUE ? Cell.text("unknown") : Cell.count(Math.round(batches * times));
    }

    private Cell hours(DecidedPair pair, int machines) {
        long batches = pair.decision().expectedBatches();
        return batches == Long.MAX_VALUE
                ? Cell.text("unknown")
                : Cell.number(batches * nanosOfABatch / NANOS_OF_AN_HOUR / machines);
    }

    private List<String> notes() {
        return List.of(
                String.format(
                        Locale.ROOT,
                        "The sets have %,d puzzles, isomorphs included. A pair for which more puzzles are expected ends undecided, unless"
                                + " you add puzzles, isomorphs or a generated set.",
                        puzzles),
                "Fewer puzzles may be enough for a test at the end of a comparison without this rule. Such a test asks only whether the"
                        + " ratio differs from 1, and a report on power has the number of puzzles for that test.",
                "The expected numbers are computed from the mean and the variance of the pilot. The pilot has few batches, so these"
                        + " numbers may be wrong by a factor of about 3.",
                "`unknown` means that the mean of the pilot is too near to the margin.",
                "Each time covers all solvers, so the comparison takes the longest time of its pairs.",
                "To use n machines, run n shards, each with this time as its budget. The report on all shards decides from the batches"
                        + " of all shards. A single shard would decide later.",
                "The runs of the pilot are not recorded, and are not part of the comparison.");
    }
}
