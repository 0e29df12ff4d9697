package crosshatch.results;

import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Keeps other processes from writing to a results directory. The lock is a file of its own, because on some systems a reader that
 * closes the log would release a lock on the log. For the same reason, this process opens a lock file only once.
 */
record DirectoryLock(Path file, FileChannel channel) implements AutoCloseable {
    private static final Set<Path> HELD_HERE = new HashSet<>();

    /** The number of attempts, because a process that tests a lock may hold it for a moment. */
    private static final int ATTEMPTS = 5;

    private static final long PAUSE_MILLIS = 20;

    /**
     * Locks a directory.
     *
     * @throws InputException if another process, or another part of this one, has locked it
     */
    static DirectoryLock of(Path directory) throws IOException {
        synchronized (HELD_HERE) {
            Path file = file(directory);
            if (HELD_HERE.contains(file)) throw held(directory);
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (!isLocked(channel)) {
                channel.close();
                throw held(directory);
            }
            HELD_HERE.add(file);
            return new DirectoryLock(file, channel);
        }
    }

    private static Path file(Path directory) throws IOException {
        return directory.toRealPath().resolve(".lock");
    }

    private static InputException held(Path directory) {
        return new InputException(
                "another process is writing to " + directory
                        + ". Wait until it has finished, or choose another directory",
                Remedy.ANOTHER_DIRECTORY);
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
                if (attempt > 0) Thread.sleep(PAUSE_MILLIS);
                @Nullable FileLock lock = channel.tryLock();
                if (lock != null) return true;
            }
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while waiting for " + channel, interrupted);
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (HELD_HERE) {
            HELD_HERE.remove(file);
            channel.close();
        }
    }
}
