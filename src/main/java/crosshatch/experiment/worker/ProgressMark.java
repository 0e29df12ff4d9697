package crosshatch.experiment.worker;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The progress of a worker: one number in a file that both processes have mapped. The worker changes the number with a single
 * store instruction, and the number remains if the worker crashes.
 */
final class ProgressMark {
    private static final VarHandle LONG = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.nativeOrder());

    private final ByteBuffer mapped;
    private long runs;

    private ProgressMark(ByteBuffer mapped) {
        this.mapped = mapped;
    }

    /**
     * Maps a file.
     *
     * @param file the file, which is made if it does not exist
     */
    static ProgressMark map(Path file) throws IOException {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            return new ProgressMark(channel.map(FileChannel.MapMode.READ_WRITE, 0, Long.BYTES));
        }
    }

    /** Marks the beginning of the next run. */
    void begin() {
        LONG.setRelease(mapped, 0, ++runs);
    }

    /** Marks the end of the current run. */
    void end() {
        LONG.setRelease(mapped, 0, -runs);
    }

    /** Returns the number of the current run, from 1; between runs the number of the last one, negated; 0 before the first. */
    long read() {
        return (long) LONG.getAcquire(mapped, 0);
    }
}
