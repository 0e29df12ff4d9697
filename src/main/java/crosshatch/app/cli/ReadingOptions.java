package crosshatch.app.cli;

import crosshatch.app.console.Listed;
import crosshatch.app.console.Listed.Heading;
import crosshatch.base.InputException;
import crosshatch.puzzle.Alphabet;
import crosshatch.puzzle.BadLines;
import crosshatch.puzzle.BoardName;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SkippedLines;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Suggestion;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for reading files of puzzles. */
@Listed(Heading.BOARD)
final class ReadingOptions {
    @Mixin
    private BoardOptions board = new BoardOptions();

    @Option(
            names = "--box",
            paramLabel = "RxC",
            description =
                    "Read Sudokus with boxes of R rows and C columns: 2x3 for 6x6, 2x4 for 8x8, 3x4 for 12x12. A line"
                            + " 'boxes RxC' above the puzzles does the same.")
    private @Nullable String box;

    @Option(
            names = "--column",
            paramLabel = "NAME|N",
            description =
                    "Column of the puzzles in a table (separated by commas, tabs, semicolons or blanks). Give its name in"
                            + " the header, or its number from 1. Needed only if several columns have puzzles.")
    private @Nullable String column;

    @Option(
            names = "--alphabet",
            paramLabel = "A",
            defaultValue = "auto",
            description = "Meaning of letters, from order 4 on: auto, one-based (1-9, A=10, ...),"
                    + " zero-based (0-9, A, ...), letters (A=1, ...). Default: auto.")
    private String alphabet = "auto";

    @Option(
            names = "--skip-bad",
            description = "Skip lines that cannot be read. The end of the output counts and lists them.")
    private boolean skipBad;

    private final SkippedLines skipped = new SkippedLines();

    /**
     * Returns the settings for reading.
     *
     * @throws InputException for an order, size or alphabet that does not exist
     */
    ReaderSettings settings() {
        return new ReaderSettings(chosenBoard(), alphabet(), column, skipBad ? skipped : BadLines.REFUSED);
    }

    private @Nullable Board chosenBoard() {
        Board chosen = board.chosen();
        if (box == null) return chosen;
        if (chosen != null) throw new InputException("--box " + box + ": expected it without --order and --latin");
        return BoardName.boxes(box);
    }

    private Alphabet alphabet() {
        return Alphabet.named(alphabet).orElseThrow(() -> {
            List<String> names =
                    Arrays.stream(Alphabet.values()).map(Alphabet::optionName).toList();
            return new InputException("--alphabet " + alphabet + ": expected " + String.join(", ", names)
                    + Suggestion.of(alphabet, names));
        });
    }

    /** Returns the collector of skipped bad lines. */
    BadLines skipping() {
        return skipped;
    }

    /** Prints the skipped lines, if there are any. */
    void reportSkipped(PrintWriter out) {
        if (skipped.count() == 0) return;
        out.println("skipped " + skipped.count() + (skipped.count() == 1 ? " bad line" : " bad lines")
                + (skipped.count() > skipped.messages().size()
                        ? ", the first " + skipped.messages().size() + " of them:"
                        : ":"));
        skipped.messages().forEach(message -> out.println("  " + message));
    }
}
