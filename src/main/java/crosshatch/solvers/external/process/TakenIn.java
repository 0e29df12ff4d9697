package crosshatch.solvers.external.process;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** Whether this JVM has taken in orphans: a file that stays open, because the question is asked after every run. */
final class TakenIn {
    private final FileChannel children;

    private TakenIn(FileChannel children) {
        this.children = children;
    }

    /** Empty where the kernel does not tell. */
    static Optional<TakenIn> of(int pid) {
        try {
            return Optional.of(new TakenIn(FileChannel.open(ProcFs.takenInFile(pid), StandardOpenOption.READ)));
        } catch (IOException untold) {
            return Optional.empty();
        }
    }

    boolean isAny() {
        try {
            return children.read(ByteBuffer.allocate(1), 0) > 0;
        } catch (IOException unreadable) {
            return true; // then it is found out the long way
        }
    }
}
