package crosshatch.results.noise;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Counts how often the system took a thread off its processor although it had work. It counts for the thread that first calls
 * {@link #sinceLast}. A call takes about 5 µs, so call it once per batch, not once per run.
 */
public final class InvoluntarySwitches implements AutoCloseable {
    private static final Pattern COUNT = Pattern.compile("nonvoluntary_ctxt_switches:\\s+(\\d+)");
    private static final int BUFFER_BYTES = 4096;

    private final Path file;
    private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER_BYTES);
    private @Nullable FileChannel status;
    private long before = -1;
    private boolean isTold = true;

    /** Opens a counter for threads of this JVM. */
    public InvoluntarySwitches() {
        this(Path.of("/proc/thread-self/status"));
    }

    InvoluntarySwitches(Path file) {
        this.file = file;
    }

    /**
     * Returns the number of switches since the last call. It is -1 for the first call, and where the system does not report the
     * number.
     */
    public long sinceLast() {
        if (!isTold) return -1;
        long now = count();
        long since = before < 0 ? -1 : now - before;
        before = now;
        return since;
    }

    private long count() {
        try {
            if (status == null) status = FileChannel.open(file); // stays with the thread that opens it
            status.read(buffer.clear(), 0);
            Matcher count =
                    COUNT.matcher(new String(buffer.array(), 0, buffer.position(), StandardCharsets.ISO_8859_1));
            isTold = count.find();
            return isTold ? Long.parseLong(count.group(1)) : -1;
        } catch (IOException notTold) {
            isTold = false;
            return -1;
        }
    }

    @Override
    public void close() {
        try {
            if (status != null) status.close();
        } catch (IOException impossible) {
            throw new IllegalStateException("a file that was only read can be closed", impossible);
        }
    }
}
