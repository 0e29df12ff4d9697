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
 * A library that a family calls. This program includes one release of the library; a spec may name another release:
 * {@code cpsat@9.8}.
 *
 * @param adapter a class of the package that calls the library; the file {@code releases.csv} in that package lists the releases
 *     with which it was tested
 * @param group the group of its artifact in Maven repositories
 * @param artifact the name of this artifact
 * @param packages the prefixes of its class names; for another release, all classes with these prefixes come from that release
 * @param values the values of options that need a certain release
 * @param boards the boards that need a certain release
 * @param traces the first release that can write a trace
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
     * One release of the library.
     *
     * @param name the name in specs: {@code 9.8}
     * @param version the version in Maven repositories: {@code 9.8.3296}
     * @param date the date of its build; empty if it is not known
     */
    public record Release(String name, String version, Optional<LocalDate> date) {
        /** Returns whether this release is older than version {@code since}. */
        public boolean isBefore(String since) {
            return Library.isBefore(version, since);
        }
    }

    /**
     * A value of an option that older releases do not have.
     *
     * @param since the first release that has it
     * @param chosen whether a solver has such a value
     * @param option the option with this value
     * @param instead the value for older releases
     */
    public record Value(String since, String option, Predicate<String> chosen, String instead) {
        /** Makes an entry for some values of an option. */
        public static Value of(String since, String option, String instead, String... values) {
            return new Value(since, option, List.of(values)::contains, instead);
        }

        /** Makes an entry for all values of an option except the values {@code everywhere}, which every release has. */
        public static Value allBut(String since, String option, String... everywhere) {
            return new Value(since, option, value -> !List.of(everywhere).contains(value), everywhere[0]);
        }
    }

    /**
     * Boards with a constraint that older releases do not have.
     *
     * @param since the first release that has it
     * @param what the constraint, for people
     * @param needed tests whether a board has the constraint
     */
    public record Boards(String since, String what, Predicate<Board> needed) {}

    /** Returns the releases with which the adapter was tested, oldest first. */
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

    /** Returns whether a version is older than another version, by the numbers in both. */
    public static boolean isBefore(String version, String since) {
        return Version.parse(version).compareTo(Version.parse(since)) < 0;
    }

    /**
     * Returns the version on the class path, as Maven wrote it into the jar, without loading the library; empty if there is none.
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

    /** Returns the path, within a jar, of the file in which Maven wrote the version. */
    public String propertiesPath() {
        return "META-INF/maven/" + group + "/" + artifact + "/pom.properties";
    }
}
