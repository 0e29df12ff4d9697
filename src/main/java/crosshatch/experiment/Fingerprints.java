package crosshatch.experiment;

import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.PuzzleText;
import org.jspecify.annotations.Nullable;

/**
 * Names of puzzles and of their solutions. A fingerprint takes about as long as a fast solver needs for a puzzle, and all solvers
 * and repetitions find the same solution: so the last one of each puzzle is remembered, in an array by the puzzle's place in the
 * plan, in which those who come one after another lie side by side. For use by one thread.
 */
final class Fingerprints {
    /** A power of two. Puzzles this far apart share a slot, and the later one is remembered. */
    private static final int SLOTS = 1 << 16;

    /** @param grid was the solution that was named last; the givens, if none was yet */
    private record Named(Instance instance, String puzzle, Grid grid, String fingerprint) {}

    private final @Nullable Named[] slots = new @Nullable Named[SLOTS];

    /**
     * See {@link crosshatch.puzzle.Puzzle#id}.
     *
     * @param place any number; one that is the same whenever this instance is asked for saves time
     */
    String ofPuzzle(long place, Instance instance) {
        return named(place, instance).puzzle;
    }

    /** See {@link PuzzleText#fingerprint} and, for the place, {@link #ofPuzzle}. */
    String ofSolution(long place, Instance instance, Grid grid) {
        Named known = named(place, instance);
        if (grid.equals(known.grid)) return known.fingerprint;
        String found = PuzzleText.fingerprint(grid);
        slots[slot(place)] = new Named(instance, known.puzzle, grid, found);
        return found;
    }

    /** Sets hand out the same objects again; to compare what they hold would take longer than to name them. */
    @SuppressWarnings("ReferenceEquality")
    private Named named(long place, Instance instance) {
        Named known = slots[slot(place)];
        if (known != null && known.instance == instance) return known;
        String puzzle = instance.puzzle().id();
        Named named = new Named(instance, puzzle, instance.puzzle().givens(), puzzle);
        slots[slot(place)] = named;
        return named;
    }

    private static int slot(long place) {
        return (int) (place & (SLOTS - 1));
    }
}
