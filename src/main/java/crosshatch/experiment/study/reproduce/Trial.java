package crosshatch.experiment.study.reproduce;

import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Part;
import crosshatch.experiment.Plan.PlannedPlacement;
import crosshatch.experiment.PlanBuilder;
import crosshatch.experiment.campaign.Campaign;
import crosshatch.experiment.campaign.Messages;
import crosshatch.experiment.campaign.Planner;
import crosshatch.experiment.campaign.Request;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solvers.catalog.SolverCatalog;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The experiment of some figures, as a data file describes it: the parts of a plan that figures need. All solvers run in this JVM,
 * without a time limit.
 *
 * @param solvers {@code SPEC} or {@code LABEL=SPEC}
 * @param sets the puzzle sets, as for {@code compare}
 * @param question the task; null for {@code any}
 * @param sample the number of puzzles drawn from each set; null for all
 * @param reversed whether each puzzle is followed by its reversal
 * @param decisions the limit of decisions of a run; null for none
 * @param repetitions the number of repetitions after a warm-up; null for a single cold run, if no query reads times
 */
public record Trial(
        List<String> solvers,
        List<String> sets,
        @Nullable String question,
        @Nullable Integer sample,
        @Nullable Boolean reversed,
        @Nullable Integer decisions,
        @Nullable Integer repetitions) {
    /** The seed of samples and of the order of runs. */
    private static final long SEED = 1;

    /**
     * Makes the plan.
     *
     * @throws crosshatch.base.InputException if a set is missing or was changed, or if a solver refuses the puzzles
     */
    public Campaign planned(String experiment, SolverCatalog catalog, PuzzleSets known, Messages messages) {
        InstanceSelection selection = new InstanceSelection(
                InstanceSelection.EVERY,
                Objects.requireNonNullElse(sample, InstanceSelection.EVERY),
                SEED,
                Boolean.TRUE.equals(reversed),
                0);
        PlanBuilder stated = PlanBuilder.builder()
                .experiment(experiment)
                .question(question == null ? Question.ANY : Question.parse(question))
                .limits(decisions == null ? Limits.UNLIMITED : Limits.ofDecisions(decisions))
                .repetitions(Objects.requireNonNullElse(repetitions, 1))
                .seed(SEED)
                .placement(PlannedPlacement.HERE)
                .shard(Part.WHOLE);
        Optional<Duration> warmup = repetitions == null ? Optional.of(Duration.ZERO) : Optional.empty();
        return new Planner(catalog, "solvers", messages)
                .plan(new Request(
                        stated,
                        new ChosenPuzzles(known.resolve(sets), selection),
                        solvers,
                        Request.Scope.NAMED,
                        false,
                        warmup));
    }
}
