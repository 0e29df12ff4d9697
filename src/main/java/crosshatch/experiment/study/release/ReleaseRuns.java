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
 * Runs comparisons of releases. Each solver has a JVM of its own, and the solvers take turns.
 *
 * @param puzzles the puzzles to answer
 * @param question the task on each puzzle
 * @param limits the limits of each run
 * @param warmup the longest warm-up of each solver
 * @param repetitions the number of repetitions of each run
 * @param seed the seed of the order of runs
 * @param directory the folder with a results directory for each comparison
 * @param execution makes the runs
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
    /** Returns whether a solver accepts these puzzles. */
    boolean canBeAsked(SolverSpec spec) {
        return puzzles.refusal(spec, question).isEmpty();
    }

    /** Makes the missing runs; returns the results directory. */
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

    /** Opens the records in a directory. The caller closes them. */
    static RunDatabase open(Path place) {
        return RunDatabase.open(List.of(place));
    }
}
