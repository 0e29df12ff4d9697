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
 * Minimal puzzles in blocks with the shares of {@link #GOALS}, from families that grow on several threads. Each puzzle is shown as a
 * random isomorph, drawn after its effort was measured on others, so that the choice of the isomorph has no influence. Puzzles
 * beyond the shares, and equivalent ones, are left out. A longer set begins with the shorter one.
 *
 * <p>A share is the number of puzzles of a level and an effort in a block. The effort is the mean number of backtracks of Norvig's
 * program over 8 isomorphs. The shares were fitted so that the backtracks on one more isomorph come near those of his benchmark
 * (quartiles 1, 4 and 18, mean 32). The levels come from its first 10,000 puzzles: singles suffice for 46 %, with locked candidates
 * for 73 %. Of these puzzles 0.28 % have more than 1,000 backtracks. Puzzles of high effort are rare except where trials are needed,
 * and the set waits for them. Of the possible shares, found by linear programming over 900 families, these need few of them.
 */
final class ProfiledPuzzles {
    /** The least effort of each band; a band ends at the next one. */
    private static final List<Integer> BANDS = List.of(0, 2, 8, 32, 128, 384);

    private static final List<Level> LEVELS = List.of(Level.SINGLES, Level.LOCKED, Level.SEARCH);

    /** The number of puzzles in a block, for each level by band; the last band of a level is open. */
    private static final int[][] GOALS = {
        {103, 136, 137, 74, 10}, {21, 80, 127, 36, 6}, {15, 42, 102, 33, 71, 7},
    };

    /** The most blocks for which puzzles of a cell are kept; further puzzles are left out. */
    private static final int BLOCKS_AHEAD = 64;

    private final Attempts<List<Candidate>> families;
    private final CanonicalForm canonical = new CanonicalForm();
    private final Set<Puzzle> seen = new HashSet<>();
    private final List<Queue<Puzzle>> waiting =
            Stream.<Queue<Puzzle>>generate(ArrayDeque::new).limit(cells()).toList();

    ProfiledPuzzles(int jobs) {
        families = new Attempts<>(
                () -> random -> new WalkPopulation(random)
                        .grow().stream().map(met -> candidate(met, random)).toList(),
                jobs);
    }

    private record Candidate(Puzzle presented, int cell) {}

    private static Candidate candidate(WalkPopulation.Met met, UniformRandomProvider random) {
        Puzzle presented = Symmetry.random(Drafts.BOARD, random::nextInt).apply(met.puzzle());
        return new Candidate(presented, cell(met));
    }

    /** Passes on {@code count} puzzles in order, in the calling thread. */
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
        boolean wanted = queue.size() < BLOCKS_AHEAD * goal(candidate.cell());
        if (wanted && seen.add(canonical.of(candidate.presented()))) queue.add(candidate.presented());
    }

    private boolean hasBlock() {
        for (int cell = 0; cell < cells(); cell++) {
            if (waiting.get(cell).size() < goal(cell)) return false;
        }
        return true;
    }

    private List<Puzzle> block(UniformRandomProvider order) {
        List<Puzzle> block = new ArrayList<>();
        for (int cell = 0; cell < cells(); cell++) {
            for (int i = 0; i < goal(cell); i++) block.add(waiting.get(cell).remove());
        }
        for (int i = block.size() - 1; i > 0; i--) Collections.swap(block, i, order.nextInt(i + 1));
        return block;
    }

    /** Returns the number of cells, pairs of level and band, some of which are not in use. */
    private static int cells() {
        return GOALS.length * BANDS.size();
    }

    /** Returns the cell of a puzzle, from 0. */
    private static int cell(WalkPopulation.Met met) {
        int level = LEVELS.indexOf(met.level());
        int band = GOALS[level].length - 1;
        while (met.effort() < BANDS.get(band)) band--;
        return level * BANDS.size() + band;
    }

    /** Returns the number of puzzles of a cell in each block. */
    private static int goal(int cell) {
        int[] goals = GOALS[cell / BANDS.size()];
        int band = cell % BANDS.size();
        return band < goals.length ? goals[band] : 0;
    }
}
