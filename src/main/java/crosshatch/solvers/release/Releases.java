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
import java.util.stream.Collectors;

/** The releases of the libraries that solve: how they are called, which are known, which are on this machine, and how they get there. */
public final class Releases {
    private static final Pattern VERSION = Pattern.compile("[0-9][0-9A-Za-z.-]*");
    private static final Pattern JAR = Pattern.compile(Release.JAR + "[0-9a-f]{12}(-[0-9][0-9A-Za-z.-]*)?");
    private static final int HASH_DIGITS = 12;
    private static final Releases OF_USER = new Releases(ReleaseCache.ofUser());

    private final ReleaseCache cache;

    Releases(ReleaseCache cache) {
        this.cache = cache;
    }

    /** Those in the user's cache. */
    public static Releases ofUser() {
        return OF_USER;
    }

    /** Those that the adapter of a family was tried with, oldest first. */
    public static List<Release> known(Family family) {
        return KnownReleases.of(family.line());
    }

    /**
     * A family with the release that a name means.
     *
     * @param name as it is known, {@code 9.8}; any version that a repository may have, {@code 9.8.3296}; or that of a jar
     * @throws InputException if the family has no library, or if this is no version
     */
    public static ReleasedFamily of(Family family, String name) {
        Library library = family.library()
                .orElseThrow(() -> new InputException("solver '" + family.name() + OptionValues.RELEASE + name + "': "
                        + family.name() + " calls no library of which there are releases. Leave out "
                        + OptionValues.RELEASE + name));
        return new ReleasedFamily(family, library, release(family, name));
    }

    private static Release release(Family family, String name) {
        for (Release each : known(family)) {
            if (each.name().equals(name) || each.version().equals(name)) return each;
        }
        if (JAR.matcher(name).matches()) {
            String rest = name.substring(Release.JAR.length() + HASH_DIGITS);
            String version = rest.isEmpty() ? newest(family) : rest.substring(1);
            return new Release(family.line(), name, version, Optional.empty());
        }
        if (VERSION.matcher(name).matches()) return new Release(family.line(), name, name, Optional.empty());
        List<String> names = known(family).stream().map(Release::name).toList();
        throw new InputException("'" + family.line() + OptionValues.RELEASE + name + "': expected a release such as "
                + String.join(", ", names) + Suggestion.of(name, names));
    }

    private static String newest(Family family) {
        List<Release> known = known(family);
        return known.get(known.size() - 1).version();
    }

    /** The release on this machine, if it is there. */
    public Optional<FetchedRelease> find(Release release) {
        return cache.find(release);
    }

    /** Names of all releases of a family that are on this machine. */
    public List<String> fetched(Family family) {
        return cache.names(family.line());
    }

    /** All versions that the user's repositories offer, oldest first. */
    public List<String> offered(Family family) {
        try (MavenRepositories repositories = new MavenRepositories(cache.repository())) {
            return repositories.versions(family.library().orElseThrow());
        }
    }

    /**
     * Has the release on this machine: as it lies there if it does, else from the user's repositories.
     *
     * @throws SurroundingsException if it cannot be had, or was changed since it was fetched
     */
    public FetchedRelease fetch(ReleasedFamily family) {
        Release release = family.release();
        Optional<FetchedRelease> here = cache.find(release);
        if (here.isPresent()) return here.get().verified();
        if (release.isJar()) {
            throw new InputException(release + ": found no such jar in the cache, and no repository has it. Try: crosshatch"
                    + " solvers fetch " + release.family() + "=FILE.jar");
        }
        try (MavenRepositories repositories = new MavenRepositories(cache.repository())) {
            Library library = family.library().orElseThrow();
            return cache.keep(FetchedRelease.of(release, repositories.jars(library, release.version())));
        } catch (SurroundingsException notThere) {
            throw new SurroundingsException(
                    release + " cannot be fetched: " + notThere.getMessage() + ". Known: "
                            + known(family.bundled()).stream().map(Release::name).collect(Collectors.joining(", "))
                            + ". Try: crosshatch solvers versions " + release.family(),
                    notThere);
        }
    }

    /**
     * Takes a jar with a library, such as a maintainer has built, as a release of its own. What it needs beside itself is what the last
     * known release up to its version needs, unless the jar holds it.
     *
     * @return the name of the family with it: its hash is part of it
     * @throws InputException if the jar does not hold the library
     */
    public ReleasedFamily adopt(Family family, Path jar) {
        Library library = family.library()
                .orElseThrow(() -> new InputException(family.name() + " calls no library that a jar could hold"));
        String sha256 = Fingerprint.of(jar).sha256();
        Optional<String> version = version(jar, library);
        String name = Release.JAR + sha256.substring(0, HASH_DIGITS)
                + version.map(each -> "-" + each).orElse("");
        ReleasedFamily adopted = of(family, name);
        if (cache.find(adopted.release()).isPresent()) return adopted;
        Path kept = cache.jars().resolve(library.artifact() + "-" + sha256.substring(0, HASH_DIGITS) + ".jar");
        try {
            Files.createDirectories(cache.jars());
            Files.copy(jar, kept, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException full) {
            throw new SurroundingsException(kept + " cannot be written: " + full + ". Set XDG_CACHE_HOME", full);
        }
        List<Path> jars = new ArrayList<>(List.of(kept));
        Release before = before(family, version.orElse(newest(family)));
        List<Path> usual = fetch(of(family, before.name())).jars();
        jars.addAll(usual.subList(1, usual.size()));
        cache.keep(FetchedRelease.of(adopted.release(), jars));
        return adopted;
    }

    /** The last known release that is not later than a version, or the first. */
    private static Release before(Family family, String version) {
        List<Release> known = known(family);
        return known.stream()
                .filter(each -> !Library.isBefore(version, each.version()))
                .reduce((earlier, later) -> later)
                .orElse(known.get(0));
    }

    /** As the jar says; empty if it does not. */
    private static Optional<String> version(Path jar, Library library) {
        try (JarFile file = new JarFile(jar.toFile())) {
            String folder = library.packages().get(0).replace('.', '/');
            if (file.stream().noneMatch(entry -> entry.getName().startsWith(folder))) {
                throw new InputException(jar + ": found no classes " + library.packages().get(0) + "*, expected the jar of "
                        + library.artifact());
            }
            JarEntry entry = file.getJarEntry(library.propertiesPath());
            if (entry == null) return Optional.empty();
            Properties properties = new Properties();
            try (InputStream in = file.getInputStream(entry)) {
                properties.load(in);
            }
            return Optional.ofNullable(properties.getProperty("version"))
                    .filter(version -> VERSION.matcher(version).matches());
        } catch (IOException noJar) {
            throw new InputException(jar + ": expected a jar, found a file that is none: " + noJar.getMessage(), noJar);
        }
    }
}
