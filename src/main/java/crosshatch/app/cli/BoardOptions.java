package crosshatch.app.cli;

import crosshatch.app.console.Listed;
import crosshatch.app.console.Listed.Heading;
import crosshatch.base.InputException;
import crosshatch.puzzle.BoardName;
import crosshatch.puzzle.board.Board;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for the kind of grid of puzzles. */
@Listed(Heading.BOARD)
final class BoardOptions {
    @Option(
            names = "--order",
            paramLabel = "N",
            description =
                    "Read Sudokus of order N (order 3 is 9x9). Needed only if neither the puzzles nor a line 'order N' above"
                            + " them show the order.")
    private @Nullable Integer order;

    @Option(
            names = "--latin",
            paramLabel = "N",
            description =
                    "Read Latin squares of N digits, without boxes. A line 'latin N' above the puzzles does the same.")
    private @Nullable Integer latin;

    /**
     * Returns the chosen board.
     *
     * @return null if no option is given
     * @throws InputException for a size out of range, or if both options are given
     */
    @Nullable
    Board chosen() {
        if (order != null && latin != null) {
            throw new InputException(
                    "--order " + order + " --latin " + latin + ": expected only one of these two options");
        }
        if (latin != null) return BoardName.latin(latin);
        return order == null ? null : BoardName.sudoku(order);
    }
}
