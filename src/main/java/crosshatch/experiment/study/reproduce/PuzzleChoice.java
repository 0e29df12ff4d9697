package crosshatch.experiment.study.reproduce;

import crosshatch.base.InputException;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSet;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The puzzles of a figure. A key that a data file leaves out does not restrict them.
 *
 * @param sets names of the catalogue, one set after the other
 * @param positions the chosen positions, from 1; empty for all
 * @param every takes every n-th puzzle, beginning with the first; 0 or 1 for all
 * @param sample takes this number from each set, drawn at random from a fixed seed; 0 for all
 * @param reversals whether each puzzle is followed by its reversal
 * @param reversed whether each puzzle is replaced by its reversal
 */
record PuzzleChoice(
        List<String> sets, List<Long> positions, int every, int sample, boolean reversals, boolean reversed) {
    private static final long SEED = 1;

    /**
     * Makes a choice from a data file.
     *
     * @param positions null if the data file names none
     */
    public PuzzleChoice(
            List<String> sets,
            @Nullable List<Long> positions,
            int every,
            int sample,
            boolean reversals,
            boolean reversed) {
        if (sets.isEmpty())
            throw new InputException("found a choice of puzzles without a set, expected at least one set");
        this.sets = List.copyOf(sets);
        this.positions = List.copyOf(Objects.requireNonNullElse(positions, List.of()));
        this.every = every;
        this.sample = sample;
        this.reversals = reversals;
        this.reversed = reversed;
    }

    /** Chooses all puzzles of one set. */
    static PuzzleChoice all(String set) {
        return new PuzzleChoice(List.of(set), null, 0, 0, false, false);
    }

    /** Chooses one puzzle of a set. */
    static PuzzleChoice one(String set, long position) {
        return new PuzzleChoice(List.of(set), List.of(position), 0, 0, false, false);
    }

    /**
     * Streams the puzzles. The caller closes the stream.
     *
     * @param named returns a set by its name
     */
    Stream<Instance> from(Function<String, PuzzleSet> named) {
        InstanceSelection drawn = sample == 0 ? InstanceSelection.ALL : InstanceSelection.sample(sample, SEED);
        InstanceSelection selection = reversals ? drawn.withReversals() : drawn;
        return sets.stream()
                .map(named)
                .flatMap(set -> set.instances(selection))
                .filter(instance -> positions.isEmpty() || positions.contains(instance.position()))
                .filter(instance -> every <= 1 || instance.position() % every == 1)
                .map(instance -> reversed ? instance.reversed() : instance);
    }
}
