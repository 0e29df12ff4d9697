package crosshatch.results;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.CodedOutputStream;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Records as bytes, in the wire primitives of Protocol Buffers. A text that is repeated, all but the ids, is a number in a
 * dictionary that comes first, so that most of a record is small varints; numbers that may be negative are zigzag-coded.
 *
 * <pre>
 *   bytes   dictionary: texts, then records      (each with its count before it)
 *   record  run, claim, verdict, evidence, solutions, detail, times, counters, noise, proof, in the order of the code below
 * </pre>
 */
final class RecordCodec {
    /** Of this layout and of the frames around it; another one gets another number. */
    static final int VERSION = 4;

    /** In which a record has a text that is repeated. */
    private static final int REPEATED_TEXTS = 11;

    private static final Counter[] COUNTERS = Counter.values();
    private static final int BUFFER_BYTES = 1 << 16;

    private RecordCodec() {}

    static byte[] encode(List<RunRecord> records) {
        try {
            Encoder encoder = new Encoder();
            for (RunRecord record : records) encoder.record(record);
            return encoder.toBytes(records.size());
        } catch (IOException impossible) {
            throw new IllegalStateException("bytes in memory", impossible);
        }
    }

    /** @throws IOException if these bytes are no records */
    static List<RunRecord> decode(byte[] bytes) throws IOException {
        CodedInputStream in = CodedInputStream.newInstance(bytes);
        List<String> texts = new ArrayList<>();
        for (int left = in.readUInt32(); left > 0; left--) texts.add(in.readString());
        int count = in.readUInt32();
        Decoder decoder = new Decoder(in, texts);
        List<RunRecord> records = new ArrayList<>(count);
        for (int record = 0; record < count; record++) records.add(decoder.record());
        return records;
    }

    private static final class Encoder {
        private final Map<String, Integer> numbers = new HashMap<>();
        private final List<String> texts = new ArrayList<>();
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(BUFFER_BYTES);
        private final CodedOutputStream out = CodedOutputStream.newInstance(bytes, BUFFER_BYTES);
        /** What the record before this one had in its place, and its number: mostly the same object. */
        private final @Nullable String[] before = new @Nullable String[REPEATED_TEXTS];

        private final int[] numberBefore = new int[REPEATED_TEXTS];

        void record(RunRecord record) throws IOException {
            run(record.run());
            text(7, record.claim());
            text(8, record.verdict().name());
            text(9, record.evidence().name());
            out.writeUInt32NoTag(record.solutions());
            out.writeUInt32NoTag(record.solutionIds().size());
            for (String id : record.solutionIds()) out.writeStringNoTag(id);
            text(10, record.detail());
            times(record.times());
            counters(record.counters());
            noise(record.noise());
            proof(record.proof());
        }

        private void run(RunRecord.Run run) throws IOException {
            text(0, run.experiment());
            text(1, run.set());
            out.writeUInt64NoTag(run.position());
            text(2, run.variant());
            out.writeStringNoTag(run.puzzleId());
            text(3, run.solver());
            text(4, run.paradigm());
            text(5, run.question());
            text(6, run.phase().name());
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
            out.writeSInt64NoTag(times.workerBytes());
            out.writeSInt64NoTag(times.startNanos());
        }

        private void counters(Counters counters) throws IOException {
            for (Counter counter : COUNTERS)
                out.writeSInt64NoTag(counters.get(counter).orElse(-1));
            out.writeUInt32NoTag(counters.natives().size());
            for (Map.Entry<String, Long> nativeCounter : counters.natives().entrySet()) {
                out.writeUInt32NoTag(number(nativeCounter.getKey()));
                out.writeSInt64NoTag(nativeCounter.getValue());
            }
        }

        private void noise(RunRecord.Noise noise) throws IOException {
            out.writeSInt64NoTag(noise.involuntarySwitches());
            out.writeSInt64NoTag(noise.strayPercent());
            out.writeSInt64NoTag(noise.referenceNanos());
            out.writeSInt64NoTag(noise.othersPercent());
            out.writeSInt64NoTag(noise.stealPercent());
            out.writeSInt64NoTag(noise.throttles());
        }

        private void proof(RunRecord.Proof proof) throws IOException {
            out.writeSInt64NoTag(proof.found());
            out.writeSInt64NoTag(proof.lemmas());
            out.writeSInt64NoTag(proof.hints());
            out.writeSInt64NoTag(proof.bytes());
            out.writeSInt64NoTag(proof.checkNanos());
        }

        @SuppressWarnings("ReferenceEquality") // another object with the same text is found in the dictionary
        private void text(int place, String text) throws IOException {
            if (before[place] != text) {
                before[place] = text;
                numberBefore[place] = number(text);
            }
            out.writeUInt32NoTag(numberBefore[place]);
        }

        private int number(String text) {
            Integer known = numbers.putIfAbsent(text, texts.size());
            if (known != null) return known;
            texts.add(text);
            return texts.size() - 1;
        }

        byte[] toBytes(int records) throws IOException {
            out.flush();
            ByteArrayOutputStream all = new ByteArrayOutputStream(bytes.size() + BUFFER_BYTES);
            CodedOutputStream whole = CodedOutputStream.newInstance(all);
            whole.writeUInt32NoTag(texts.size());
            for (String text : texts) whole.writeStringNoTag(text);
            whole.writeUInt32NoTag(records);
            whole.flush();
            bytes.writeTo(all);
            return all.toByteArray();
        }
    }

    private record Decoder(CodedInputStream in, List<String> texts) {

        RunRecord record() throws IOException {
            return new RunRecord(
                    run(),
                    text(),
                    Verdict.valueOf(text()),
                    Evidence.valueOf(text()),
                    in.readUInt32(),
                    solutionIds(),
                    text(),
                    new RunRecord.Times(
                            in.readSInt64(),
                            in.readSInt64(),
                            in.readSInt64(),
                            in.readSInt64(),
                            in.readSInt64(),
                            in.readSInt64(),
                            in.readSInt64()),
                    counters(),
                    new RunRecord.Noise(
                            in.readSInt64(),
                            in.readSInt64(),
                            in.readSInt64(),
                            in.readSInt64(),
                            in.readSInt64(),
                            in.readSInt64()),
                    new RunRecord.Proof(
                            in.readSInt64(), in.readSInt64(), in.readSInt64(), in.readSInt64(), in.readSInt64()));
        }

        private RunRecord.Run run() throws IOException {
            return new RunRecord.Run(
                    text(),
                    text(),
                    in.readUInt64(),
                    text(),
                    in.readString(),
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
            for (int id = 0; id < ids.length; id++) ids[id] = in.readString();
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
            return texts.get(in.readUInt32());
        }
    }
}
