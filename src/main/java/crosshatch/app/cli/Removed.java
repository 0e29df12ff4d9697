package crosshatch.app.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** The replacements of commands and options that earlier versions had. */
final class Removed {
    private Removed() {}

    /** Reads the table {@code removed.txt}: by the command, or the command and its option, a phrase that begins with a verb. */
    static Map<String, String> instead() {
        try (InputStream table = Objects.requireNonNull(Removed.class.getResourceAsStream("removed.txt"))) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.split(" \\| ", 2))
                    .collect(Collectors.toUnmodifiableMap(row -> row[0], row -> row[1]));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
