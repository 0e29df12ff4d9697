package crosshatch.instances.generate.proper;

import crosshatch.instances.generate.Attempts;
import crosshatch.puzzle.CanonicalForm;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.Symmetry;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;

/**
 * Minimal puzzles in blocks that have the shares of {@link Profile}, from families that grow on several threads. Each puzzle is presented
 * as an isomorph drawn at random, after its effort was weighed on others, so no presentation is chosen. What a family has
 * beyond the shares is left out, and so is what is equivalent to a puzzle before. A longer set begins with the shorter one.
 */
final class ProfiledPuzzles {
    /** The most blocks for which puzzles of a cell wait: what a family has beyond that is left out. */
    private static final int BLOCKS_AHEAD = 64;

    private final Attempts<List<Candidate>> families;
    private final CanonicalForm canonical = new CanonicalForm();
    private final Set<Puzzle> seen = new HashSet<>();
    private final List<Queue<Puzzle>> waiting = Stream.<Queue<Puzzle>>generate(ArrayDeque::new)
            .limit(Profile.cells())
            .toList();

    ProfiledPuzzles(int jobs) {
        families = new Attempts<>(
                () -> {
                    WalkPopulation family = new WalkPopulation();
                    return random -> family.grow(random).stream()
                            .map(met -> candidate(met, random))
                            .toList();
                },
                jobs);
    }

    private record Candidate(Puzzle presented, int cell) {}

    private static Candidate candidate(Walk.Met met, UniformRandomProvider random) {
        Puzzle presented = Symmetry.random(Drafts.BOARD, random::nextInt).apply(met.puzzle());
        return new Candidate(presented, Profile.cell(met));
    }

    /** Hands out puzzles in order, on the thread that asks, until there are {@code count}. */
    void forEach(int count, long seed, Consumer<Puzzle> taker) {
        UniformRandomProvider order = RandomSource.XO_SHI_RO_256_PP.create(seed);
        int[] left = {count};
        families.forEach(seed, Long.MAX_VALUE, candidates -> {
            candidates.forEach(this::keepIfWanted);
            while (left[0] > 0 && hasBlock()) {
                List<Puzzle> block = block(order);
                block.stream().limit(left[0]).forEach(taker);
                left[0] -= Math.min(left[0], block.size());
            }
            return left[0] > 0;
        });
    }

    private void keepIfWanted(Candidate candidate) {
        Queue<Puzzle> queue = waiting.get(candidate.cell());
        boolean wanted = queue.size() < BLOCKS_AHEAD * Profile.goal(candidate.cell());
        if (wanted && seen.add(canonical.of(candidate.presented()))) queue.add(candidate.presented());
    }

    private boolean hasBlock() {
        for (int cell = 0; cell < Profile.cells(); cell++) {
            if (waiting.get(cell).size() < Profile.goal(cell)) return false;
        }
        return true;
    }

    private List<Puzzle> block(UniformRandomProvider order) {
        List<Puzzle> block = new ArrayList<>();
        for (int cell = 0; cell < Profile.cells(); cell++) {
            for (int i = 0; i < Profile.goal(cell); i++)
                block.add(waiting.get(cell).remove());
        }
        for (int i = block.size() - 1; i > 0; i--) Collections.swap(block, i, order.nextInt(i + 1));
        return block;
    }

    /**
     * How many puzzles of a block are of which level and which effort. The bands are those of the mean backtracks of Norvig's program over 8
     * isomorphs. The shares were fitted so that backtracks on one more isomorph come near those published of his benchmark (quartiles 1,
     * 4 and 18, mean 32) and those of its first 10,000 puzzles (0.28 % above 1,000; singles suffice for 46 %, with locked candidates for 73 %).
     * Puzzles of high effort are rare but where something has to be tried, so there the last band is further up. They are what a set waits
     * for: of the shares that fit, found by linear programming over what 900 families met, these ask for few of them.
     */
    private static final class Profile {
        /** The least effort of each band; a band ends where the next begins. */
        private static final List<Integer> BANDS = List.of(0, 2, 8, 32, 128, 384);

        private static final List<Level> LEVELS = List.of(Level.SINGLES, Level.LOCKED, Level.SEARCH);

        /** Puzzles of a block, for each level by band; the last band of a level has no end. */
        private static final int[][] GOALS = {
            {103, 136, 137, 74, 10}, {21, 80, 127, 36, 6}, {15, 42, 102, 33, 71, 7},
        };

        private Profile() {}

        /** Of levels and bands, some of which are not in use. */
        static int cells() {
            return GOALS.length * BANDS.size();
        }

        /** The cell of a puzzle, from 0. */
        static int cell(Walk.Met met) {
            int level = LEVELS.indexOf(met.level());
            int band = GOALS[level].length - 1;
            while (met.effort() < BANDS.get(band)) band--;
            return level * BANDS.size() + band;
        }

        /** Puzzles of a cell in each block. */
        static int goal(int cell) {
            int[] goals = GOALS[cell / BANDS.size()];
            int band = cell % BANDS.size();
            return band < goals.length ? goals[band] : 0;
        }
    }

    /**
     * Puzzles of all efforts that a few walks meet on their way up. From time to time the walk that is lowest goes on from where the
     * highest stands: go with the winners (D. Aldous and U. Vazirani, 1994). One thread.
     */
    private static final class WalkPopulation {
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
            List<Walk> walks = Stream.generate(() -> new Walk(
                            drafts.minimal(drafts.proper(random), random), drafts, levels, effort, met, random))
                    .limit(WALKS)
                    .toList();
            for (int round = 0; round < ROUNDS; round++) {
                for (Walk walk : walks) walk.go(STEPS_OF_ROUND);
                Walk lowest = walks.stream()
                        .min(Comparator.comparingDouble(Walk::effort))
                        .orElseThrow();
                Walk highest = walks.stream()
                        .max(Comparator.comparingDouble(Walk::effort))
                        .orElseThrow();
                lowest.goOnFrom(highest);
            }
            return List.copyOf(met.values());
        }
    }
}
