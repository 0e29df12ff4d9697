package crosshatch.puzzle.file;

import crosshatch.base.Unpacked;
import crosshatch.puzzle.PuzzleReader;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.file.xcsp.XcspPuzzles;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.file.Path;
import java.util.Optional;

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
}
