package crosshatch.results;

import crosshatch.base.InputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads an append-only log, frame by frame, even while it is being written. It leaves out an incomplete last frame, which an
 * interrupted write left; {@link #tornBytes} returns its size. Any other change is damage, including an incomplete frame
 * before another frame. Depending on the constructor, the reader stops at the first damage, or reports each damage and continues
 * with the next readable frame. The reader holds one frame in memory at a time.
 */
public final class LedgerReader implements Iterator<List<RunRecord>>, AutoCloseable {
    private static final int CHUNK_BYTES = 1 << 20;
    /** A readable frame: its head, and its records. */
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
    /** The SHA-256 of the plan; empty if the header is incomplete or damaged. */
    private Optional<String> plan = Optional.empty();
    /** The place of the next byte to be read. */
    private long place;
    /** The number of the record that should follow. */
    private long expected;
    /** The end of the last frame with readable records. */
    private long wholeBytes;

    /** Whether the frame before the next one says that a writer closed the file. */
    private boolean closed;

    private @Nullable Frame next;

    /**
     * Opens a log for a reader that stops at the first damage.
     *
     * @throws InputException if the file cannot be read, is not an append-only log of this version, or is damaged. Iteration may
     *     also throw this exception
     */
    public LedgerReader(Path path) {
        this(path, damage -> {
            throw new InputException(
                    path + " is damaged at " + damage + ". Restore the file from a copy, or salvage its readable part");
        });
    }

    /**
     * Opens a log for a reader that continues after damage.
     *
     * @param damaged receives each damage
     * @throws InputException if the file cannot be read, or is not an append-only log of this version
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
        long size = file.size();
        byte[] header = read(0, (int) Math.min(LedgerHeader.BYTES, size));
        plan = LedgerHeader.plan(header);
        if (plan.isPresent()) {
            place = header.length;
            wholeBytes = place;
        } else if (!LedgerHeader.isBegun(header)) {
            if (next(0, size).isEmpty()) throw otherFile(header);
            pass(size, "the file does not begin like an append-only log");
        }
    }

    private InputException otherFile(byte[] header) {
        String found = new String(header, StandardCharsets.ISO_8859_1).replaceAll("[^ -~].*", "");
        return new InputException(path + ": found '" + found
                + "' at its beginning, expected an append-only log of version " + RecordCodec.VERSION
                + ". If another version of Crosshatch wrote the file, read it with that version");
    }

    /** Reads the next readable frame; empty at the end, or if the last frame is incomplete. */
    private Optional<Frame> readFrame() throws IOException {
        while (true) {
            long size = file.size(); // a frame that is written meanwhile does not follow damage
            if (isEnd(size)) return Optional.empty();
            Optional<Frame> frame = frame(size);
            if (frame.isEmpty())
                pass(size, headAt(place, size).isEmpty() ? "no frame begins here" : "a frame without its checksum");
            else if (isNew(frame.get().head)) return frame;
        }
    }

    /** Returns whether nothing follows but, at most, a part of the frame that should be here. */
    private boolean isEnd(long size) throws IOException {
        if (size < LedgerHeader.BYTES) return true;
        int length = (int) Math.min(FrameHead.BYTES, size - place);
        if (length < FrameHead.BYTES) return FrameHead.isBegun(read(place, length), expected);
        Optional<FrameHead> head = headAt(place, size);
        return head.isPresent()
                && head.get().first() == expected
                && end(head.get()) > size
                && next(place + 1, size).isEmpty();
    }

    private long end(FrameHead head) {
        return place + FrameHead.BYTES + head.length();
    }

    private Optional<FrameHead> headAt(long from, long size) throws IOException {
        return size - from < FrameHead.BYTES ? Optional.empty() : FrameHead.at(read(from, FrameHead.BYTES), 0);
    }

    /** Returns the frame that is complete here. */
    private Optional<Frame> frame(long size) throws IOException {
        Optional<FrameHead> head = headAt(place, size).filter(each -> end(each) <= size);
        if (head.isEmpty()) return Optional.empty();
        byte[] body = read(place + FrameHead.BYTES, head.get().length());
        return head.filter(each -> each.matches(body)).map(each -> new Frame(each, body));
    }

    /** Moves after a complete frame; returns whether its records were not read before. */
    private boolean isNew(FrameHead head) {
        long start = place;
        place = end(head);
        if (head.first() < expected) {
            damaged.accept(new LedgerSurvey.Damage(start, place - start, 0, "a repeated frame"));
            return false;
        }
        if (head.first() > expected) {
            damaged.accept(new LedgerSurvey.Damage(start, 0, head.first() - expected, "frames before it are missing"));
        }
        expected = head.end();
        if (head.records() > 0) wholeBytes = place;
        return true;
    }

    /**
     * Continues at the next head of a frame, or at the end of the file. The number of lost records follows from the next head, or
     * else from a head at this place.
     */
    private void pass(long size, String what) throws IOException {
        long start = place;
        Optional<FrameHead> own = headAt(start, size);
        OptionalLong following = next(start + 1, size);
        place = following.orElse(size);
        long known = headAt(place, size)
                .map(FrameHead::first)
                .or(() -> own.map(FrameHead::end))
                .orElse(-1L);
        long lost = known < 0 ? -1 : Math.max(0, known - expected);
        damaged.accept(new LedgerSurvey.Damage(start, place - start, lost, what));
        expected = Math.max(expected, known);
    }

    /** Returns the place of the first head from {@code from} on. */
    private OptionalLong next(long from, long size) throws IOException {
        for (long chunk = from; chunk + FrameHead.BYTES <= size; chunk += CHUNK_BYTES) {
            byte[] bytes = read(chunk, (int) Math.min(CHUNK_BYTES + FrameHead.BYTES - 1, size - chunk));
            for (int offset = 0; offset + FrameHead.BYTES <= bytes.length; offset++) {
                if (FrameHead.at(bytes, offset).isPresent()) return OptionalLong.of(chunk + offset);
            }
        }
        return OptionalLong.empty();
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
            return RecordCodec.decode(frame.body);
        } catch (IOException failed) {
            throw unreadable(failed);
        }
    }

    /** Skips a frame, and returns its number of records. */
    int skip() {
        return taken().head.records();
    }

    private Frame taken() {
        Frame frame = next;
        if (frame == null) throw new NoSuchElementException();
        closed = frame.head.records() == 0;
        try {
            next = readFrame().orElse(null);
        } catch (IOException failed) {
            throw unreadable(failed);
        }
        return frame;
    }

    /** Returns the SHA-256 of the plan of these runs; empty if the header is incomplete or damaged. */
    Optional<String> plan() {
        return plan;
    }

    /** Returns whether a writer closed the file; call it after the last record. */
    boolean isClosed() {
        return closed && tornBytes() == 0;
    }

    /** Returns the number of bytes up to the end of the last readable frame, or of the header; call it after the last record. */
    long wholeBytes() {
        return wholeBytes;
    }

    /** Returns the number of bytes of an incomplete last frame; call it after the last record. */
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
