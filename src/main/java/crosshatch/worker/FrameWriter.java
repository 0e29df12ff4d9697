package crosshatch.worker;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/**
 * Sends frames: a fixed word, the length of the content, its CRC-32C, the content. Content is gathered in a buffer that grows
 * as needed.
 */
final class FrameWriter {
    static final int HEADER_BYTES = 12;
    static final int MAGIC = 0x43_52_58_48; // "CRXH"
    private static final int FIRST_BYTES = 1 << 16;

    private final OutputStream out;
    private ByteBuffer buffer = ByteBuffer.allocate(FIRST_BYTES).position(HEADER_BYTES);

    FrameWriter(OutputStream out) {
        this.out = out;
    }

    /** The buffer for the content of the next frame, with room for at least {@code bytes} more. */
    ByteBuffer room(int bytes) {
        if (buffer.remaining() < bytes) {
            int capacity = Math.max(2 * buffer.capacity(), buffer.position() + bytes);
            buffer = ByteBuffer.allocate(capacity).put(buffer.flip());
        }
        return buffer;
    }

    /** Bytes in the next frame so far. */
    int size() {
        return buffer.position() - HEADER_BYTES;
    }

    /** Sends what was gathered. */
    void send() throws IOException {
        int size = size();
        CRC32C sum = new CRC32C();
        sum.update(buffer.array(), HEADER_BYTES, size);
        buffer.putInt(0, MAGIC).putInt(4, size).putInt(8, (int) sum.getValue());
        out.write(buffer.array(), 0, HEADER_BYTES + size);
        out.flush();
        buffer.position(HEADER_BYTES);
    }
}
