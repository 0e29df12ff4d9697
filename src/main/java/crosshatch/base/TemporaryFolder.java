package crosshatch.base;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds out why native libraries cannot be loaded from the directory for temporary files. Libraries unpack their native parts
 * there. If that fails, their own messages do not name the directory.
 */
public final class TemporaryFolder {
    /** The needed space; the largest of the libraries takes 70 MB, and others are there at the same time. */
    private static final long NEEDED_MEBIBYTES = 128;

    private static final Path LIMITS = Path.of("/proc/self/limits");
    private static final Path MOUNTS = Path.of("/proc/self/mounts");

    private TemporaryFolder() {}

    /**
     * Returns the reason why the directory cannot contain native libraries. Call this after a native library could not be
     * loaded.
     *
     * @return a message for people with directory, cause and remedy; empty if nothing is wrong with the directory
     */
    public static Optional<String> problem() {
        return problem(Path.of(System.getProperty("java.io.tmpdir")));
    }

    /** Examines any directory like {@link #problem()}. */
    static Optional<String> problem(Path directory) {
        return cause(directory)
                .map(cause -> "the directory for temporary files " + directory + " " + cause
                        + ". Choose another directory: TMPDIR=DIR, or CROSSHATCH_JAVA_OPTS=-Djava.io.tmpdir=DIR")
                .or(TemporaryFolder::limitOfFiles);
    }

    private static Optional<String> cause(Path directory) {
        try {
            Path real = directory.toRealPath();
            FileStore store = Files.getFileStore(real);
            List<String> mounted = optionsOfMount(real);
            if (store.isReadOnly() || mounted.contains("ro")) return Optional.of("is read-only");
            if (!Files.isWritable(real)) return Optional.of("is not writable");
            if (mounted.contains("noexec")) {
                return Optional.of("is mounted noexec, so that no native library can be run from there");
            }
            long left = store.getUsableSpace() >> 20;
            return left < NEEDED_MEBIBYTES
                    ? Optional.of("has " + left + " MiB left, expected " + NEEDED_MEBIBYTES + " for native libraries")
                    : Optional.empty();
        } catch (IOException unusable) {
            return Optional.of("cannot be used (" + unusable + ")");
        }
    }

    /** Returns the problem of a limit on file sizes of this process, if the system reports one. */
    private static Optional<String> limitOfFiles() {
        try (Stream<String> lines = Files.lines(LIMITS, StandardCharsets.ISO_8859_1)) {
            return lines.filter(line -> line.matches("Max file size +\\d{1,18} .*"))
                    .map(line -> Long.parseLong(line.split(" +", -1)[3]) >> 10)
                    .filter(kibibytes -> kibibytes < NEEDED_MEBIBYTES << 10)
                    .map(kibibytes -> "a file may have at most " + kibibytes
                            + " KiB here (ulimit -f), but native libraries need more. Raise this limit to "
                            + (NEEDED_MEBIBYTES << 10) + " KiB")
                    .findFirst();
        } catch (IOException unknown) {
            return Optional.empty();
        }
    }

    /** Returns the mount options of the innermost file system that contains the directory; empty if unknown. */
    private static List<String> optionsOfMount(Path directory) throws IOException {
        if (!Files.isReadable(MOUNTS)) return List.of();
        // device, directory, type, options; later lines lie over earlier ones
        try (Stream<String> lines = Files.lines(MOUNTS, StandardCharsets.ISO_8859_1)) {
            return lines.map(line -> line.split(" ", -1))
                    .filter(fields -> directory.startsWith(Path.of(unescaped(fields[1]))))
                    .reduce((outer, inner) -> depth(inner) >= depth(outer) ? inner : outer)
                    .map(fields -> Arrays.asList(fields[3].split(",", -1)))
                    .orElse(List.of());
        }
    }

    private static int depth(String[] fields) {
        return Path.of(unescaped(fields[1])).getNameCount();
    }

    /** Decodes the octal numbers that replace blanks in names of directories. */
    private static String unescaped(String name) {
        return name.replace("\\040", " ")
                .replace("\\011", "\t")
                .replace("\\012", "\n")
                .replace("\\134", "\\");
    }
}
