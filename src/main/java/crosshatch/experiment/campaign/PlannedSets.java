package crosshatch.experiment.campaign;

import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.instances.sets.CatalogEntry;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.SkippedLines;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The puzzle sets of a plan on this machine: whether they are there, and whether they are unchanged. No file is made or
 * fetched.
 */
public final class PlannedSets {
    private PlannedSets() {}

    private static PuzzleSets sets(Path home, Plan.PlannedSet planned) {
        return new PuzzleSets(home, planned.reading().toSettings(new SkippedLines()));
    }

    /**
     * The state of a set, for people.
     *
     * @param home holds {@code puzzles/}
     * @throws InputException if it is another set than the one of the plan
     */
    public static String state(Path home, Plan.PlannedSet planned) {
        PuzzleSets sets = sets(home, planned);
        if (!sets.isHere(planned.source())) return "not here, not checked";
        PuzzleSet found = sets.resolve(planned.source());
        String hash = planned.sha256();
        if (hash == null) return "here, without a hash in the plan";
        if (hash.equals(found.sha256())) return "intact";
        throw new InputException("SHA-256 " + found.sha256() + ", planned with " + hash);
    }

    /**
     * The set, under the name that it has in records.
     *
     * @param home holds {@code puzzles/}
     * @throws InputException if it is not there, or is another set than the one of the plan
     */
    public static PuzzleSet found(Path home, Plan.PlannedSet planned) {
        PuzzleSet set = sets(home, planned).resolve(planned.source()).named(planned.name());
        String hash = planned.sha256();
        if (hash != null && !hash.equals(set.sha256())) {
            throw new InputException(planned.source() + " has changed since the run; expected the SHA-256 of the plan");
        }
        return set;
    }

    /**
     * The planned puzzles of the set; must be closed.
     *
     * @throws InputException as {@link #found}
     */
    public static Stream<Instance> instances(Path home, Plan plan, Plan.PlannedSet planned) {
        return found(home, planned).instances(plan.selection().toSelection(plan.seed()));
    }

    /**
     * The set in the catalogue that this program fetches and does not pass on, if this is one, whatever the user calls it; empty for all
     * others.
     *
     * @throws InputException if that cannot be decided, because the set is not there
     */
    public static Optional<CatalogEntry> fetched(Path home, Plan.PlannedSet planned) {
        PuzzleSets sets = sets(home, planned);
        return sets.entryOf(planned.source())
                .or(() -> sets.resolve(planned.source()).entry())
                .filter(entry -> entry.kind() == CatalogEntry.Kind.FETCHED);
    }
}
