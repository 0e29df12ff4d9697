package crosshatch.solvers.release;

import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import crosshatch.base.SurroundingsException;
import crosshatch.solver.Family;
import crosshatch.solver.Library;
import crosshatch.solver.OptionValues;
import crosshatch.solver.Suggestion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;

/** The releases of the libraries of solvers: their names, the releases on this machine, and downloads. */
public final class Releases {
    /** The beginning of the name of a release that is a user's jar; the beginning of its hash and its version follow. */
    static final String JAR = "jar-";

    private static final int HASH_DIGITS = 12;
    private static final String VERSION = "[0-9][0-9A-Za-z.-]*";
    private static final Pattern VERSION_NAME = Pattern.compile(VERSION);
    private static final Pattern JAR_NAME = Pattern.compile(JAR + "[0-9a-f]{" + HASH_DIGITS + "}(-" + VERSION + ")?");
    private static final Releases OF_USER = new Releases(ReleaseCache.ofUser());

    private final ReleaseCache cache;

    Releases(ReleaseCache cache) {
        this.cache = cache;
    }

    /** Returns the releases in the user's cache. */
    public static Releases ofUser() {
        return OF_USER;
    }

    /**
     * Returns a family with the release of a given name.
     *
     * @param family the family with this program's release
     * @param library the library of the family
     * @param name a known name, {@code 9.8}; any version that a repository may have, {@code 9.8.3296}; or the version of a jar
     * @throws InputException if it is no version
     */
    public static ReleasedFamily of(Family family, Library library, String name) {
        return new ReleasedFamily(family, library, release(family, library.releases(), name));
    }

    private static Library.Release release(Family family, List<Library.Release> known, String name) {
        for (Library.Release each : known) {
            if (each.name().equals(name) || each.version().equals(name)) return each;
        }
        if (JAR_NAME.matcher(name).matches()) {
            String rest = name.substring(JAR.length() + HASH_DIGITS);
            return new Library.Release(
                    name, rest.isEmpty() ? newest(known).version() : rest.substring(1), Optional.empty());
        }
        if (VERSION_NAME.matcher(name).matches()) return new Library.Release(name, name, Optional.empty());
        List<String> names = known.stream().map(Library.Release::name).toList();
        throw new InputException("'" + family.name() + OptionValues.RELEASE + name + "': expected a release such as "
                + String.join(", ", names) + Suggestion.of(name, names));
    }

    private static Library.Release newest(List<Library.Release> known) {
        return known.get(known.size() - 1);
    }

    /** Returns the release on this machine, if it is there. */
    public Optional<FetchedRelease> find(ReleasedFamily family) {
        return cache.find(family.name());
    }

    /** Returns the names of all releases of a family on this machine. */
    public List<String> fetched(Family family) {
        return cache.names(family.line());
    }

    /**
     * The releases in the user's repositories.
     *
     * @param versions all versions, oldest first
     * @param repositories the names and hosts of the repositories, for people
     */
    public record Offer(List<String> versions, List<String> repositories) {}

    /** Returns the versions of a library that the user's repositories offer. */
    public Offer offered(Library library) {
        try (MavenRepositories repositories = new MavenRepositories(cache.repository())) {
            return new Offer(repositories.versions(library), repositories.names());
        }
    }

    /**
     * Returns a release from this machine, or downloads it from the user's repositories.
     *
     * @throws SurroundingsException if it cannot be downloaded, or has changed since it was fetched
     */
    public FetchedRelease fetch(ReleasedFamily family) {
        Optional<FetchedRelease> here = find(family);
        if (here.isPresent()) return here.get().verified();
        if (family.isJar()) {
            throw new InputException(
                    family.name() + ": found no such jar in the cache, and no repository has this jar. Try:"
                            + " crosshatch solvers fetch " + family.line() + "=FILE.jar");
        }
        try (MavenRepositories repositories = new MavenRepositories(cache.repository())) {
            List<Path> jars =
                    repositories.jars(family.called(), family.release().version());
            return cache.keep(FetchedRelease.of(family.name(), jars));
        } catch (SurroundingsException notThere) {
            throw new SurroundingsException(
                    family.name() + " cannot be fetched: " + notThere.getMessage() + ". Try: crosshatch solvers list "
                            + family.line(),
                    notThere);
        }
    }

    /**
     * Adds a jar with a library, such as a maintainer's own build, as a release. It gets the dependencies of the last known release up
     * to its version, except for classes that the jar contains.
     *
     * @return the family with this release, whose name contains the hash of the jar
     * @throws InputException if the jar does not contain the library
     */
    public ReleasedFamily adopt(Family family, Library library, Path jar) {
        String sha256 = Fingerprint.of(jar).sha256().substring(0, HASH_DIGITS);
        Optional<String> version = version(jar, library);
        ReleasedFamily adopted = of(
                family, library, JAR + sha256 + version.map(each -> "-" + each).orElse(""));
        if (find(adopted).isPresent()) return adopted;
        Path kept = cache.jars().resolve(library.artifact() + "-" + sha256 + ".jar");
        try {
            Files.createDirectories(cache.jars());
            Files.copy(jar, kept, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException full) {
            throw new SurroundingsException(kept + " cannot be written: " + full + ". Set XDG_CACHE_HOME", full);
        }
        List<Path> usual = fetch(new ReleasedFamily(family, library, upTo(adopted.release(), library.releases())))
                .jars();
        List<Path> jars = new ArrayList<>(List.of(kept));
        jars.addAll(usual.subList(1, usual.size()));
        cache.keep(FetchedRelease.of(adopted.name(), jars));
        return adopted;
    }

    /**
     * Returns whether a jar contains classes of a library.
     *
     * @throws InputException if it is no jar
     */
    public static boolean holds(Path jar, Library library) {
        try (JarFile file = new JarFile(jar.toFile())) {
            String folder = library.packages().get(0).replace('.', '/');
            return file.stream().anyMatch(entry -> entry.getName().startsWith(folder));
        } catch (IOException noJar) {
            throw new InputException(
                    jar + ": expected a jar, found a file that cannot be read as a jar: " + noJar.getMessage(), noJar);
        }
    }

    /** Returns the last known release that is not later than another, or the first. */
    private static Library.Release upTo(Library.Release last, List<Library.Release> known) {
        return known.stream()
                .filter(each -> !last.isBefore(each.version()))
                .reduce((earlier, later) -> later)
                .orElse(known.get(0));
    }

    /** Returns the version that the jar states; empty if it states none. */
    private static Optional<String> version(Path jar, Library library) {
        if (!holds(jar, library)) {
            throw new InputException(jar + ": found no class "
                    + library.packages().get(0) + "*, expected the jar of " + library.artifact());
        }
        try (JarFile file = new JarFile(jar.toFile())) {
            JarEntry entry = file.getJarEntry(library.propertiesPath());
            if (entry == null) return Optional.empty();
            Properties properties = new Properties();
            try (InputStream in = file.getInputStream(entry)) {
                properties.load(in);
            }
            return Optional.ofNullable(properties.getProperty("version"))
                    .filter(version -> VERSION_NAME.matcher(version).matches());
        } catch (IOException broken) {
            throw new InputException(
                    jar + ": expected a jar, found a file that cannot be read as a jar: " + broken.getMessage(),
                    broken);
        }
    }
}
