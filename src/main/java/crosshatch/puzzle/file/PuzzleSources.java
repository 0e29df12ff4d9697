package crosshatch.puzzle.file;

import crosshatch.puzzle.NamedFile;
import crosshatch.puzzle.PuzzleReader;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/** Opens texts of puzzles, whatever their format. */
public final class PuzzleSources {
    /** How far white space is skipped in search of the brace that begins a board in JSON. */
    private static final int LOOK_AHEAD = 4096;

    private PuzzleSources() {}

    /** @throws crosshatch.puzzle.InputException if there is no such file, or it cannot be read; says which */
    public static PuzzleSource open(Path file, ReaderSettings settings) {
        return of(NamedFile.open(file), file.toString(), settings);
    }

    /** @param source what the stream is called in messages, e.g. {@code standard input} */
    public static PuzzleSource of(InputStream in, String source, ReaderSettings settings) {
        BufferedInputStream text = new BufferedInputStream(in, LOOK_AHEAD);
        return isJson(text) ? JsonPuzzles.read(text, source, settings) : PuzzleReader.of(text, source, settings);
    }

    /** A text that cannot be read is for its reader to complain about. */
    private static boolean isJson(BufferedInputStream text) {
        text.mark(LOOK_AHEAD);
        try {
            int first = text.read();
            for (int i = 1; i < LOOK_AHEAD && Character.isWhitespace(first); i++) first = text.read();
            text.reset();
            return first == '{';
        } catch (IOException unreadable) {
            return false;
        }
    }
}
