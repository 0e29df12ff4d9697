package crosshatch.experiment.worker;

import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.MessageLite;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/** Sends frames: a fixed word, the length of the content, its CRC-32C, the content, which is one message. */
final class FrameWriter {
    static final int HEADER_BYTES = 12;
    static final int MAGIC = 0x43_52_58_48; // "CRXH"
    private static final int FIRST_BYTES = 1 << 16;

    private final OutputStream out;
    private byte[] frame = new byte[FIRST_BYTES];

    FrameWriter(OutputStream out) {
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
}
