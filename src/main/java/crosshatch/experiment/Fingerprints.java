package crosshatch.experiment;

import crosshatch.corpus.Instance;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.PuzzleText;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Names of puzzles and of their solutions. A fingerprint takes longer than a fast solver needs for a puzzle, and all solvers
 * and repetitions find the same solution: so the last one of each puzzle is remembered. For use by one thread.
 */
final class Fingerprints {
    private static final int MOST_KEPT_PUZZLES = 50_000;

    private record Named(Grid grid, String fingerprint) {}

    private final IdentityHashMap<Instance, String> puzzles = new IdentityHashMap<>();
    private final IdentityHashMap<Instance, Named> solutions = new IdentityHashMap<>();

    /** See {@link crosshatch.puzzle.Puzzle#id}. */
    String ofPuzzle(Instance instance) {
        String known = puzzles.get(instance);
        if (known != null) return known;
        if (puzzles.size() == MOST_KEPT_PUZZLES) puzzles.clear();
        String found = instance.puzzle().id();
        puzzles.put(instance, found);
        return found;
    }

    /** See {@link PuzzleText#fingerprint}. */
    String ofSolution(Instance instance, Grid grid) {
        @Nullable Named known = solutions.get(instance);
        if (known != null && known.grid.equals(grid)) return known.fingerprint;
        if (solutions.size() == MOST_KEPT_PUZZLES) solutions.clear();
        Named found = new Named(grid, PuzzleText.fingerprint(grid));
        solutions.put(instance, found);
        return found.fingerprint;
    }
}
