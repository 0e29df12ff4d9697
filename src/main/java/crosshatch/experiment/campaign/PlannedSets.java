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
 * Looks up the puzzle sets of a plan on this machine: whether they exist, and whether they are unchanged. No file is made or
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
     * @param home the folder with {@code puzzles/}
     * @throws InputException if the set differs from the set of the plan
     */
    public static String state(Path home, Plan.PlannedSet planned) {
        PuzzleSets sets = sets(home, planned);
        if (!sets.isHere(planned.source())) return "unchecked, because it is not on this machine";
        PuzzleSet found = sets.resolve(planned.source());
        String hash = planned.sha256();
        if (hash == null) return "on this machine, but not checked, because the plan has no hash of the set";
        if (hash.equals(found.sha256())) return "intact";
        throw new InputException("SHA-256 " + found.sha256() + ", expected " + hash + " as in the plan");
    }

    /**
     * Returns the set, under its name in records.
     *
     * @param home the folder with {@code puzzles/}
     * @throws InputException if the set is missing, or differs from the set of the plan
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
     * @throws InputException if the set is missing or has changed, as in {@link #found}
     */
    public static Stream<Instance> instances(Path home, Plan plan, Plan.PlannedSet planned) {
        return found(home, planned).instances(plan.selection());
    }

    /**
     * A set of this program with the choice of puzzles.
     *
     * @param set the set, under the name of the plan
     * @param taken the choice of the planned puzzles, without variants
     */
    public record Ours(PuzzleSet set, InstanceSelection taken) {}

    /**
     * Finds the puzzles of a set in a plan of unknown origin, in the catalogue or by a generator. No file that the plan names is
     * opened. The caller compares the text with the planned hash, because making puzzles may take long.
     *
     * @throws InputException if the plan names an impossible set
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

    /** Returns whether a set in a plan of unknown origin bears the name of another set, of the catalogue or of a generator. */
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
     * Returns the catalogue entry of a set that this program only fetches and may not publish, under any name of the user; empty for
     * all other sets.
     *
     * @throws InputException if the set is missing, so that this cannot be decided
     */
    public static Optional<CatalogEntry> fetched(Path home, Plan.PlannedSet planned) {
        PuzzleSets sets = sets(home, planned);
        return sets.entryOf(planned.source())
                .or(() -> sets.resolve(planned.source()).entry())
                .filter(entry -> entry.kind() == CatalogEntry.Kind.FETCHED);
    }
}
