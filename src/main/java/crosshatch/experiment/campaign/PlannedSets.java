package crosshatch.experiment.campaign;

import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.instances.sets.CatalogEntry;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.InstanceSelection;
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
        return new PuzzleSets(home, planned.reading(new SkippedLines()));
    }

    /**
     * Returns the state of a set, for people.
     *
     * @param home holds {@code puzzles/}
     * @throws InputException if it is another set than the one of the plan
     */
    public static String state(Path home, Plan.PlannedSet planned) {
        PuzzleSets sets = sets(home, planned);
        if (!sets.isHere(planned.source())) return "not on this machine, not checked";
        PuzzleSet found = sets.resolve(planned.source());
        String hash = planned.sha256();
        if (hash == null) return "on this machine, but not checked, because the plan has no hash of the set";
        if (hash.equals(found.sha256())) return "intact";
        throw new InputException("SHA-256 " + found.sha256() + ", expected " + hash + " as in the plan");
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
            throw new InputException(planned.source() + " has changed since the run, expected the SHA-256 in the plan");
        }
        return set;
    }

    /**
     * Reads the planned puzzles of a set. The caller closes the stream.
     *
     * @throws InputException as {@link #found}
     */
    public static Stream<Instance> instances(Path home, Plan plan, Plan.PlannedSet planned) {
        return found(home, planned).instances(plan.selection());
    }

    /**
     * Holds a set of this program, with the choice of puzzles.
     *
     * @param set under the name of the plan
     * @param taken the ones that are planned, without variants
     */
    public record Ours(PuzzleSet set, InstanceSelection taken) {}

    /**
     * Finds the puzzles of a set in a plan of unknown origin, in the catalogue or by a generator. A file that the plan names is
     * not opened. The caller checks whether the text is the planned one, because making puzzles may take long.
     *
     * @throws InputException if the plan asks for a set that cannot be
     */
    public static Optional<Ours> ours(Path home, Plan plan, Plan.PlannedSet planned) {
        PuzzleSets sets = sets(home, planned).withoutFiles();
        InstanceSelection selection = plan.selection();
        if (sets.isHere(planned.source())) {
            PuzzleSet found = sets.resolve(planned.source()).named(planned.name());
            return Optional.of(new Ours(found, selection.withoutVariants()));
        }
        String hash = planned.sha256();
        if (hash == null || selection.sample() != InstanceSelection.EVERY)
            return Optional.empty(); // drawn from nobody knows how many
        return sets.catalog().entries().stream()
                .filter(entry -> hash.equals(entry.sha256()) && sets.isHere(entry.name()))
                .findFirst()
                .map(entry -> new Ours(
                        sets.resolve(entry.name()).named(planned.name()),
                        InstanceSelection.first(planned.puzzles() / selection.variants())));
    }

    /** Returns whether the set of a plan of unknown origin has the name of another set, of the catalogue or of a generator. */
    public static boolean isMisnamed(Path home, Plan.PlannedSet planned) {
        PuzzleSets sets = sets(home, planned).withoutFiles();
        Optional<CatalogEntry> owner = sets.catalog().named(planned.name());
        if (owner.isPresent()) {
            boolean isOther = sets.entryOf(planned.source())
                    .map(entry -> !entry.equals(owner.get()))
                    .orElse(planned.sha256() == null);
            String hash = owner.get().sha256();
            return isOther || (planned.sha256() != null && hash != null && !hash.equals(planned.sha256()));
        }
        boolean isMade = sets.isHere(planned.source())
                && sets.resolve(planned.source()).name().equals(planned.name());
        return PuzzleSets.isRecipe(planned.name()) && !isMade;
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
