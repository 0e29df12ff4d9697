package crosshatch.experiment.worker;

import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * Sends and receives frames: a fixed word, the length of the content, its CRC-32C, and the content, which is one message. One
 * thread may send while another thread receives.
 */
final class Frames {
    static final int HEADER_BYTES = 12;
    static final int MAGIC = 0x43_52_58_48; // "CRXH"
    private static final int FIRST_BYTES = 1 << 16;
    /** The largest frame; a claim shows up to 100,000 grids of order 3, and a grid of order 10 has 10,000 cells. */
    private static final int LARGEST_FRAME_BYTES = 1 << 30;

    private static final int SHOWN_BYTES = 300;

    /** The received bytes are no frame, because something else wrote to the pipe too. */
    static final class GarbageException extends IOException {
        private static final long serialVersionUID = 1L;

        GarbageException(String message) {
            super(message);
        }

        private GarbageException(String message, Throwable cause) {
            super(message, cause);
        }
    }

    private final InputStream in;
    private final OutputStream out;
    private final byte[] header = new byte[HEADER_BYTES];
    private byte[] content = new byte[0];
    private byte[] frame = new byte[FIRST_BYTES];

    Frames(InputStream in, OutputStream out) {
        this.in = in;
        this.out = out;
    }

    void send(MessageLite content) throws IOException {
        int size = content.getSerializedSize();
        if (frame.length < HEADER_BYTES + size) frame = new byte[HEADER_BYTES + size];
        content.writeTo(CodedOutputStream.newInstance(frame, HEADER_BYTES, size));
        CRC32C sum = new CRC32C();
        sum.update(frame, HEADER_BYTES, size);
        ByteBuffer.wrap(frame).putInt(MAGIC).putInt(size).putInt((int) sum.getValue());
        out.write(frame, 0, HEADER_BYTES + size);
        out.flush();
    }

    /** Returns the remaining bytes of the stream without waiting, as text for messages. */
    String rest() throws IOException {
        return new String(in.readNBytes(Math.min(in.available(), SHOWN_BYTES)), StandardCharsets.ISO_8859_1);
    }

    /**
     * Receives the message in the next frame; null at the end of the stream.
     *
     * @throws GarbageException if the stream contains something else
     * @throws EOFException if the stream ends within a frame
     */
    <M> @Nullable M next(Parser<M> parser) throws IOException {
        int readBytes = in.readNBytes(header, 0, header.length);
        if (readBytes == 0) return null;
        ByteBuffer fields = ByteBuffer.wrap(header, 0, readBytes);
        if (readBytes < 4 || fields.getInt() != MAGIC) throw new GarbageException("no frame begins here");
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
