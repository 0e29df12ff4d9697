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
 * A folder {@code crosshatch-PID-RANDOM} for temporary files. It is removed when it is closed, or when this process ends. If
 * this process is killed, the next one that opens a folder in the same directory removes it. That process checks two things:
 * no process has the number PID, and nobody has locked the file in the folder. The number protects a folder that is not
 * locked yet. The lock protects a folder of another container, where the number belongs to another process.
 */
public final class Scratch implements AutoCloseable {
    private static final String PREFIX = "crosshatch-";
    private static final Pattern NAME = Pattern.compile(PREFIX + "([0-9]+)-.*");
    private static final String LOCK = ".lock";
    /** The number of attempts to delete a folder; a thread that is about to end may still write into it. */
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
     * Makes a folder in the directory for temporary files, and removes the folders of dead processes there.
     *
     * @throws SurroundingsException if the directory is missing, full or not writable
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
     * Takes over a folder that another process made for this one. It is removed when this process ends.
     *
     * @throws SurroundingsException if the folder is not writable
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

    /** Removes stale folders, but skips this one: if a process closes a file that it has locked, it may release the lock. */
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

    /** Deletes a folder with its content. Links are deleted, not followed. Files that cannot be deleted stay. */
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

    /** Removes the folder with its files. The next process removes files that cannot be removed now. */
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
