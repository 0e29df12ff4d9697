package crosshatch.instances.generate.proper;

import crosshatch.puzzle.Puzzle;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;

/**
 * Puzzles of all efforts that a few walks meet on their way up. From time to time the walk that is lowest goes on from where the
 * highest stands: go with the winners (D. Aldous and U. Vazirani, 1994). One thread.
 */
final class WalkPopulation {
    /** More would make hard puzzles easier to reach, and each look dearer. */
    private static final int SOLUTIONS = 300;

    private static final int WALKS = 4;
    private static final int ROUNDS = 16;
    private static final int STEPS_OF_ROUND = 200;

    private final Drafts drafts = new Drafts(SolverCatalog.standard().create(Drafts.SOLVER), SOLUTIONS);
    private final Level.Finder levels = new Level.Finder();
    private final Effort effort = new NorvigBacktracks();

    /** @return minimal puzzles in the order in which they were met; some may be equivalent */
    List<Walk.Met> grow(UniformRandomProvider random) {
        Map<Puzzle, Walk.Met> met = new LinkedHashMap<>();
        List<Walk> walks = Stream.generate(() ->
                        new Walk(drafts.minimal(drafts.proper(random), random), drafts, levels, effort, met, random))
                .limit(WALKS)
                .toList();
        for (int round = 0; round < ROUNDS; round++) {
            for (Walk walk : walks) walk.go(STEPS_OF_ROUND);
            Walk lowest =
                    walks.stream().min(Comparator.comparingDouble(Walk::effort)).orElseThrow();
            Walk highest =
                    walks.stream().max(Comparator.comparingDouble(Walk::effort)).orElseThrow();
            lowest.goOnFrom(highest);
        }
        return List.copyOf(met.values());
    }
}
