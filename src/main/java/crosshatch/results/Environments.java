package crosshatch.results;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.puzzle.file.JsonReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;

/** Reads the environments of results directories. */
public final class Environments {
    private Environments() {}

    /**
     * Reads one environment for each session, in their order; empty if the directory has none.
     *
     * @throws InputException if a file with one cannot be read
     */
    public static List<Environment> in(Path directory) {
        try (Stream<Path> files = Files.list(directory)) {
            List<Environment> sessions = new ArrayList<>();
            for (Path file : files.filter(each -> ("" + each.getFileName()).matches("environment(-\\d+)?\\.json"))
                    .sorted()
                    .toList()) {
                sessions.add(read(file));
            }
            return sessions;
        } catch (IOException unreadable) {
            throw NamedFile.unreadable(directory, unreadable);
        }
    }

    private static Environment read(Path file) throws IOException {
        try {
            Environment read = JsonReading.STRICT.readValue(JsonReading.text(file), Environment.class);
            if (read != null) return read;
            throw new InputException(file + ": expected the environment as compare writes it, found: null");
        } catch (JacksonException malformed) {
            throw new InputException(
                    file + ": expected the environment as compare writes it, found: " + JsonFaults.what(malformed),
                    malformed);
        }
    }
}
