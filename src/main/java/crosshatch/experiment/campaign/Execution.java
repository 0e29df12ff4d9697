package crosshatch.experiment.campaign;

import crosshatch.experiment.Experiment;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.worker.WorkerLimits;
import crosshatch.experiment.worker.Workers;
import crosshatch.results.Environment;
import crosshatch.results.ResultsStore;
import crosshatch.results.database.ParquetArchive;
import crosshatch.solver.Family;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.external.RecordedExternalSolvers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Runs campaigns from this process, with workers if the plan requires them, and archives their records in a results directory.
 *
 * @param commandLine the command line for the records
 * @param classPath the class path of the workers
 * @param listeners makes a listener for each run that is about to begin in a store
 */
public record Execution(
        List<String> commandLine, String classPath, Function<ResultsStore, Experiment.Listener> listeners) {
    /**
     * Runs the blocks that the store does not contain yet.
     *
     * @param opened creates or resumes the store, which is closed at the end
     */
    public Experiment.Outcome run(Campaign campaign, Supplier<ResultsStore> opened) {
        Plan plan = campaign.plan();
        try (ResultsStore store = opened.get();
                Workers workers = new Workers(
                        WorkerLimits.of(plan.placement()), campaign.catalog().guests(), classPath);
                Experiment.Listener listener = listeners.apply(store)) {
            RecordedExternalSolvers guests =
                    RecordedExternalSolvers.of(campaign.catalog().guests());
            if (!guests.isEmpty()) store.writeOfSession(RecordedExternalSolvers.NAME, guests);
            Experiment.Outcome outcome = campaign.experiment(workers).run(store, environment(campaign), listener);
            listener.complete();
            store.finish(new ParquetArchive());
            return outcome;
        }
    }

    /**
     * Runs the part of a campaign that a directory does not contain yet, if any.
     *
     * @throws crosshatch.base.InputException if the directory contains another campaign
     */
    public void complete(Campaign campaign, Path directory) {
        if (!Files.exists(directory.resolve(ResultsStore.PLAN))) {
            run(campaign, () -> ResultsStore.create(directory, PlanFile.tree(campaign.plan())));
            return;
        }
        Resumption begun = Resumption.in(directory);
        Resumption.requireSame(begun.planned(), campaign.plan(), directory.toString(), "");
        if (!begun.finished()) run(campaign, () -> begun.open(false));
    }

    private Environment environment(Campaign campaign) {
        List<String> flags = campaign.plan().placement().workers() ? Workers.flags() : List.of();
        return Environment.here(commandLine, flags).with(families(campaign));
    }

    private static List<Family> families(Campaign campaign) {
        return campaign.plan().specs().stream().map(SolverSpec::family).toList();
    }
}
