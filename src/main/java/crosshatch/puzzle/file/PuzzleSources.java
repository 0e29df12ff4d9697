package crosshatch.puzzle.file;

import crosshatch.puzzle.InputException;
import crosshatch.puzzle.PuzzleReader;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Opens texts of puzzles, whatever their format. */
public final class PuzzleSources {
    /** How far white space is skipped in search of the brace that begins a board in JSON. */
    private static final int LOOK_AHEAD = 4096;

    private PuzzleSources() {}

    /** @throws InputException if there is no such file, or it cannot be read; says which */
    public static PuzzleSource open(Path file, ReaderSettings settings) {
        if (Files.isDirectory(file)) {
            throw new InputException(file + ": a directory, expected a file of puzzles");
        }
        try {
            return of(Files.newInputStream(file), file.toString(), settings);
        } catch (NoSuchFileException missing) {
            throw new InputException(file + ": no such file", missing);
        } catch (AccessDeniedException denied) {
            throw new InputException(file + ": may not be read (permission denied)", denied);
        } catch (IOException broken) {
            throw new InputException(file + ": cannot be read: " + broken.getMessage(), broken);
        }
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
