package crosshatch.results;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.puzzle.file.JsonFaults;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** What results directories say of where and with what they were made. */
public final class Environments {
    private Environments() {}

    /**
     * One for each session, in their order; none where nothing is said.
     *
     * @throws InputException if a file that should say it cannot be read
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
            return JsonMapper.shared().readValue(Files.readString(file), Environment.class);
        } catch (JacksonException malformed) {
            throw new InputException(
                    file + ": expected what compare says of its environment, found: " + JsonFaults.what(malformed),
                    malformed);
        }
    }
}
