package crosshatch.experiment.study.tune;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Plan;
import crosshatch.experiment.RaceResult;
import crosshatch.experiment.campaign.Campaign;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.puzzle.file.JsonReading;
import crosshatch.solver.SolverSpec;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.core.JacksonException;

/** Runs races in directories of their own, {@code race-1}, {@code race-2}, …; what is there already is not run again. */
final class RaceTrack implements Tuner.Races {
    /** A configuration answers one puzzle, then the next one takes its turn, and behind each puzzle there is a test. */
    private static final int BLOCK_PUZZLES = 1;

    private final TuningSite site;
    private final ChosenPuzzles training;

    RaceTrack(TuningSite site, ChosenPuzzles training) {
        this.site = site;
        this.training = training;
    }

    /** What the directory of a race is called. */
    static String name(int number) {
        return "race-" + number;
    }

    @Override
    public RaceResult run(int number, List<SolverSpec> field, Plan.PlannedRace rules) {
        Campaign all = site.campaign(name(number), training, field, number);
        Campaign race = new Campaign(all.plan().withRace(rules).withBlock(BLOCK_PUZZLES), all.puzzles(), all.catalog());
        return result(site.complete(name(number), race));
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
}
