package crosshatch.experiment.study.reproduce;

import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.campaign.Campaign;
import crosshatch.experiment.campaign.Execution;
import crosshatch.experiment.campaign.Messages;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.results.ResultsStore;
import crosshatch.results.database.RunDatabase;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Runs a part of the reference experiments again on this machine, to check whether their conclusions are true here.
 *
 * @param reference the folder with a directory for each experiment
 * @param directory the folder for the new experiments
 * @param share the share of the runs of each experiment: more than 0, at most 1
 * @param catalog makes the solvers
 * @param sets finds a set of a plan
 * @param isHere returns whether a set is on this machine, by the text that names it
 * @param execution makes the runs
 * @param messages receives the sets that are left out, and the number of runs
 */
public record Replication(
        Path reference,
        Path directory,
        double share,
        SolverCatalog catalog,
        Function<Plan.PlannedSet, PuzzleSet> sets,
        Predicate<String> isHere,
        Execution execution,
        Messages messages) {

    /**
     * Whether a conclusion holds in the reference experiment, and in its repetition on this machine.
     *
     * @param reference its value by the records from which it was drawn
     * @param here its value by the records of this machine
     */
    public record Result(PublishedFigure conclusion, String reference, String here) {
        /** Returns whether the two values contradict each other, or the sentence contradicts its own records. */
        public boolean fails() {
            return !reference.equals(Conclusions.HOLDS) || here.equals(Conclusions.DOES_NOT_HOLD);
        }
    }

    /** Makes the missing runs; returns results in the order of the conclusions. */
    public List<Result> of(Laboratory laboratory, List<PublishedFigure> conclusions) {
        List<String> there = decided(laboratory, conclusions, name -> Optional.of(reference.resolve(name)));
        List<String> here = decided(laboratory, conclusions, this::made);
        return IntStream.range(0, conclusions.size())
                .mapToObj(at -> new Result(conclusions.get(at), there.get(at), here.get(at)))
                .toList();
    }

    private static List<String> decided(
            Laboratory laboratory, List<PublishedFigure> conclusions, Function<String, Optional<Path>> directories) {
        Map<String, Optional<RunDatabase>> opened = new LinkedHashMap<>();
        try {
            for (PublishedFigure each : conclusions) {
                opened.computeIfAbsent(
                        Conclusions.experiment(each),
                        name -> directories.apply(name).map(Replication::open));
            }
            Laboratory recorded = laboratory.withRecords(name -> opened.getOrDefault(name, Optional.empty()));
            return new FigureReproducer(recorded, 1)
                    .reproduce(conclusions, result -> {}).stream()
                            .map(result -> result.values().get(0))
                            .toList();
        } finally {
            opened.values().forEach(runs -> runs.ifPresent(RunDatabase::close));
        }
    }

    private static RunDatabase open(Path directory) {
        return RunDatabase.open(List.of(directory));
    }

    /**
     * Makes an experiment again.
     *
     * @return its directory; empty if no set of the experiment is on this machine
     */
    private Optional<Path> made(String experiment) {
        Plan whole = PlanFile.read(reference.resolve(experiment).resolve(ResultsStore.PLAN));
        List<Plan.PlannedSet> here = new ArrayList<>();
        for (Plan.PlannedSet set : whole.sets()) {
            if (isHere.test(set.source())) here.add(set);
            else messages.say(experiment + ": left out: " + set.name() + " is not on this machine");
        }
        if (here.isEmpty()) return Optional.empty();
        Campaign part = Campaign.of(whole.withSets(here).part(share), catalog, sets);
        messages.say(String.format(
                "%s: %,d of %,d runs",
                experiment, part.plan().runs(), whole.withSets(here).runs()));
        Path made = directory.resolve(experiment);
        execution.complete(part, made);
        return Optional.of(made);
    }
}
