package crosshatch.results;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * The head of a frame of the append-only log. The head has its own checksum. So it can be trusted if the records of the frame are
 * damaged, and it can be found after damaged bytes.
 *
 * <pre>
 *   frame   head, then records (see {@link RecordCodec})
 *   head    marker (4 bytes), number of its first record (8), length of the records in bytes (4), number of records (4),
 *           CRC-32C of the records (4), CRC-32C of the head up to here (4)
 * </pre>
 *
 * @param first the number, from 0, of the first record of the frame in the log; it reveals missing and repeated frames
 * @param length the length of the records in bytes
 * @param records the number of records
 * @param checksum the checksum of the records
 */
record FrameHead(long first, int length, int records, int checksum) {
    static final int BYTES = 28;
    /** The marker contains the version, so that each frame shows its version. */
    static final int MARKER = 0xC5_48_00_0A | RecordCodec.VERSION << 8;

    private static final int MAX_LENGTH = 1 << 28;

    /** Makes a whole frame, ready to be written. */
    static ByteBuffer frame(long first, List<RunRecord> records) {
        byte[] encoded = RecordCodec.encode(records);
        ByteBuffer frame = ByteBuffer.allocate(BYTES + encoded.length)
                .putInt(MARKER)
                .putLong(first)
                .putInt(encoded.length)
                .putInt(records.size())
                .putInt(checksum(encoded, 0, encoded.length));
        return frame.putInt(checksum(frame.array(), 0, frame.position()))
                .put(encoded)
                .flip();
    }

    /** Reads the head at {@code place}; empty if no head begins there. */
    static Optional<FrameHead> at(byte[] bytes, int place) {
        ByteBuffer in = ByteBuffer.wrap(bytes, place, BYTES);
        if (in.getInt() != MARKER) return Optional.empty();
        FrameHead head = new FrameHead(in.getLong(), in.getInt(), in.getInt(), in.getInt());
        boolean proven = in.getInt() == checksum(bytes, place, BYTES - Integer.BYTES);
        return proven && head.length > 0 && head.length <= MAX_LENGTH ? Optional.of(head) : Optional.empty();
    }

    /** Returns whether these bytes are an incomplete head of a frame with this first record. */
    static boolean isBegun(byte[] bytes, long first) {
        byte[] known = ByteBuffer.allocate(Integer.BYTES + Long.BYTES)
                .putInt(MARKER)
                .putLong(first)
                .array();
        int length = Math.min(bytes.length, known.length);
        return Arrays.equals(bytes, 0, length, known, 0, length);
    }

    boolean matches(byte[] body) {
        return checksum(body, 0, body.length) == checksum;
    }

    /** Returns the number of the record after its last one. */
    long end() {
        return first + records;
    }

    static int checksum(byte[] bytes, int from, int length) {
        CRC32C checksum = new CRC32C();
        checksum.update(bytes, from, length);
        return (int) checksum.getValue();
    }
}
