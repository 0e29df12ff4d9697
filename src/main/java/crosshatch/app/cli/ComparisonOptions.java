package crosshatch.app.cli;

import crosshatch.app.console.HelpHeading;
import crosshatch.app.console.HelpHeading.Heading;
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
import crosshatch.experiment.pack.RepeatedPack;
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

/** The options that determine a comparison. */
final class ComparisonOptions {
    /** The name of the command, and of an experiment without another name. */
    static final String COMMAND = "compare";

    private static final String SOLVERS = "--solvers";

    @Option(
            names = SOLVERS,
            split = ",",
            paramLabel = "[LABEL=]SPEC",
            description =
                    "Solvers, as family/option=value/…; see 'solvers list'. A family may be the file of a MiniZinc model:"
                            + " mine.mzn/solver=gecode. LABEL= gives a solver the name that tables show. Default: all families; with --full, one solver of each paradigm and swift.")
    private List<String> solvers = List.of();

    @Mixin
    private ExternalSolverOptions guests = new ExternalSolverOptions();

    @Mixin
    private PuzzleOptions puzzles = new PuzzleOptions();

    @HelpHeading(Heading.WORK)
    @Option(
            names = "--full",
            description =
                    "Run one solver of each of the four paradigms, and swift, on the 250,000 puzzles of bench250k. The"
                            + " first use generates these puzzles.")
    private boolean full;

    @HelpHeading(Heading.CHECKS)
    @Option(
            names = "--aa",
            description =
                    "Compare each solver with itself (an A/A test): it takes part twice, as #1 and #2. A table shows the"
                            + " share of tests that find a difference. By chance, 5 %% of the tests find one.")
    private boolean twice;

    @HelpHeading(Heading.WORK)
    @Option(
            names = "--isomorphs",
            paramLabel = "K",
            defaultValue = "0",
            description =
                    "Add K random isomorphs of each puzzle: digits are renamed, and rows, columns and boxes are moved where the"
                            + " board permits it. See --seed.")
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
            description =
                    "Number of measured runs of each solver on each puzzle. Default: 1, but 10 if --puzzles, --full and"
                            + " --cold are all left out.")
    private @Nullable Integer repeat;

    @HelpHeading(Heading.LIMITS)
    @Option(
            names = "--warmup",
            paramLabel = "TIME",
            description =
                    "Warm up each solver until its times are steady, at most this long. Default: 10s, or less if all measured"
                            + " runs together take less than a second.")
    private @Nullable Duration warmup;

    @HelpHeading(Heading.LIMITS)
    @Option(
            names = "--cold",
            description =
                    "Run without warm-up. Each run is then the first run of a fresh JVM, except with --isolate off.")
    private boolean cold;

    @HelpHeading(Heading.CHECKS)
    @Option(
            names = "--certify",
            description =
                    "Prove each answer that there is no solution, or no second one, in an extra run that is not measured,"
                            + " and check the proof. This finds a wrong answer even if all solvers agree. See"
                            + " docs/explanation/proofs.md.")
    private boolean certify;

    @HelpHeading(Heading.WORK)
    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Seed of samples and of the order of runs. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    /**
     * Checks the options.
     *
     * @throws InputException for a number out of range
     */
    void check() {
        if (repeat != null && repeat < 1) throw new InputException("--repeat " + repeat + ": expected 1 or more");
    }

    /** Adds the external solvers with which the experiment in this directory was begun. */
    void resume(Path directory, CommandLine command) {
        guests.resume(directory, new StandardError(command));
    }

    /**
     * Unpacks an experiment that is run again with the puzzles and descriptions of its pack.
     *
     * @param folder an empty folder
     */
    RepeatedPack unpack(Path pack, Path folder, CommandLine command) {
        RepeatedPack whole = RepeatedPack.unpack(pack, folder);
        RepeatedPack repeated = puzzles.share() < 1 ? whole.part(puzzles.share()) : whole;
        guests.resume(folder, new StandardError(command));
        puzzles.takeFrom(repeated);
        return repeated;
    }

    /** Returns whether a pilot replaces the comparison. */
    boolean isPlanOnly() {
        return until.isPlanOnly();
    }

    /** Returns the built-in solvers and the user's. */
    SolverCatalog catalog() {
        return guests.catalog();
    }

    /**
     * Makes the requested campaign.
     *
     * @throws InputException if the options do not go together, or name something that is missing
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
        throw new InputException(
                "--full with --puzzles: expected one of the two, because --full chooses the set bench250k");
    }

    /**
     * Makes the campaign of a plan.
     *
     * @throws InputException if it names something that is missing
     */
    Campaign campaign(Plan plan, CommandLine command) {
        Campaign campaign = Campaign.of(plan, guests.catalog(), puzzles::planned);
        puzzles.reportSkipped(command.getErr());
        return campaign;
    }
}
