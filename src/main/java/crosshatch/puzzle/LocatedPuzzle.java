package crosshatch.puzzle;

import org.jspecify.annotations.Nullable;

/**
 * A puzzle with its place in a text.
 *
 * @param source the name of the text
 * @param line the number of the line on which the puzzle begins, from 1
 * @param position the number of the puzzle in the text, from 1; comments, blank lines and skipped lines are not counted
 * @param comment the rest of the line after the cells, else the title line above; empty if there is neither
 * @param solution a solution that the text states, already checked; null if the text states none
 * @param isOnly whether the text states that there is no other solution
 */
public record LocatedPuzzle(
        Puzzle puzzle,
        String source,
        long line,
        long position,
        String comment,
        @Nullable Grid solution,
        boolean isOnly) {

    /** Makes a located puzzle without a solution. */
    public LocatedPuzzle(Puzzle puzzle, String source, long line, long position, String comment) {
        this(puzzle, source, line, position, comment, null, false);
    }

    /** Returns the place of the puzzle, for messages: {@code puzzles/euler50.txt:7}. */
    public String where() {
        return source + ":" + line;
    }
}
