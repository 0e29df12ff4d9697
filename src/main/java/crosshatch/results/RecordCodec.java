package crosshatch.results;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.FieldDescriptor;
import crosshatch.results.schema.Run;
import crosshatch.results.schema.RunFrame;
import crosshatch.results.schema.RunGroup;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Encodes records as a compressed {@link RunFrame}. Values that successive runs of a solver share, such as its spec, are
 * written once, which is faster than compressing copies. Fields that only a later version of this program knows are kept.
 *
 * <pre>
 *   bytes   length of the message (4 bytes), the message, deflated in the format of zlib
 * </pre>
 */
final class RecordCodec {
    /** The version of this layout, of the frames around it, and of the meaning of solvers' names; it grows with any change. */
    static final int VERSION = 9;

    private RecordCodec() {}

    static byte[] encode(List<RunRecord> records) {
        RunFrame.Builder frame = RunFrame.newBuilder();
        for (int first = 0; first < records.size(); ) {
            int end = endOfGroup(records, first);
            frame.addGroups(group(records.subList(first, end)));
            first = end;
        }
        return deflated(frame.build().toByteArray());
    }

    private static int endOfGroup(List<RunRecord> records, int first) {
        int end = first + 1;
        while (end < records.size()
                && records.get(end)
                        .run()
                        .getIdentity()
                        .equals(records.get(first).run().getIdentity())) end++;
        return end;
    }

    private static RunGroup group(List<RunRecord> records) {
        List<FieldDescriptor> commonFields = commonFields(records);
        Run first = records.get(0).run();
        Run.Builder common = Run.newBuilder();
        for (FieldDescriptor field : commonFields) common.setField(field, first.getField(field));
        RunGroup.Builder group = RunGroup.newBuilder().setCommon(common);
        for (RunRecord record : records) {
            Run.Builder own = record.run().toBuilder();
            for (FieldDescriptor field : commonFields) own.clearField(field);
            group.addOwn(own.build().toByteString());
        }
        return group.build();
    }

    /** Returns the fields that are set, and equal, in all records. */
    private static List<FieldDescriptor> commonFields(List<RunRecord> records) {
        List<FieldDescriptor> commonFields = new ArrayList<>();
        records.get(0).run().getAllFields().forEach((field, value) -> {
            if (records.stream().allMatch(record -> has(record.run(), field, value))) commonFields.add(field);
        });
        return commonFields;
    }

    private static boolean has(Run run, FieldDescriptor field, Object value) {
        return (!field.hasPresence() || run.hasField(field))
                && run.getField(field).equals(value);
    }

    private static byte[] deflated(byte[] bytes) {
        Deflater deflater = new Deflater(Deflater.BEST_SPEED);
        try {
            deflater.setInput(bytes);
            deflater.finish();
            byte[] shorter = Arrays.copyOf(
                    ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array(), Integer.BYTES + bytes.length);
            int length = Integer.BYTES;
            while (!deflater.finished()) {
                if (length == shorter.length) shorter = Arrays.copyOf(shorter, 2 * length); // nothing in it repeats
                length += deflater.deflate(shorter, length, shorter.length - length);
            }
            return Arrays.copyOf(shorter, length);
        } finally {
            deflater.end();
        }
    }

    /**
     * Decodes the records of a frame.
     *
     * @throws IOException if these bytes are no records
     */
    static List<RunRecord> decode(byte[] bytes) throws IOException {
        List<RunRecord> records = new ArrayList<>();
        for (RunGroup group : RunFrame.parseFrom(inflated(bytes)).getGroupsList()) {
            for (ByteString own : group.getOwnList()) {
                records.add(new RunRecord(
                        group.getCommon().toBuilder().mergeFrom(own).build()));
            }
        }
        return records;
    }

    private static byte[] inflated(byte[] bytes) throws IOException {
        Inflater inflater = new Inflater();
        try {
            byte[] message = new byte[ByteBuffer.wrap(bytes).getInt()];
            inflater.setInput(bytes, Integer.BYTES, bytes.length - Integer.BYTES);
            int length = inflater.inflate(message);
            if (length != message.length || inflater.getRemaining() > 0)
                throw new IOException("a frame that is cut off");
            return message;
        } catch (DataFormatException damaged) {
            throw new IOException("a frame that is not compressed", damaged);
        } finally {
            inflater.end();
        }
    }
}
