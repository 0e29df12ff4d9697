package crosshatch.experiment.study.release;

import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Part;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanBuilder;
import crosshatch.experiment.campaign.Execution;
import crosshatch.experiment.campaign.Messages;
import crosshatch.experiment.campaign.Planner;
import crosshatch.experiment.campaign.Request;
import crosshatch.results.database.RunDatabase;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Runs comparisons of releases: each solver in a JVM of its own, taking turns.
 *
 * @param puzzles that are answered
 * @param question about each
 * @param limits of each run
 * @param warmup of each solver, at most
 * @param repetitions of each run
 * @param seed of the order of runs
 * @param directory holds a results directory for each comparison
 * @param execution runs them
 * @param messages receives notes on the runs
 */
public record ReleaseRuns(
        ChosenPuzzles puzzles,
        Question question,
        Limits limits,
        Duration warmup,
        int repetitions,
        long seed,
        Path directory,
        Execution execution,
        Messages messages) {
    /** Whether a solver takes these puzzles. */
    boolean canBeAsked(SolverSpec spec) {
        return puzzles.refusal(spec, question).isEmpty();
    }

    /** Runs what is not there yet; returns the results directory. */
    Path complete(String name, List<SolverSpec> solvers) {
        Path place = directory.resolve(name);
        execution.complete(
                new Planner(SolverCatalog.standard(), "the comparison of releases", messages)
                        .plan(new Request(
                                PlanBuilder.builder()
                                        .experiment(directory
                                                        .toAbsolutePath()
                                                        .normalize()
                                                        .getFileName()
                                                + "-" + name)
                                        .question(question)
                                        .limits(limits)
                                        .repetitions(repetitions)
                                        .seed(seed)
                                        .placement(new Plan.PlannedPlacement(true, 1, 1, null, null, null, null))
                                        .shard(Part.WHOLE),
                                puzzles,
                                solvers.stream().map(SolverSpec::toString).toList(),
                                Request.Scope.NAMED,
                                false,
                                Optional.of(warmup))),
                place);
        return place;
    }

    /** The records there; to be closed. */
    static RunDatabase open(Path place) {
        return RunDatabase.open(List.of(place));
    }
}
