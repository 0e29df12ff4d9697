package crosshatch.puzzle.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.json.JsonMapper;

/** Reads JSON files that people or other programs may have written. */
public final class JsonReading {
    /** A reader that refuses an object with a repeated name, because either value may be meant. */
    public static final JsonMapper STRICT = strict().build();

    private JsonReading() {}

    /** Begins a reader like {@link #STRICT}, for further settings. */
    public static JsonMapper.Builder strict() {
        return JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION);
    }

    /** Returns the text of a file in UTF-8, without a byte order mark. */
    public static String text(Path file) throws IOException {
        String text = Files.readString(file);
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }
}
