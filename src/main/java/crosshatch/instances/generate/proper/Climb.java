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
 * Hill climbing over minimal puzzles: one given is exchanged for another, givens that are no longer needed go, and the new
 * puzzle is kept if it takes no less effort. That equals are kept lets the climb wander where the ground is flat.
 */
final class Climb {
    /** The most exchanges weighed of those that one look finds: they are near to each other, so a fresh look is worth more. */
    private static final int MOST_WEIGHED_EXCHANGES = 6;

    private final Drafts drafts;
    private final Effort effort;
    private final Predicate<int[]> kept;

    /**
     * A recipe for hard puzzles: from a minimal puzzle drawn at random, a climb. One thread.
     *
     * @param looks see {@link #from}
     */
    static Function<UniformRandomProvider, Puzzle> recipe(Effort effort, int looks) {
        Drafts drafts = new Drafts();
        Climb climb = new Climb(drafts, effort, draft -> true);
        return random -> Drafts.puzzle(climb.from(drafts.minimal(drafts.proper(random), random), looks, random));
    }

    /** @param kept what every puzzle on the way must be, beside minimal */
    Climb(Drafts drafts, Effort effort, Predicate<int[]> kept) {
        this.drafts = drafts;
        this.effort = effort;
        this.kept = kept;
    }

    /**
     * @param looks how often a given is taken away to see what could replace it
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
                long weight = weights.computeIfAbsent(Drafts.puzzle(next), effort::of);
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
        return effort.of(Drafts.puzzle(draft));
    }
}
