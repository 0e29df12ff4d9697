package crosshatch.experiment.study.tune;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Part;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanBuilder;
import crosshatch.experiment.RaceResult;
import crosshatch.experiment.campaign.Campaign;
import crosshatch.experiment.campaign.Execution;
import crosshatch.experiment.campaign.Messages;
import crosshatch.experiment.campaign.Planner;
import crosshatch.experiment.campaign.Request;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.puzzle.file.JsonReading;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;

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
    /** In a race, a configuration answers one puzzle, then the next one takes its turn, and behind each puzzle there is a test. */
    private static final int BLOCK_PUZZLES = 1;

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

    /**
     * Runs a race in a directory of its own, {@code race-1}, {@code race-2}, …; what is there already is not run again.
     *
     * @param number of the race, from 1
     */
    RaceResult race(ChosenPuzzles training, int number, List<SolverSpec> field, Plan.PlannedRace rules) {
        Campaign all = campaign(raceName(number), training, field, number);
        Campaign race = new Campaign(all.plan().withRace(rules).withBlock(BLOCK_PUZZLES), all.puzzles(), all.catalog());
        return result(complete(raceName(number), race));
    }

    /** What the directory of a race is called. */
    static String raceName(int number) {
        return "race-" + number;
    }

    private static RaceResult result(Path directory) {
        Path file = directory.resolve(RaceResult.FILE + ".json");
        try {
            return JsonReading.STRICT.readValue(JsonReading.text(file), RaceResult.class);
        } catch (JacksonException malformed) {
            throw new InputException(file + ": cannot be read: " + JsonFaults.what(malformed), malformed);
        } catch (IOException unreadable) {
            throw NamedFile.unreadable(file, unreadable);
        }
    }

    /** Runs what is not there yet; returns the directory. */
    Path complete(String name, Campaign campaign) {
        Path place = directory.resolve(name);
        execution.complete(campaign, place);
        return place;
    }
}
