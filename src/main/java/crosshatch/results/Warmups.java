package crosshatch.results;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.puzzle.file.JsonReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;

/** Reads the warm-ups of results directories. */
public final class Warmups {
    private Warmups() {}

    /**
     * Reads the warm-ups of all sessions; empty if there was none, or if no file records it.
     *
     * @throws InputException if a file with one cannot be read
     */
    public static List<WarmupResult> in(Path directory) {
        List<WarmupResult> all = new ArrayList<>();
        try (Stream<Path> files = Files.list(directory)) {
            files.filter(file -> file.toString().matches(".*\\bwarmup(-\\d+)?\\.json"))
                    .sorted()
                    .forEach(file -> all.addAll(read(file)));
        } catch (IOException unreadable) {
            throw NamedFile.unreadable(directory, unreadable);
        }
        return all;
    }

    private static List<WarmupResult> read(Path file) {
        try {
            return Arrays.asList(JsonReading.STRICT.readValue(JsonReading.text(file), WarmupResult[].class));
        } catch (IOException unreadable) {
            throw NamedFile.unreadable(file, unreadable);
        } catch (JacksonException unreadable) {
            throw new InputException(
                    file + ": expected warm-ups as compare writes them, found: " + JsonFaults.what(unreadable),
                    unreadable);
        }
    }
}
