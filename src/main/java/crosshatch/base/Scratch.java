package crosshatch.base;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A folder {@code crosshatch-PID-RANDOM} that lives as long as this process, or until it is closed. It holds a locked file. A
 * folder is stale if its process is gone and nobody has locked its file. It is removed when the next one is opened in the same
 * directory. The number of the process guards a folder that is not locked yet; the lock guards one whose process has its number
 * in another container.
 */
public final class Scratch implements AutoCloseable {
    private static final String PREFIX = "crosshatch-";
    private static final Pattern NAME = Pattern.compile(PREFIX + "([0-9]+)-.*");
    private static final String LOCK = ".lock";
    /** Somebody who is about to end may still write into the folder. */
    private static final int MOST_ATTEMPTS = 5;

    private final Path folder;
    private final FileChannel lock;
    private final Thread atTheEnd = new Thread(this::remove, "scratch");

    private Scratch(Path folder, FileChannel lock) {
        this.folder = folder;
        this.lock = lock;
        Runtime.getRuntime().addShutdownHook(atTheEnd);
    }

    /**
     * Makes one in the directory for temporary files.
     *
     * @throws SurroundingsException if that is missing, full or not to be written to
     */
    public static Scratch open() {
        Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
        try {
            long process = ProcessHandle.current().pid();
            return own(Files.createTempDirectory(temporary, PREFIX + process + "-"));
        } catch (IOException failed) {
            throw unusable(temporary, failed);
        }
    }

    /**
     * Takes over the one that was made for this process before it was started, to be its directory for temporary files.
     *
     * @throws SurroundingsException if it cannot be written to
     */
    public static Scratch adopt(Path folder) {
        try {
            return own(folder);
        } catch (IOException failed) {
            throw unusable(folder, failed);
        }
    }

    private static Scratch own(Path folder) throws IOException {
        FileChannel lock = FileChannel.open(
                folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.READ);
        lock.lock();
        sweepBeside(folder.toAbsolutePath());
        return new Scratch(folder, lock);
    }

    private static SurroundingsException unusable(Path directory, IOException failed) {
        return new SurroundingsException(
                "the directory for temporary files " + directory + " cannot be used: " + failed
                        + ". Make room in it, or choose another directory with the JVM option -Djava.io.tmpdir=DIR",
                failed);
    }

    public Path folder() {
        return folder;
    }

    /** Leaves out the folder itself: whoever closes a file that is locked by the same process may open its lock. */
    private static void sweepBeside(Path folder) throws IOException {
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(folder.resolveSibling(""), PREFIX + "*")) {
            for (Path each : folders) {
                if (!each.equals(folder) && isStale(each)) delete(each);
            }
        }
    }

    private static boolean isStale(Path folder) {
        Matcher name = NAME.matcher(String.valueOf(folder.getFileName()));
        if (!name.matches() || !Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) return false;
        return !isAlive(name.group(1)) && !isLocked(folder.resolve(LOCK));
    }

    private static boolean isAlive(String process) {
        try {
            return ProcessHandle.of(Long.parseLong(process)).isPresent();
        } catch (NumberFormatException tooLong) {
            return true; // no folder of ours
        }
    }

    private static boolean isLocked(Path file) {
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) return false;
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            @Nullable FileLock held = channel.tryLock();
            return held == null;
        } catch (IOException notOurs) {
            return true;
        }
    }

    /** Deletes a folder with all that is in it. Links are deleted, not followed. Files that cannot be deleted stay. */
    public static void delete(Path folder) {
        for (int attempt = 1; attempt <= MOST_ATTEMPTS && Files.exists(folder); attempt++) {
            try (Stream<Path> tree = Files.walk(folder)) {
                List<Path> leavesFirst = tree.sorted(Comparator.reverseOrder()).toList();
                for (Path each : leavesFirst) Files.deleteIfExists(each);
            } catch (IOException | UncheckedIOException changedMeanwhile) {
                // once more
            }
        }
    }

    private void remove() {
        delete(folder);
        try {
            lock.close();
        } catch (IOException failed) {
            // the file is deleted, or the next process finds the folder
        }
    }

    /** Removes the folder with its files; the next process removes files that cannot be removed now. */
    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(atTheEnd);
        } catch (IllegalStateException alreadyEnding) {
            return; // then the hook removes it
        }
        remove();
    }
}
