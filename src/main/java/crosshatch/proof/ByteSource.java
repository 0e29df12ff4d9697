package crosshatch.proof;

import crosshatch.base.NamedFile;
import crosshatch.base.SurroundingsException;
import crosshatch.base.Unpacked;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;

/** Reads the unpacked bytes of a file, one after the other. */
final class ByteSource implements AutoCloseable {
    static final int END = -1;

    private final Path file;
    private final InputStream in;
    private final byte[] buffer = new byte[1 << 14];
    private int at;
    private int end;
    private long before;

    /**
     * Opens a file.
     *
     * @throws crosshatch.base.InputException if it cannot be opened
     */
    ByteSource(Path file) {
        this.file = file;
        in = Unpacked.open(file, "clauses or a proof");
    }

    /** Returns the next byte without taking it: 0 to 255, or {@link #END}. */
    int peek() {
        return at == end && !fill() ? END : buffer[at] & 0xff;
    }

    /** Takes the next byte. */
    int take() {
        return buffer[at++] & 0xff;
    }

    /** Returns the first bytes of the file, all of them if it is small; call this before any byte is taken. */
    byte[] beginning() {
        peek();
        return Arrays.copyOf(buffer, end);
    }

    /** Returns the number of bytes that were taken. */
    long taken() {
        return before + at;
    }

    Path file() {
        return file;
    }

    private boolean fill() {
        try {
            before += at;
            at = 0;
            end = in.readNBytes(buffer, 0, buffer.length);
            return end > 0;
        } catch (IOException broken) {
            throw NamedFile.unreadable(file, broken);
        }
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException broken) {
            throw new SurroundingsException(file + ": cannot be closed: " + broken, broken);
        }
    }
}
