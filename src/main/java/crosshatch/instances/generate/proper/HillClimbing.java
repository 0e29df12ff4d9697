package crosshatch.instances.generate.proper;

import crosshatch.puzzle.Puzzle;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import org.apache.commons.rng.UniformRandomProvider;

/**
 * Hill climbing over minimal puzzles. Each step exchanges one given for another and removes givens that are no longer needed; the new
 * puzzle is kept if its effort is no lower. Puzzles of equal effort are kept so that the climb can cross plateaus.
 */
final class HillClimbing {
    /** The most exchanges tested after one look; they are similar, so a fresh look is worth more. */
    private static final int MOST_WEIGHED_EXCHANGES = 6;

    private static final int LOOKS_OF_HARD = 400;

    private final GridOperations drafts;
    private final Effort effort;
    private final Predicate<int[]> kept;

    /** Returns a recipe for puzzles that are hard for our fastest engine: a climb from a random minimal puzzle. For use by one thread. */
    static Function<UniformRandomProvider, Puzzle> hard() {
        GridOperations drafts = new GridOperations();
        HillClimbing climb = new HillClimbing(drafts, Effort.swiftDecisions(), draft -> true);
        return random ->
                GridOperations.puzzle(climb.from(drafts.minimal(drafts.proper(random), random), LOOKS_OF_HARD, random));
    }

    /**
     * Prepares a climb.
     *
     * @param kept a property that every puzzle on the way must have, in addition to being minimal
     */
    HillClimbing(GridOperations drafts, Effort effort, Predicate<int[]> kept) {
        this.drafts = drafts;
        this.effort = effort;
        this.kept = kept;
    }

    /**
     * Climbs from a puzzle.
     *
     * @param looks the number of times that a given is removed to find replacements
     * @return a minimal draft; the start itself if nothing better was found
     */
    int[] from(int[] start, int looks, UniformRandomProvider random) {
        int[] best = start;
        Map<Puzzle, Long> weights = new HashMap<>(); // an exchange may be found by many looks
        long most = effort(start);
        for (int look = 0; look < looks; look++) {
            List<int[]> exchanges = drafts.exchanges(best, random);
            Iterator<int[]> weighed = exchanges
                    .subList(0, Math.min(MOST_WEIGHED_EXCHANGES, exchanges.size()))
                    .iterator();
            int[] before = best;
            while (best == before && weighed.hasNext()) {
                int[] next = weighed.next();
                long weight = weights.computeIfAbsent(GridOperations.puzzle(next), effort::of);
                if (weight < most) continue; // seldom does a minimal part of it take more
                int[] minimal = drafts.minimal(next, random);
                if (!Arrays.equals(minimal, next)) weight = effort(minimal);
                if (weight < most || !kept.test(minimal)) continue;
                best = minimal;
                most = weight;
            }
        }
        return best;
    }

    private long effort(int[] draft) {
        return effort.of(GridOperations.puzzle(draft));
    }
}
