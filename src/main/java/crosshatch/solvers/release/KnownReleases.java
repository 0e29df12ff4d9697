package crosshatch.solvers.release;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The releases in {@code releases.csv}: those that the adapters were tried with. */
final class KnownReleases {
    private static final List<Release> ALL = read();

    private KnownReleases() {}

    private static List<Release> read() {
        try (InputStream in = Objects.requireNonNull(KnownReleases.class.getResourceAsStream("releases.csv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(","))
                    .map(row -> new Release(row[0], row[1], row[2], Optional.of(LocalDate.parse(row[3]))))
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException("releases.csv", broken);
        }
    }

    /** The oldest first. */
    static List<Release> of(String family) {
        return ALL.stream().filter(each -> each.family().equals(family)).toList();
    }
}
