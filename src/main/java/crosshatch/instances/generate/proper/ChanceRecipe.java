package crosshatch.instances.generate.proper;

import crosshatch.base.InputException;
import crosshatch.puzzle.Puzzle;
import org.apache.commons.rng.UniformRandomProvider;
import org.jspecify.annotations.Nullable;

/** Draws random puzzles until one has the wanted properties. */
final class ChanceRecipe {
    /** The most draws, so that a kind of puzzle that occurs once in a few thousand draws is found. */
    static final int MOST_TRIES = 20_000;

    private final GridOperations drafts = new GridOperations();
    private final Level.Finder levels = new Level.Finder();
    private final boolean minimal;
    private final int clues;
    private final @Nullable Level level;
    private final int tries;

    /**
     * Makes a recipe.
     *
     * @param minimal whether every given must be needed
     * @param clues the number of givens; 0 for any number
     * @param level the difficulty; null for any
     * @param tries the most draws for a puzzle
     */
    ChanceRecipe(boolean minimal, int clues, @Nullable Level level, int tries) {
        this.minimal = minimal;
        this.clues = clues;
        this.level = level;
        this.tries = tries;
    }

    /** Makes one puzzle; equal random numbers make equal puzzles. */
    Puzzle make(UniformRandomProvider random) {
        for (int i = 0; i < tries; i++) {
            int[] draft = drafts.minimal(drafts.proper(random), random);
            if (!minimal) draft = drafts.filled(draft, clues, random);
            Puzzle puzzle = GridOperations.puzzle(draft);
            if ((clues == 0 || puzzle.clues() == clues) && (level == null || levels.of(puzzle) == level)) return puzzle;
        }
        throw new InputException("none of " + tries + " random puzzles has "
                + (clues == 0 ? "" : clues + " givens")
                + (clues == 0 || level == null ? "" : " and ")
                + (level == null ? "" : "difficulty " + level.word())
                + ". Choose another number of givens or another difficulty");
    }
}
