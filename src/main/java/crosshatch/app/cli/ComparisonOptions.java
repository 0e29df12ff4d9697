package crosshatch.app.cli;

import crosshatch.app.console.Listed;
import crosshatch.app.console.Listed.Heading;
import crosshatch.app.console.StandardError;
import crosshatch.base.InputException;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Plan;
import crosshatch.experiment.Plan.PlannedDecision;
import crosshatch.experiment.PlanBuilder;
import crosshatch.experiment.campaign.Campaign;
import crosshatch.experiment.campaign.Planner;
import crosshatch.experiment.campaign.Request;
import crosshatch.experiment.campaign.Request.Scope;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.solver.Question;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say what is compared. */
final class ComparisonOptions {
    /** The command; the name of an experiment that has no other yet. */
    static final String COMMAND = "compare";

    private static final String SOLVERS = "--solvers";

    @Option(
            names = SOLVERS,
            split = ",",
            paramLabel = "[LABEL=]SPEC",
            description =
                    "Solvers, as family/option=value/…; see 'solvers list'. LABEL= names one wherever it is shown."
                            + " Default: all families, with --full the four paradigms and swift.")
    private List<String> solvers = List.of();

    @Mixin
    private GuestOptions guests = new GuestOptions();

    @Mixin
    private PuzzleOptions puzzles = new PuzzleOptions();

    @Listed(Heading.WORK)
    @Option(
            names = "--full",
            description = "Run the main job at full size: the four paradigms and swift on the 250,000 puzzles of"
                    + " bench250k, which are made on first use.")
    private boolean full;

    @Listed(Heading.CHECKS)
    @Option(
            names = "--aa",
            description =
                    "Run an A/A check: each solver takes part twice, as #1 and #2. A table gives the share of tests"
                            + " that find a difference; by chance it is 5 %%.")
    private boolean twice;

    @Listed(Heading.WORK)
    @Option(
            names = "--isomorphs",
            paramLabel = "K",
            defaultValue = "0",
            description =
                    "Follow each puzzle by K random isomorphs (digits renamed, rows, columns and boxes moved, as far as its"
                            + " board stays the same); see --seed.")
    private int isomorphs;

    @Mixin
    private QuestionOption question = new QuestionOption(Question.ANY);

    @Mixin
    private UntilOptions until = new UntilOptions();

    @Mixin
    private LimitOptions limits = new LimitOptions();

    @Option(
            names = "--repeat",
            paramLabel = "N",
            description = "Number of measured runs of each solver on each puzzle. Default: 10 without --puzzles, --full"
                    + " and --cold, else 1.")
    private @Nullable Integer repeat;

    @Listed(Heading.LIMITS)
    @Option(
            names = "--warmup",
            paramLabel = "TIME",
            description =
                    "Warm up each solver until it is steady, at most this long. Default: 10s, or less where all measured"
                            + " runs take less than a second.")
    private @Nullable Duration warmup;

    @Listed(Heading.LIMITS)
    @Option(
            names = "--cold",
            description =
                    "Run without warm-up, each run the first of a fresh JVM (with --isolate off: from the first run"
                            + " on).")
    private boolean cold;

    @Listed(Heading.CHECKS)
    @Option(
            names = "--certify",
            description = "Prove each refutation, in an extra run that is not measured, and check the proof. A false"
                    + " status is then found even if all solvers agree. See docs/explanation/proofs.md.")
    private boolean certify;

    @Listed(Heading.WORK)
    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Seed of samples and of the order of runs. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    /** @throws InputException for a number that makes no sense */
    void check() {
        if (repeat != null && repeat < 1) throw new InputException("--repeat " + repeat + ": expected 1 or more");
    }

    /** Solvers from outside that the experiment in this directory was begun with need not be brought again. */
    void resume(Path directory, CommandLine command) {
        guests.resume(directory, new StandardError(command));
    }

    /** Whether a pilot takes the place of the comparison. */
    boolean isPlanOnly() {
        return until.isPlanOnly();
    }

    /** The solvers of the house and those brought along. */
    SolverCatalog catalog() {
        return guests.catalog();
    }

    /**
     * What these options ask for.
     *
     * @throws InputException if they do not go together, or name what is not there
     */
    Campaign campaign(PlacementOptions placement, CommandLine command) {
        Scope scope = scope();
        Optional<PlannedDecision> decision = until.planned();
        List<PuzzleSet> sets =
                scope == Scope.FULL ? puzzles.resolved(Scope.FULL_SETS) : puzzles.sets(decision.isPresent());
        ChosenPuzzles chosen = new ChosenPuzzles(sets, puzzles.selection(seed).withIsomorphs(isomorphs));
        puzzles.reportSkipped(command.getErr()); // now: each repetition would skip them again
        return new Planner(guests.catalog(), SOLVERS, new StandardError(command))
                .plan(new Request(
                        PlanBuilder.builder()
                                .experiment(COMMAND)
                                .question(question.asked())
                                .limits(limits.limits())
                                .repetitions(
                                        repeat == null ? decision.isPresent() ? 1 : scope.repetitions(cold) : repeat)
                                .seed(seed)
                                .placement(placement.planned(cold))
                                .certify(certify)
                                .until(decision.orElse(null))
                                .shard(placement.shard()),
                        chosen,
                        solvers,
                        scope,
                        twice,
                        cold ? Optional.of(Duration.ZERO) : Optional.ofNullable(warmup)));
    }

    private Scope scope() {
        if (!full) return puzzles.isDefault() ? Scope.QUICK : Scope.NAMED;
        if (puzzles.isDefault()) return Scope.FULL;
        throw new InputException("--full is about bench250k: leave it out, or leave out --puzzles");
    }

    /**
     * What a plan names.
     *
     * @throws InputException if that is not there
     */
    Campaign campaign(Plan plan, CommandLine command) {
        Campaign campaign = Campaign.of(plan, guests.catalog(), puzzles::planned);
        puzzles.reportSkipped(command.getErr());
        return campaign;
    }
}
