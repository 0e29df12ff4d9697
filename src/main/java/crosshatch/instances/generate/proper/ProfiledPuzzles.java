package crosshatch.instances.generate.proper;

import crosshatch.instances.generate.Attempts;
import crosshatch.puzzle.CanonicalForm;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.Symmetry;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
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
}
