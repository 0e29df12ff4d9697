package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * Reads addresses of f-puzzles and SudokuPad that contain a whole puzzle, one per line. The puzzle is JSON, packed by {@link
 * LzString}; SudokuPad may have {@linkplain ZippedJson shortened} it before. Blank lines and lines that begin with # are
 * skipped.
 */
final class PackedPuzzles implements PuzzleSource {
    private static final Pattern ADDRESS = Pattern.compile(
            "(?i:[\\s\uFEFF]*+https?://[^/?#\\s]*(?:f-puzzles|sudokupad|crackingthecryptic)\\.[^/\\s]++/)\\S*?"
                    + "(?:[?&]load=|(?<=[/=])(?:fpuzzles|fpuz|scl|ctc))([^?&#\\s]{20,})(?:[?&#]\\S*+)?\\s*+");

    private final BufferedReader lines;
    private final String source;
    private final ReaderSettings settings;
    private long line;
    private long position;

    PackedPuzzles(InputStream in, String source, ReaderSettings settings) {
        lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.source = source;
        this.settings = settings;
    }

    /** Returns whether a line is such an address. */
    static boolean is(String line) {
        return ADDRESS.matcher(line).matches();
    }

    @Override
    public Optional<LocatedPuzzle> next() {
        for (String text = nextLine(); text != null; text = nextLine()) {
            try {
                SharedPuzzle shared = read(text);
                return Optional.of(new LocatedPuzzle(shared.puzzle(), source, line, ++position, shared.title()));
            } catch (InputException bad) {
                settings.badLines().found(bad);
            }
        }
        if (position == 0) throw new InputException("no puzzle in " + source);
        return Optional.empty();
    }

    /** The next line that is no comment; null at the end. */
    private @Nullable String nextLine() {
        try {
            String text = lines.readLine();
            for (line++; text != null && (text.isBlank() || text.startsWith("#")); line++) text = lines.readLine();
            return text;
        } catch (IOException broken) {
            throw new UncheckedIOException(source, broken);
        }
    }

    private SharedPuzzle read(String text) {
        Matcher address = ADDRESS.matcher(text);
        if (!address.matches()) throw fault("found '" + text + "', expected an address with a packed puzzle");
        JsonParts parts = JsonParts.of(json(address.group(1)), source, line);
        SharedPuzzle shared = SharedPuzzle.read(parts)
                .orElseThrow(() -> fault("found an address with JSON that is not a puzzle of f-puzzles or SudokuPad"));
        JsonPuzzles.requireAsked(shared.puzzle().board(), source + ":" + line, settings);
        return shared;
    }

    private JsonNode json(String packed) {
        try {
            String base64 = URLDecoder.decode(packed.replace("+", "%2B"), StandardCharsets.UTF_8);
            JsonNode json = ZippedJson.read(LzString.unpacked(base64));
            if (json.isObject()) return json;
            throw new IllegalArgumentException("found " + json);
        } catch (IllegalArgumentException | JacksonException damaged) {
            throw fault(
                    "found an address with a damaged puzzle: the address may be cut off, or one of two slashes may be lost."
                            + " Copy the address again, or save the puzzle as JSON");
        }
    }

    private InputException fault(String message) {
        return new InputException(source + ":" + line + ": " + message);
    }

    @Override
    public void close() {
        JsonParts.close(lines);
    }
}
