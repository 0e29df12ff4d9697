package crosshatch.puzzle;

import org.jspecify.annotations.Nullable;

/**
 * A puzzle as it was read.
 *
 * @param source name of the text
 * @param line 1-based number of the line on which it begins
 * @param position 1-based number among the puzzles of the text; comments, blank and skipped lines do not count
 * @param comment the rest of the line after the cells, else the title line above; empty if there is neither
 * @param solution given in the text together with the puzzle, checked to be one; null if the text gives none
 */
public record LocatedPuzzle(
        Puzzle puzzle,
        String source,
        long line,
        long position,
        String comment,
        @Nullable Grid solution) {

    /** Makes a located puzzle without a solution. */
    public LocatedPuzzle(Puzzle puzzle, String source, long line, long position, String comment) {
        this(puzzle, source, line, position, comment, null);
    }

    /** The place, for messages: {@code puzzles/euler50.txt:7}. */
    public String where() {
        return source + ":" + line;
    }
}
