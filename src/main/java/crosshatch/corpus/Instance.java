package crosshatch.corpus;

import crosshatch.puzzle.Puzzle;

/**
 * A puzzle in its place in a set.
 *
 * @param set name of the set
 * @param position 1-based, in the order of the set's file
 * @param variant empty for the puzzle as it stands there, {@link #REVERSED} for the one made from it
 * @param known what is known of the answer to this variant
 */
public record Instance(String set, long position, String variant, Puzzle puzzle, KnownAnswer known) {
    /** The cells in reverse order, as Norvig's {@code -r} makes them. */
    public static final String REVERSED = "reversed";

    /** The reversal, at the same position. */
    public Instance reversed() {
        return new Instance(set, position, REVERSED, puzzle.reversed(), known.reversed());
    }

    /** For messages: {@code hardest10 3}, {@code hardest10 3 reversed}. */
    public String label() {
        return set + " " + position + (variant.isEmpty() ? "" : " " + variant);
    }
}
