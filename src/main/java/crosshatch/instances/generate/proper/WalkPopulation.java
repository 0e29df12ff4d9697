package crosshatch.instances.generate.proper;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.Symmetry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;

/**
 * Collects puzzles of all efforts on a few upward walks. At intervals the lowest walk continues from the puzzle of the highest: go
 * with the winners (D. Aldous and U. Vazirani, 1994). For use by one thread.
 */
final class WalkPopulation {
    /** The limit on solutions of a look; a higher one would make hard puzzles easier to reach, and each look slower. */
    private static final int SOLUTIONS = 300;

    private static final int WALKS = 4;
    private static final int ROUNDS = 16;
    private static final int STEPS_OF_ROUND = 200;

    private static final int ISOMORPHS = 8;
    /** The number of further isomorphs for the effort of a walk at the end of a round. */
    private static final int MORE_ISOMORPHS = 24;
    /** The share of steps that exchange a given, often with a new solution; other steps keep the solution and nearly always succeed. */
    private static final double EXCHANGING = 0.3;

    private static final int WEIGHED = 4;
    private static final int LEAST_ADDED = 2;
    private static final int MOST_ADDED = 3;
    /** A constant added to both efforts, for puzzles with effort 0. */
    private static final double LEAST = 0.3;
    /** The factor by which the effort of a walk fades with each refused variant, so that a lucky mean does not hold it for ever. */
    private static final double FADING = 0.99;

    private final Drafts drafts = new Drafts(SOLUTIONS);
    private final Level.Finder levels = new Level.Finder();
    private final Effort effort = new NorvigBacktracks();
    /** Every measured puzzle, in the order of discovery. */
    private final Map<Puzzle, Met> met = new LinkedHashMap<>();

    private final UniformRandomProvider random;

    WalkPopulation(UniformRandomProvider random) {
        this.random = random;
    }

    /**
     * A measured puzzle.
     *
     * @param effort the mean over isomorphs
     */
    record Met(Puzzle puzzle, Level level, double effort) {}

    /** Returns minimal puzzles in the order of discovery; some may be equivalent. */
    Collection<Met> grow() {
        List<Walk> walks = Stream.generate(() -> new Walk(drafts.minimal(drafts.proper(random), random)))
                .limit(WALKS)
                .toList();
        for (int round = 0; round < ROUNDS; round++) {
            for (Walk walk : walks) walk.go(STEPS_OF_ROUND);
            Walk lowest = walks.stream()
                    .min(Comparator.comparingDouble(walk -> walk.effortHere))
                    .orElseThrow();
            Walk highest = walks.stream()
                    .max(Comparator.comparingDouble(walk -> walk.effortHere))
                    .orElseThrow();
            lowest.goOnFrom(highest);
        }
        return met.values();
    }

    /**
     * A walk over minimal puzzles towards high effort, by the rule of N. Metropolis et al. (Journal of Chemical Physics 21, 1953). A
     * step varies the puzzle; the variant is taken with probability (its effort / the present effort)⁸, at most 1. Effort is a mean
     * over isomorphs, so the walk does not prefer single isomorphs.
     */
    private final class Walk {
        private Puzzle here;
        private double effortHere;

        Walk(int[] start) {
            Met first = weighed(start);
            here = first.puzzle();
            effortHere = first.effort();
        }

        /** Takes steps, and then measures the effort again. */
        void go(int steps) {
            for (int step = 0; step < steps; step++) {
                for (int[] variant : variants(here.givens().digits())) {
                    if (isTaken(weighed(variant))) break;
                }
            }
            effortHere = meanOverIsomorphs(here, MORE_ISOMORPHS);
        }

        void goOnFrom(Walk other) {
            here = other.here;
            effortHere = other.effortHere;
        }

        private List<int[]> variants(int[] draft) {
            if (random.nextDouble() >= EXCHANGING) {
                int added = LEAST_ADDED + random.nextInt(MOST_ADDED - LEAST_ADDED + 1);
                return drafts.varied(draft, added, random).map(List::of).orElse(List.of());
            }
            List<int[]> minimal = new ArrayList<>();
            List<int[]> exchanges = drafts.exchanges(draft, random);
            for (int[] each : exchanges.subList(0, Math.min(WEIGHED, exchanges.size())))
                minimal.add(drafts.minimal(each, random));
            return minimal;
        }

        private boolean isTaken(Met variant) {
            if (random.nextDouble() < chance(variant.effort())) {
                here = variant.puzzle();
                effortHere = variant.effort();
                return true;
            }
            effortHere *= FADING;
            return false;
        }

        private double chance(double there) {
            double ratio = (there + LEAST) / (effortHere + LEAST);
            double squared = ratio * ratio;
            return squared * squared * squared * squared;
        }

        private Met weighed(int[] draft) {
            return met.computeIfAbsent(
                    Drafts.puzzle(draft),
                    puzzle -> new Met(puzzle, levels.of(puzzle), meanOverIsomorphs(puzzle, ISOMORPHS)));
        }

        private double meanOverIsomorphs(Puzzle puzzle, int isomorphs) {
            long sum = 0;
            for (int i = 0; i < isomorphs; i++) {
                sum += effort.of(Symmetry.random(Drafts.BOARD, random::nextInt).apply(puzzle));
            }
            return (double) sum / isomorphs;
        }
    }
}
