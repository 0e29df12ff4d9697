package crosshatch.app.cli;

import java.util.Map;
import java.util.stream.Collectors;

/** What to use instead of commands and options that earlier versions had. */
final class Removed {
    /** By the command, or the command and its option. Each phrase begins with a verb. */
    static final Map<String, String> INSTEAD = """
            hunt               | use 'study hunt'
            reproduce          | use 'study reproduce'
            replicate          | use 'study replicate'
            check --format     | read the lines of wrong answers and the totals
            """.lines().map(line -> line.split("\\s*\\|\\s*", 2)).collect(Collectors.toUnmodifiableMap(row -> row[0], row -> row[1]));

    private Removed() {}
}
