package crosshatch.experiment.study.tune;

import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Part;
import crosshatch.experiment.PlanBuilder;
import crosshatch.experiment.campaign.Campaign;
import crosshatch.experiment.campaign.Execution;
import crosshatch.experiment.campaign.Messages;
import crosshatch.experiment.campaign.Planner;
import crosshatch.experiment.campaign.Request;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Where a tuning runs its experiments.
 *
 * @param tuning says how
 * @param directory holds a directory for each
 * @param catalog knows the solvers
 * @param execution runs them
 * @param messages is told what comes to light
 */
record TuningSite(Tuning tuning, Path directory, SolverCatalog catalog, Execution execution, Messages messages) {
    /**
     * An experiment in which each solver answers each puzzle once.
     *
     * @param name of its directory
     * @param number tells its seed from those of the others
     */
    Campaign campaign(String name, ChosenPuzzles puzzles, List<SolverSpec> solvers, int number) {
        Path whole = directory.toAbsolutePath().normalize();
        return new Planner(catalog, "the tuning", messages)
                .plan(new Request(
                        PlanBuilder.builder()
                                .experiment(whole.getFileName() + "-" + name)
                                .question(Question.parse(tuning.question()))
                                .limits(tuning.limits())
                                .repetitions(1)
                                .seed(tuning.seed() + number)
                                .placement(tuning.placement())
                                .shard(Part.WHOLE),
                        puzzles,
                        solvers.stream().map(SolverSpec::toString).toList(),
                        Request.Scope.NAMED,
                        false,
                        Optional.of(Duration.ofNanos(tuning.warmupNanos()))));
    }

    /** Runs what is not there yet; returns the directory. */
    Path complete(String name, Campaign campaign) {
        Path place = directory.resolve(name);
        execution.complete(campaign, place);
        return place;
    }
}
