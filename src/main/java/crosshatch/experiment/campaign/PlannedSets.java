package crosshatch.experiment.campaign;

import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.SkippedLines;
import java.nio.file.Path;

/** Whether the puzzle sets of a plan are on this machine, and what they were. Nothing is made or fetched. */
public final class PlannedSets {
    private PlannedSets() {}

    /**
     * For people.
     *
     * @param home holds {@code puzzles/}
     * @throws InputException if it is another set than the one of the plan
     */
    public static String state(Path home, Plan.PlannedSet planned) {
        PuzzleSets sets = new PuzzleSets(home, planned.reading().toSettings(new SkippedLines()));
        if (!sets.isHere(planned.source())) return "not here, not checked";
        PuzzleSet found = sets.resolve(planned.source());
        String hash = planned.sha256();
        if (hash == null) return "here, without a hash in the plan";
        if (hash.equals(found.sha256())) return "intact";
        throw new InputException("SHA-256 " + found.sha256() + ", planned with " + hash);
    }
}
