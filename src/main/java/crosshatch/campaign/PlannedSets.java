package crosshatch.campaign;

import crosshatch.corpus.CatalogEntry;
import crosshatch.corpus.PuzzleSet;
import crosshatch.corpus.PuzzleSets;
import crosshatch.experiment.Plan;
import crosshatch.puzzle.InputException;
import crosshatch.puzzle.SkippedLines;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

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
        Optional<CatalogEntry> named = sets.catalog().named(planned.source());
        if (named.isPresent() && !Files.exists(sets.file(named.get()))) return "not here, not checked";
        PuzzleSet found;
        try {
            found = sets.resolve(planned.source());
        } catch (InputException unknown) {
            if (named.isPresent() || Files.exists(Path.of(planned.source()))) throw unknown;
            return "not here, not checked";
        }
        String hash = planned.sha256();
        if (hash == null) return "here, without a hash in the plan";
        if (hash.equals(found.sha256())) return "intact";
        throw new InputException("SHA-256 " + found.sha256() + ", planned with " + hash);
    }
}
