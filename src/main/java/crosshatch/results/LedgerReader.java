package crosshatch.results;

import crosshatch.puzzle.InputException;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads a ledger, frame by frame, also one that is being written. What follows the last whole frame is left out: the tail of
 * a write that was interrupted; {@link #tornBytes} says how much it is. Holds one frame at a time.
 */
public final class LedgerReader implements Iterator<List<RunRecord>>, AutoCloseable {
    private final Path path;
    private final DataInputStream in;
    private long whole;
    private @Nullable List<RunRecord> next;

    /** @throws InputException if the file cannot be read, or is not a ledger of this version */
    public LedgerReader(Path path) {
        this.path = path;
        try {
            in = new DataInputStream(new BufferedInputStream(Files.newInputStream(path), 1 << 16));
            readHeader();
        } catch (IOException failed) {
            throw unreadable(failed);
        }
        next = readFrame().orElse(null);
    }

    private void readHeader() throws IOException {
        byte[] header = in.readNBytes(Ledger.HEADER.length);
        if (Arrays.equals(header, Ledger.HEADER)) {
            whole = header.length;
        } else if (!isTorn(header)) {
            throw new InputException(path + ": this is not a ledger of version " + RecordCodec.VERSION
                    + ". Read it with the version of crosshatch that wrote it");
        }
    }

    /** Whether the file was not even begun. */
    private static boolean isTorn(byte[] header) {
        return header.length < Ledger.HEADER.length
                && Arrays.equals(header, Arrays.copyOf(Ledger.HEADER, header.length));
    }

    private Optional<List<RunRecord>> readFrame() {
        try {
            int length = in.readInt();
            int checksum = in.readInt();
            if (length <= 0 || length > Ledger.MAX_FRAME) return Optional.empty();
            byte[] bytes = in.readNBytes(length);
            if (bytes.length < length || Ledger.checksum(bytes) != checksum) return Optional.empty();
            List<RunRecord> records = RecordCodec.decode(bytes);
            whole += Ledger.FRAME_HEAD + length;
            return Optional.of(records);
        } catch (EOFException end) {
            return Optional.empty();
        } catch (IOException failed) {
            throw unreadable(failed);
        }
    }

    private InputException unreadable(IOException failed) {
        return new InputException("cannot read " + path + ": " + failed + ". Give a directory made by compare", failed);
    }

    @Override
    public boolean hasNext() {
        return next != null;
    }

    @Override
    public List<RunRecord> next() {
        if (next == null) throw new NoSuchElementException();
        List<RunRecord> frame = next;
        next = readFrame().orElse(null);
        return frame;
    }

    /** Bytes up to the end of the last whole frame read. */
    long wholeBytes() {
        return whole;
    }

    /** Bytes that follow the last whole frame; to be asked at the end. */
    public long tornBytes() {
        try {
            return Files.size(path) - whole;
        } catch (IOException failed) {
            throw unreadable(failed);
        }
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
