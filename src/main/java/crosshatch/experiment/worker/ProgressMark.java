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
 * How far a worker is: one number in a file that the worker and the program have mapped. It costs the worker a store per
 * change, and is still there when the worker has died in mid-run.
 */
final class ProgressMark {
    private static final VarHandle LONG = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.nativeOrder());

    private final ByteBuffer mapped;
    private long runs;

    private ProgressMark(ByteBuffer mapped) {
        this.mapped = mapped;
    }

    /** @param file made, if it is not there */
    static ProgressMark map(Path file) throws IOException {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            return new ProgressMark(channel.map(FileChannel.MapMode.READ_WRITE, 0, Long.BYTES));
        }
    }

    /** The next run begins. */
    void begin() {
        LONG.setRelease(mapped, 0, ++runs);
    }

    /** The run that began last has ended. */
    void end() {
        LONG.setRelease(mapped, 0, -runs);
    }

    /** The number of the run under way, from 1; if none is, the number of the last one, negated; 0 before the first. */
    long read() {
        return (long) LONG.getAcquire(mapped, 0);
    }
}
