package crosshatch.solvers.release;

import crosshatch.base.SurroundingsException;
import crosshatch.solver.OptionValues;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The user's cache of releases. {@code maven/} is a local repository of Maven, {@code jars/} has jars of the user, and
 * {@code FAMILY@NAME.sha256} lists the jars of a release with their hashes, in the form of {@code sha256sum}.
 */
final class ReleaseCache {
    private static final String HASHES = ".sha256";

    private final Path folder;

    /**
     * Makes a cache.
     *
     * @param folder its folder, which need not exist yet
     */
    ReleaseCache(Path folder) {
        this.folder = folder;
    }

    /** Returns the cache below {@code XDG_CACHE_HOME}, or below {@code .cache} in the home directory. */
    static ReleaseCache ofUser() {
        String cache = System.getenv("XDG_CACHE_HOME");
        Path base =
                cache == null || cache.isEmpty() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(cache);
        return new ReleaseCache(base.resolve("crosshatch").resolve("releases"));
    }

    Path repository() {
        return folder.resolve("maven");
    }

    /** Returns the folder for the user's jars. */
    Path jars() {
        return folder.resolve("jars");
    }

    private Path list(String name) {
        return folder.resolve(name + HASHES);
    }

    /** Returns a release; empty if it was not fetched, or if one of its jars is missing. */
    Optional<FetchedRelease> find(String name) {
        Path list = list(name);
        if (!Files.exists(list)) return Optional.empty();
        List<Path> jars = new ArrayList<>();
        SortedMap<String, String> hashes = new TreeMap<>();
        try {
            for (String line : Files.readAllLines(list)) {
                String[] row = line.split(" {2}", 2);
                Path jar = folder.resolve(row[row.length - 1]);
                jars.add(jar);
                hashes.put(FetchedRelease.file(jar), row[0]);
            }
        } catch (IOException unreadable) {
            throw new SurroundingsException(list + " cannot be read: " + unreadable, unreadable);
        }
        return Optional.of(new FetchedRelease(name, jars, hashes)).filter(FetchedRelease::isComplete);
    }

    /** Adds a release; two processes that fetch the same release write equal files. */
    FetchedRelease keep(FetchedRelease fetched) {
        StringBuilder text = new StringBuilder();
        for (Path jar : fetched.jars()) {
            text.append(fetched.hashes().get(FetchedRelease.file(jar)))
                    .append("  ")
                    .append(folder.relativize(jar))
                    .append('\n');
        }
        Path list = list(fetched.name());
        try {
            Files.createDirectories(folder);
            Path unfinished = Files.createTempFile(folder, "list", ".part");
            Files.writeString(unfinished, text);
            move(unfinished, list);
        } catch (IOException full) {
            throw new SurroundingsException(list + " cannot be written: " + full + ". Set XDG_CACHE_HOME", full);
        }
        return fetched;
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException elsewhere) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Returns the names of the fetched releases of a family. */
    List<String> names(String family) {
        if (!Files.isDirectory(folder)) return List.of();
        String begin = family + OptionValues.RELEASE;
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.startsWith(begin) && name.endsWith(HASHES))
                    .map(name -> name.substring(begin.length(), name.length() - HASHES.length()))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(folder.toString(), unreadable);
        }
    }
}
