package crosshatch.results;

import com.google.protobuf.ByteString;
import com.google.protobuf.CodedInputStream;
import com.google.protobuf.CodedOutputStream;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Records as bytes, in the wire primitives of Protocol Buffers. Every text is a number in a dictionary that comes first, so
 * that a record is a handful of small varints; numbers that may be negative are zigzag-coded.
 *
 * <pre>
 *   bytes   dictionary: texts, then records      (each with its count before it)
 *   record  run, claim, verdict, solutions, detail, times, counters, in the order of the code below
 * </pre>
 */
final class RecordCodec {
    /** Of this layout; another one gets another number. */
    static final int VERSION = 1;

    private static final Counter[] COUNTERS = Counter.values();
    private static final int GUESS_BYTES = 40;

    private RecordCodec() {}

    static byte[] encode(List<RunRecord> records) {
        try {
            Encoder encoder = new Encoder(records.size());
            for (RunRecord record : records) encoder.record(record);
            return encoder.toBytes(records.size());
        } catch (IOException impossible) {
            throw new IllegalStateException("bytes in memory", impossible);
        }
    }

    /** @throws IOException if these bytes are no records */
    static List<RunRecord> decode(byte[] bytes) throws IOException {
        CodedInputStream in = CodedInputStream.newInstance(bytes);
        String[] texts = new String[in.readUInt32()];
        for (int text = 0; text < texts.length; text++) texts[text] = in.readString();
        int count = in.readUInt32();
        Decoder decoder = new Decoder(in, texts);
        List<RunRecord> records = new ArrayList<>(count);
        for (int record = 0; record < count; record++) records.add(decoder.record());
        return records;
    }

    private static final class Encoder {
        private final Map<String, Integer> numbers = new HashMap<>();
        private final List<String> texts = new ArrayList<>();
        private final ByteString.Output bytes;
        private final CodedOutputStream out;

        Encoder(int records) {
            bytes = ByteString.newOutput(records * GUESS_BYTES);
            out = CodedOutputStream.newInstance(bytes);
        }

        void record(RunRecord record) throws IOException {
            run(record.run());
            text(record.claim());
            text(record.verdict().name());
            out.writeUInt32NoTag(record.solutions());
            out.writeUInt32NoTag(record.solutionIds().size());
            for (String id : record.solutionIds()) text(id);
            text(record.detail());
            times(record.times());
            counters(record.counters());
        }

        private void run(RunRecord.Run run) throws IOException {
            text(run.experiment());
            text(run.set());
            out.writeUInt64NoTag(run.position());
            text(run.variant());
            text(run.puzzleId());
            text(run.solver());
            text(run.paradigm());
            text(run.question());
            text(run.phase().name());
            out.writeUInt32NoTag(run.repetition());
            out.writeUInt64NoTag(run.block());
            out.writeUInt32NoTag(run.fork());
            out.writeSInt64NoTag(run.seed());
            out.writeUInt32NoTag(run.threads());
        }

        private void times(RunRecord.Times times) throws IOException {
            out.writeSInt64NoTag(times.encodeNanos());
            out.writeSInt64NoTag(times.totalNanos());
            out.writeSInt64NoTag(times.cpuNanos());
            out.writeSInt64NoTag(times.allocatedBytes());
            out.writeSInt64NoTag(times.overrunNanos());
        }

        private void counters(Counters counters) throws IOException {
            for (Counter counter : COUNTERS)
                out.writeSInt64NoTag(counters.get(counter).orElse(-1));
            out.writeUInt32NoTag(counters.natives().size());
            for (Map.Entry<String, Long> nativeCounter : counters.natives().entrySet()) {
                text(nativeCounter.getKey());
                out.writeSInt64NoTag(nativeCounter.getValue());
            }
        }

        private void text(String text) throws IOException {
            Integer number = numbers.get(text);
            if (number == null) {
                number = texts.size();
                numbers.put(text, number);
                texts.add(text);
            }
            out.writeUInt32NoTag(number);
        }

        byte[] toBytes(int records) throws IOException {
            out.flush();
            ByteString.Output all = ByteString.newOutput(bytes.size() + texts.size() * GUESS_BYTES);
            CodedOutputStream whole = CodedOutputStream.newInstance(all);
            whole.writeUInt32NoTag(texts.size());
            for (String text : texts) whole.writeStringNoTag(text);
            whole.writeUInt32NoTag(records);
            whole.flush();
            bytes.writeTo(all);
            return all.toByteString().toByteArray();
        }
    }

    private record Decoder(CodedInputStream in, String[] texts) {

        RunRecord record() throws IOException {
            return new RunRecord(
                    run(),
                    text(),
                    Verdict.valueOf(text()),
                    in.readUInt32(),
                    solutionIds(),
                    text(),
                    new RunRecord.Times(
                            in.readSInt64(), in.readSInt64(), in.readSInt64(), in.readSInt64(), in.readSInt64()),
                    counters());
        }

        private RunRecord.Run run() throws IOException {
            return new RunRecord.Run(
                    text(),
                    text(),
                    in.readUInt64(),
                    text(),
                    text(),
                    text(),
                    text(),
                    text(),
                    Phase.valueOf(text()),
                    in.readUInt32(),
                    in.readUInt64(),
                    in.readUInt32(),
                    in.readSInt64(),
                    in.readUInt32());
        }

        private List<String> solutionIds() throws IOException {
            String[] ids = new String[in.readUInt32()];
            for (int id = 0; id < ids.length; id++) ids[id] = text();
            return List.of(ids);
        }

        private Counters counters() throws IOException {
            Counters.Builder counters = Counters.builder();
            for (Counter counter : COUNTERS) {
                long count = in.readSInt64();
                if (count >= 0) counters.set(counter, count);
            }
            for (int left = in.readUInt32(); left > 0; left--) counters.setNative(text(), in.readSInt64());
            return counters.build();
        }

        private String text() throws IOException {
            return texts[in.readUInt32()];
        }
    }
}
