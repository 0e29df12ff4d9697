package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import crosshatch.base.Unpacked;
import crosshatch.puzzle.PuzzleReader;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.file.xcsp.XcspPuzzles;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Opens texts of puzzles in any format, which is recognised by the {@link Beginning} of the text. */
public final class PuzzleSources {
    private PuzzleSources() {}

    /**
     * Opens a file.
     *
     * @throws crosshatch.base.InputException if there is no such file, or the file cannot be read
     */
    public static PuzzleSource open(Path file, ReaderSettings settings) {
        return of(Unpacked.open(file, "puzzles"), false, file.toString(), settings);
    }

    /**
     * Opens a stream.
     *
     * @param source the name of the stream in messages, e.g. {@code standard input}
     * @throws crosshatch.base.InputException if several columns of a table may contain the puzzles
     */
    public static PuzzleSource of(InputStream in, String source, ReaderSettings settings) {
        return of(in, true, source, settings);
    }

    private static PuzzleSource of(InputStream in, boolean typed, String source, ReaderSettings settings) {
        Beginning beginning = Beginning.of(in, typed);
        InputStream all = new SequenceInputStream(new ByteArrayInputStream(beginning.bytes()), in);
        if (beginning.isJsonLines()) return JsonLines.read(all, source, settings);
        if (beginning.isList()) return ListPuzzles.read(all, source, settings);
        if (beginning.isXcsp()) return XcspPuzzles.read(all, source);
        RefusedFormats.requireNone(beginning.whole(), source);
        if (beginning.isJson()) return JsonPuzzles.read(all, source, settings);
        Optional<TableLayout> table = TableLayout.of(beginning, source, settings);
        return table.isPresent()
                ? new TablePuzzles(all, source, settings, table.get(), 0)
                : PuzzleReader.of(all, source, settings);
    }

    /** Formats of other programs that are recognised only to refuse them by their name: a board in JSON states the same. */
    private static final class RefusedFormats {
        private record Format(String name, Pattern sign) {
            Format(String name, String sign) {
                this(name, Pattern.compile(sign));
            }
        }

        private static final String ADDRESS = "\\A(?:\\s++|#[^\\n\\r]*+)*+https?://[^/?#\\s]*";
        private static final String OBJECT = "\\A\\s*+\\{(?s:.*?)";

        /** A cell with its candidates, each in its place. */
        private static final String PLACES = "(?=[.0*_-]{0,8}[1-9])"
                + IntStream.rangeClosed(1, 9)
                        .mapToObj(digit -> "[" + digit + ".0*_-]")
                        .collect(Collectors.joining());

        private static final String CANDIDATES = "(?:(?=[1-9])1?2?3?4?5?6?7?8?9?|" + PLACES + ")";

        private static final List<Format> ALL = List.of(
                new Format("a puzzle of f-puzzles", ADDRESS + "f-puzzles\\.\\S*?[?&]load="),
                new Format("a puzzle of f-puzzles", OBJECT + "\"grid\"\\s*+:\\s*+\\[\\s*+\\[\\s*+\\{"),
                new Format(
                        "a puzzle of SudokuPad",
                        ADDRESS + "(?:sudokupad|crackingthecryptic)\\.\\S*?[/=](?:fpuz|scl|ctc)\\S{20}"),
                new Format("a puzzle of SudokuPad", OBJECT + "\"cells\"\\s*+:\\s*+\\[\\s*+\\[\\s*+\\{"),
                new Format("puzzles of OpenSudoku", "\\A\\s*+(?:<[?!][^>]*+>\\s*+)*+<opensudoku\\b"),
                new Format("XML that is no instance of XCSP3", "\\A\\s*+<"),
                new Format(
                        "data of MiniZinc",
                        "\\A(?:\\s++|%[^\\n\\r]*+|/\\*(?s:.*?)\\*/)*+[A-Za-z_]\\w*+\\s*+=\\s*+"
                                + "(?:\\[(?!\\s*+[\\[({\"'])|array[0-9]d|-?[0-9]++\\s*+;)"),
                new Format(
                        "data of MiniZinc in JSON",
                        "\\A\\s*+\\{(?:\\s*+\"\\w++\"\\s*+:\\s*+-?[0-9]++\\s*+,)*+"
                                + "\\s*+\"(?!puzzle|units|relations)\\w++\"\\s*+:\\s*+\\[\\s*+\\[\\s*+-?[0-9]"),
                new Format("a graph of DIMACS", "\\A(?:[cdnvxos](?: [^\\n\\r]*)?\\R|\\s*+\\R)*+p (?:edge|edges|col) "),
                new Format("a line of HoDoKu's library", "(?m)^[ \\t]*+:[0-9]{4}(?:-[0-9]+)?:"),
                new Format(
                        "candidates of cells",
                        "(?m)^[ \\t|]*+(?=[^\\n\\r]*[1-9.]{2})(?:" + CANDIDATES + "(?:[ \\t|]++|$)){9}$"),
                new Format("candidates of cells", "(?m)^(?:" + PLACES + "){81}"));

        private RefusedFormats() {}

        /**
         * Requires that a text has another format.
         *
         * @param source the name of the text in messages
         * @throws InputException if it has one of these formats; names the format and the page about boards in JSON
         */
        static void requireNone(String text, String source) {
            ALL.stream()
                    .filter(format -> format.sign.matcher(text).find())
                    .findFirst()
                    .ifPresent(format -> {
                        throw new InputException(source + ": found " + format.name
                                + ", which this program does not read. Write the puzzle as a board in JSON:"
                                + " docs/reference/boards.md#a-board-in-json");
                    });
        }
    }
}
