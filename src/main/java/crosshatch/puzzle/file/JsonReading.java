package crosshatch.puzzle.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.json.JsonMapper;

/** How files in JSON are read that people or other programs may have written. */
public final class JsonReading {
    /** Refuses an object that has a name twice, because either of its values may be meant. */
    public static final JsonMapper STRICT = strict().build();

    private JsonReading() {}

    /** Begins a reader like {@link #STRICT}, to which more can be set. */
    public static JsonMapper.Builder strict() {
        return JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION);
    }

    /** The text of a file in UTF-8, without the byte order mark that some editors begin it with. */
    public static String text(Path file) throws IOException {
        String text = Files.readString(file);
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }
}
