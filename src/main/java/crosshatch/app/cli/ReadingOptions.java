package crosshatch.app.cli;

import crosshatch.app.console.HelpHeading;
import crosshatch.app.console.HelpHeading.Heading;
import crosshatch.base.InputException;
import crosshatch.base.WholeNumber;
import crosshatch.base.Worded;
import crosshatch.puzzle.Alphabet;
import crosshatch.puzzle.BadLines;
import crosshatch.puzzle.BoardName;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SkippedLines;
import crosshatch.solver.Suggestion;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Option;

/** The option for reading files of puzzles. */
@HelpHeading(Heading.MOST_USED)
final class ReadingOptions {
    static final String READ = "--read";
    private static final List<String> BOARDS = List.of("order", "latin", "box");

    @Option(
            names = READ,
            split = ",",
            paramLabel = "HOW",
            description = {
                "How to read puzzles, if their text does not show it; several with commas between them.",
                "order=N reads Sudokus of order N (order 3 is 9x9), latin=N Latin squares, and box=RxC boxes of R rows and C"
                        + " columns.",
                "column=NAME or column=N chooses the column of the puzzles in a table.",
                "alphabet=A sets the meaning of letters from order 4 on: auto, one-based, zero-based or letters.",
                "skip-bad skips lines that cannot be read, and counts them at the end."
            })
    private List<String> how = List.of();

    private final SkippedLines skipped = new SkippedLines();

    /**
     * Returns the settings for reading.
     *
     * @throws InputException for an order, size or alphabet that does not exist
     */
    ReaderSettings settings() {
        requireOneBoard();
        ReaderSettings settings = ReaderSettings.DEFAULT;
        for (String each : how) settings = with(settings, each);
        return settings;
    }

    private void requireOneBoard() {
        List<String> boards = how.stream()
                .filter(each -> BOARDS.contains(each.split("=", 2)[0]))
                .toList();
        if (boards.size() > 1) {
            throw new InputException(
                    READ + " " + String.join(",", boards) + ": expected only one of order, latin and box");
        }
    }

    private ReaderSettings with(ReaderSettings settings, String part) {
        if (part.equals("skip-bad")) return settings.withBadLines(skipped);
        int equals = part.indexOf('=');
        String value = part.substring(equals + 1);
        return switch (equals < 0 ? part + " without =" : part.substring(0, equals)) {
            case "order" -> settings.withBoard(BoardName.sudoku(size(part, value)));
            case "latin" -> settings.withBoard(BoardName.latin(size(part, value)));
            case "box" -> settings.withBoard(BoardName.boxes(value));
            case "column" -> settings.withColumn(value);
            case "alphabet" -> settings.withAlphabet(alphabet(value));
            default ->
                throw new InputException(READ + " " + part
                        + ": expected order=N, latin=N, box=RxC, column=NAME, column=N, alphabet=A or skip-bad");
        };
    }

    private static int size(String part, String value) {
        return (int) WholeNumber.in(READ + " " + part, value, 0, Integer.MAX_VALUE);
    }

    private static Alphabet alphabet(String name) {
        return Worded.find(Alphabet.class, name).orElseThrow(() -> {
            List<String> names = Worded.words(Alphabet.class);
            return new InputException(
                    READ + " alphabet=" + name + ": expected " + String.join(", ", names) + Suggestion.of(name, names));
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
