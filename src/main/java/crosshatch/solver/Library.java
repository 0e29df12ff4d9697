package crosshatch.solver;

import crosshatch.puzzle.board.Board;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor.Version;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Predicate;

/**
 * The library that a family calls. This program comes with one release of it; a solver may name another: {@code cpsat@9.8}.
 *
 * @param adapter class whose package calls it; the file {@code releases.csv} in that package lists the releases that it was
 *     tried with
 * @param group of its artifact in Maven repositories
 * @param artifact name of this artifact
 * @param packages prefixes of the names of its classes; where another release is used, none of these comes from this program
 * @param values of options, and the first release that has them
 * @param boards that only newer releases can be asked about
 * @param traces the first release whose search can be followed
 */
public record Library(
        Class<?> adapter,
        String group,
        String artifact,
        List<String> packages,
        List<Value> values,
        List<Boards> boards,
        String traces) {
    /**
     * Describes one release of the library.
     *
     * @param name how specs call it: {@code 9.8}
     * @param version in Maven repositories: {@code 9.8.3296}
     * @param date when it was built; empty if that is not known
     */
    public record Release(String name, String version, Optional<LocalDate> date) {
        /** Returns whether it lacks a feature that a later version brought. */
        public boolean isBefore(String since) {
            return Library.isBefore(version, since);
        }
    }

    /**
     * A value of an option that older releases do not have.
     *
     * @param since the first release that has it
     * @param chosen whether a solver has such a value
     * @param option whose value it is
     * @param instead the value that older releases have
     */
    public record Value(String since, String option, Predicate<String> chosen, String instead) {
        /** Names some of the values of an option. */
        public static Value of(String since, String option, String instead, String... values) {
            return new Value(since, option, List.of(values)::contains, instead);
        }

        /** All values of an option but those that every release has. */
        public static Value allBut(String since, String option, String... everywhere) {
            return new Value(since, option, value -> !List.of(everywhere).contains(value), everywhere[0]);
        }
    }

    /**
     * Boards with a constraint that older releases do not have.
     *
     * @param since the first release that has it
     * @param what the constraint, for people
     * @param needed whether a board needs it
     */
    public record Boards(String since, String what, Predicate<Board> needed) {}

    /** The releases that the adapter was tried with, oldest first. */
    public List<Release> releases() {
        try (InputStream in = Objects.requireNonNull(adapter.getResourceAsStream("releases.csv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(","))
                    .map(row -> new Release(row[0], row[1], Optional.of(LocalDate.parse(row[2]))))
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(adapter + " releases.csv", broken);
        }
    }

    /** Returns whether a release came before another, by the numbers of their versions. */
    public static boolean isBefore(String version, String since) {
        return Version.parse(version).compareTo(Version.parse(since)) < 0;
    }

    /**
     * The version on the class path, as Maven wrote it into its jar; no class of the library is loaded. Empty if there is none.
     */
    public Optional<String> version() {
        try (InputStream in = adapter.getResourceAsStream("/" + propertiesPath())) {
            if (in == null) return Optional.empty();
            Properties properties = new Properties();
            properties.load(in);
            return Optional.ofNullable(properties.getProperty("version"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(propertiesPath(), unreadable);
        }
    }

    /** Returns the path in a jar of the file in which Maven wrote its version. */
    public String propertiesPath() {
        return "META-INF/maven/" + group + "/" + artifact + "/pom.properties";
    }
}
