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
 * Runs the experiments of a tuning.
 *
 * @param tuning the request
 * @param directory the folder with a directory for each experiment
 * @param catalog makes the solvers
 * @param execution makes the runs
 * @param messages receives notes on the runs
 */
record TuningSite(Tuning tuning, Path directory, SolverCatalog catalog, Execution execution, Messages messages) {
    /** The block of a race: each configuration answers one puzzle, and each puzzle is followed by a test. */
    private static final int BLOCK_PUZZLES = 1;

    /**
     * Makes an experiment in which each solver answers each puzzle once.
     *
     * @param name the name of its directory
     * @param number distinguishes its seed from other experiments
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
     * Runs a race in its own directory, {@code race-1}, {@code race-2}, …; recorded runs are not repeated.
     *
     * @param number the number of the race, from 1
     */
    RaceResult race(ChosenPuzzles training, int number, List<SolverSpec> field, Plan.PlannedRace rules) {
        Campaign all = campaign(raceName(number), training, field, number);
        Campaign race = new Campaign(all.plan().withRace(rules).withBlock(BLOCK_PUZZLES), all.puzzles(), all.catalog());
        return result(complete(raceName(number), race));
    }

    /** Returns the name of the directory of a race. */
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

    /** Makes the missing runs; returns the directory. */
    Path complete(String name, Campaign campaign) {
        Path place = directory.resolve(name);
        execution.complete(campaign, place);
        return place;
    }
}
