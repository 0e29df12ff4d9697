package crosshatch.results;

import crosshatch.base.InputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads an append-only log, frame by frame, also one that is being written. A last frame that is not complete is left out: the
 * tail of a write that was interrupted; {@link #tornBytes} says how much it is. Any other change is damage, which is reported
 * before the reader goes on behind it. Holds one frame at a time.
 */
public final class LedgerReader implements Iterator<List<RunRecord>>, AutoCloseable {
    private static final int CHUNK_BYTES = 1 << 20;
    /** Of logs before version 6, whose solvers have other names. They are read but not continued. */
    private static final int SCHEMA_OF_OLDER = 7;

    private static final int VERSION_PLACE = Ledger.HEADER.length - 2;

    /** One that can be read: its head, and its records. */
    private static final class Frame {
        private final FrameHead head;
        private final byte[] body;

        Frame(FrameHead head, byte[] body) {
            this.head = head;
            this.body = body;
        }
    }

    private final Path path;
    private final Consumer<LedgerSurvey.Damage> damaged;
    private final FileChannel file;
    /** Of the next byte to be read. */
    private long place;
    /** Number of the record that should follow. */
    private long expected;
    /** Behind the last frame that can be read. */
    private long wholeBytes;

    private int version = RecordCodec.VERSION;
    private @Nullable Frame next;

    /**
     * A reader that does not go beyond damage.
     *
     * @throws InputException if the file cannot be read, is not an append-only log of a known version, or is damaged, also
     *     later
     */
    public LedgerReader(Path path) {
        this(path, damage -> {
            throw new InputException(
                    path + " is damaged at " + damage + ". Restore it from a copy, or salvage the readable part");
        });
    }

    /**
     * A reader that goes on behind damage.
     *
     * @param damaged receives each damage
     * @throws InputException if the file cannot be read, or is not an append-only log of a known version
     */
    public LedgerReader(Path path, Consumer<LedgerSurvey.Damage> damaged) {
        this.path = path;
        this.damaged = damaged;
        try {
            file = FileChannel.open(path, StandardOpenOption.READ);
        } catch (IOException failed) {
            throw unreadable(failed);
        }
        try {
            readHeader();
            next = readFrame().orElse(null);
        } catch (IOException failed) {
            close();
            throw unreadable(failed);
        } catch (RuntimeException refused) {
            close();
            throw refused;
        }
    }

    private void readHeader() throws IOException {
        byte[] header = read(0, (int) Math.min(Ledger.HEADER.length, file.size()));
        // where the header is damaged, its last digit may still be there
        if (header.length == Ledger.HEADER.length) {
            int found = header[VERSION_PLACE] - '0';
            if (found >= LedgerVersion4.VERSION && found < RecordCodec.VERSION) version = found;
        }
        if (Arrays.equals(header, Ledger.header(version))) {
            place = header.length;
            wholeBytes = place;
        } else if (!isTorn(header)) {
            String found = new String(header, StandardCharsets.ISO_8859_1);
            if (found.matches("crosshatch ledger \\d+\\n?") || next(0).isEmpty()) throw otherVersion();
            pass(0, "the file does not begin as an append-only log does");
        }
    }

    private InputException otherVersion() {
        return new InputException(path + ": expected an append-only log of version " + LedgerVersion4.VERSION + " to "
                + RecordCodec.VERSION + ". Read it with the version of crosshatch that wrote it");
    }

    /** Whether the file was not even begun. */
    private static boolean isTorn(byte[] header) {
        return header.length < Ledger.HEADER.length
                && Arrays.equals(header, Arrays.copyOf(Ledger.HEADER, header.length));
    }

    /** The next frame that can be read; none at the end, or where the last one is not complete. */
    private Optional<Frame> readFrame() throws IOException {
        while (file.size() - place >= FrameHead.BYTES) {
            long start = place;
            Optional<FrameHead> found = FrameHead.at(read(start, FrameHead.BYTES), 0);
            if (found.isEmpty()) {
                pass(start, "no frame begins here");
                continue;
            }
            FrameHead head = found.get();
            long end = start + FrameHead.BYTES + head.length();
            if (end > file.size()) return Optional.empty();
            byte[] body = read(start + FrameHead.BYTES, head.length());
            place = end;
            if (!head.matches(body)) {
                lose(start, head);
            } else if (head.first() < expected) {
                damaged.accept(new LedgerSurvey.Damage(start, end - start, 0, "a frame that is there twice"));
            } else {
                if (head.first() > expected) {
                    damaged.accept(
                            new LedgerSurvey.Damage(start, 0, head.first() - expected, "frames before it are missing"));
                }
                expected = head.end();
                wholeBytes = end;
                return Optional.of(new Frame(head, body));
            }
        }
        return Optional.empty();
    }

    /** Passes over a frame whose records cannot be read; its head says how many they are, and where to go on. */
    private void lose(long start, FrameHead head) {
        long lost = Math.max(0, head.end() - expected);
        damaged.accept(new LedgerSurvey.Damage(start, place - start, lost, "a frame without its checksum"));
        expected = Math.max(expected, head.end());
    }

    /** Goes on at the next head of a frame, or at the end of the file. */
    private void pass(long start, String what) throws IOException {
        Optional<FrameHead> following = next(start + 1);
        if (following.isEmpty()) place = file.size();
        long lost = following.map(head -> Math.max(0, head.first() - expected)).orElse(-1L);
        damaged.accept(new LedgerSurvey.Damage(start, place - start, lost, what));
        expected = following
                .map(FrameHead::first)
                .filter(first -> first > expected)
                .orElse(expected);
    }

    /** Moves to the first head from {@code from} on; stays if there is none. */
    private Optional<FrameHead> next(long from) throws IOException {
        for (long chunk = from; chunk + FrameHead.BYTES <= file.size(); chunk += CHUNK_BYTES) {
            byte[] bytes = read(chunk, (int) Math.min(CHUNK_BYTES + FrameHead.BYTES - 1, file.size() - chunk));
            for (int offset = 0; offset + FrameHead.BYTES <= bytes.length; offset++) {
                Optional<FrameHead> head = FrameHead.at(bytes, offset);
                if (head.isPresent()) {
                    place = chunk + offset;
                    return head;
                }
            }
        }
        return Optional.empty();
    }

    private byte[] read(long from, int length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(length);
        while (bytes.hasRemaining()) {
            if (file.read(bytes, from + bytes.position()) < 0) throw new IOException("the file became shorter");
        }
        return bytes.array();
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
        Frame frame = taken();
        try {
            return RecordCodec.decode(version, frame.body);
        } catch (IOException failed) {
            throw unreadable(failed);
        }
    }

    /** Passes over a frame; returns how many records it has. */
    int skip() {
        return taken().head.records();
    }

    private Frame taken() {
        Frame frame = next;
        if (frame == null) throw new NoSuchElementException();
        try {
            next = readFrame().orElse(null);
        } catch (IOException failed) {
            throw unreadable(failed);
        }
        return frame;
    }

    /** Version of the schema of its records, which decides the meaning of the names of solvers. */
    public int schema() {
        return version == RecordCodec.VERSION ? RunColumn.SCHEMA_VERSION : SCHEMA_OF_OLDER;
    }

    /** Of the file's layout. */
    int version() {
        return version;
    }

    /** Bytes up to the end of the last frame that can be read, or of the header; to be asked at the end. */
    long wholeBytes() {
        return wholeBytes;
    }

    /** Bytes of a last frame that is not complete; to be asked at the end. */
    long tornBytes() {
        try {
            return file.size() - place;
        } catch (IOException failed) {
            throw unreadable(failed);
        }
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
