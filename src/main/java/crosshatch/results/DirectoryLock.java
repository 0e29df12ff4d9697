package crosshatch.results;

import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * Keeps other processes from writing to a results directory. A file of its own: on some systems any reader that closes the
 * ledger would open a lock on it.
 */
record DirectoryLock(FileChannel channel) implements AutoCloseable {
    /** @throws InputException if somebody else holds it */
    static DirectoryLock of(Path directory) throws IOException {
        FileChannel channel =
                FileChannel.open(directory.resolve(".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (!isHeldBy(channel)) {
            channel.close();
            throw new InputException(
                    "another process writes to " + directory
                            + ". Wait until it has finished, or choose another directory",
                    Remedy.ANOTHER_DIRECTORY);
        }
        return new DirectoryLock(channel);
    }

    private static boolean isHeldBy(FileChannel channel) throws IOException {
        try {
            @Nullable FileLock held = channel.tryLock();
            return held != null;
        } catch (OverlappingFileLockException bySomebodyInThisProcess) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
