package crosshatch.experiment.study.replicate;

import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.campaign.Campaign;
import crosshatch.experiment.campaign.Execution;
import crosshatch.experiment.campaign.Messages;
import crosshatch.experiment.study.replicate.Conclusion.Standing;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.results.ResultsStore;
import crosshatch.results.database.RunDatabase;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Reference experiments made again in part, on this machine, to check whether their conclusions hold here.
 *
 * @param reference holds a directory for each experiment
 * @param directory holds those that are made here
 * @param share of the runs of each that is made: more than 0, at most 1
 * @param catalog knows the solvers
 * @param sets finds a set of a plan
 * @param isHere whether the set that a text names is on this machine
 * @param execution runs them
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
     * A conclusion, here and there.
     *
     * @param reference its standing by the records from which it was drawn
     * @param here its standing by the records of this machine
     */
    public record Result(Conclusion conclusion, Standing reference, Standing here) {
        /** Whether the two contradict each other, or the sentence its own records. */
        public boolean fails() {
            return reference != Standing.HOLDS || here == Standing.DOES_NOT_HOLD;
        }
    }

    /** Runs the runs that the directory does not hold yet; results are in the order of the conclusions. */
    public List<Result> of(List<Conclusion> conclusions) {
        Map<String, List<Conclusion>> experiments = conclusions.stream()
                .collect(Collectors.groupingBy(Conclusion::experiment, LinkedHashMap::new, Collectors.toList()));
        Map<Conclusion, Result> results = new LinkedHashMap<>();
        experiments.forEach((experiment, those) -> {
            List<Standing> recorded = standings(reference.resolve(experiment), those);
            List<Standing> here = made(experiment) ? standings(directory.resolve(experiment), those) : open(those);
            for (int at = 0; at < those.size(); at++) {
                results.put(those.get(at), new Result(those.get(at), recorded.get(at), here.get(at)));
            }
        });
        return conclusions.stream().map(results::get).toList();
    }

    private static List<Standing> open(List<Conclusion> conclusions) {
        return conclusions.stream().map(each -> Standing.OPEN).toList();
    }

    private static List<Standing> standings(Path directory, List<Conclusion> conclusions) {
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            return conclusions.stream().map(each -> each.in(runs)).toList();
        }
    }

    /** @return false if no set of the experiment is here */
    private boolean made(String experiment) {
        Plan whole = PlanFile.read(reference.resolve(experiment).resolve(ResultsStore.PLAN));
        List<Plan.PlannedSet> here = new ArrayList<>();
        for (Plan.PlannedSet set : whole.sets()) {
            if (isHere.test(set.source())) here.add(set);
            else messages.say(experiment + ": left out: " + set.name() + " is not on this machine");
        }
        if (here.isEmpty()) return false;
        Campaign part = Campaign.of(whole.withSets(here).part(share), catalog, sets);
        messages.say(String.format(
                "%s: %,d of %,d runs",
                experiment, part.plan().runs(), whole.withSets(here).runs()));
        execution.complete(part, directory.resolve(experiment));
        return true;
    }
}
