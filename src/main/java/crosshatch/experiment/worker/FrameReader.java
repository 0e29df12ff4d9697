package crosshatch.experiment.worker;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Parser;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/** Receives what a {@link FrameWriter} sends. */
final class FrameReader {
    /** A claim shows up to 100,000 grids of order 3; one of order 10 has 10,000 cells. */
    private static final int LARGEST_FRAME_BYTES = 1 << 30;

    private static final int SHOWN_BYTES = 300;

    private final InputStream in;
    private final byte[] header = new byte[FrameWriter.HEADER_BYTES];
    private byte[] content = new byte[0];

    FrameReader(InputStream in) {
        this.in = in;
    }

    /** What is left in the stream without waiting, as text; for messages. */
    String rest() throws IOException {
        return new String(in.readNBytes(Math.min(in.available(), SHOWN_BYTES)), StandardCharsets.ISO_8859_1);
    }

    /**
     * The message in the next frame; null at the end of the stream.
     *
     * @throws GarbageException if there is something else in the stream
     * @throws EOFException if the stream ends within a frame
     */
    <M> @Nullable M next(Parser<M> parser) throws IOException {
        int readBytes = in.readNBytes(header, 0, header.length);
        if (readBytes == 0) return null;
        ByteBuffer fields = ByteBuffer.wrap(header, 0, readBytes);
        if (readBytes < 4 || fields.getInt() != FrameWriter.MAGIC) throw new GarbageException("no frame begins here");
        if (readBytes < header.length) throw new EOFException("the header of a frame is cut off");
        int length = fields.getInt();
        int sum = fields.getInt();
        if (length < 0 || length > LARGEST_FRAME_BYTES) throw new GarbageException("a frame of " + length + " bytes");
        if (content.length < length) content = new byte[length];
        if (in.readNBytes(content, 0, length) < length) throw new EOFException("a frame is cut off");
        CRC32C found = new CRC32C();
        found.update(content, 0, length);
        if ((int) found.getValue() != sum) throw new GarbageException("the checksum of a frame is wrong");
        try {
            return parser.parseFrom(content, 0, length);
        } catch (InvalidProtocolBufferException other) {
            throw new GarbageException("a frame without a message: " + other.getMessage(), other);
        }
    }
}
