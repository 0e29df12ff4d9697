package crosshatch.results;

import static crosshatch.experiment.Records.noise;
import static crosshatch.experiment.Records.record;
import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.DescriptorValidationException;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.UnknownFieldSet;
import crosshatch.results.schema.Run;
import crosshatch.results.schema.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

/** Records come back as they were, whatever they have in common; what they have in common is written once. */
class RecordCodecTest {
    private static final String LONG = "engine/a-spec-that-is-long-enough-to-be-seen-in-the-size-of-a-frame";

    private static List<RunRecord> through(List<RunRecord> records) throws IOException {
        return RecordCodec.decode(RecordCodec.encode(records));
    }

    @Test
    void whatRunsHaveInCommonTakesRoomOnce() {
        List<RunRecord> records = new ArrayList<>();
        for (int position = 1; position <= 100; position++) {
            records.add(record(LONG, "cp", position, 1, "unique", Verdict.CORRECT, "x"));
        }

        int more = RecordCodec.encode(records).length - RecordCodec.encode(records.subList(0, 1)).length;

        assertTrue(more < 99 * 20, more + " bytes for 99 more runs");
    }

    @Test
    void whatCannotBeCompressedIsKeptToo() throws IOException {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(5);
        StringBuilder noise = new StringBuilder();
        for (int character = 0; character < 3000; character++) noise.append((char) random.nextInt(0x20, 0xd000));
        List<RunRecord> records =
                List.of(record("a", "b", 1, 1, "unique", Verdict.WRONG).judged(Verdict.WRONG, noise.toString()));

        assertEquals(records, through(records));
    }

    @Test
    void bytesThatAreNoRecordsAreRefused() {
        byte[] bytes = RecordCodec.encode(List.of(record("a", "b", 1, 1, "unique", Verdict.CORRECT, "d")));

        assertThrows(IOException.class, () -> RecordCodec.decode(Arrays.copyOf(bytes, 20)));
        assertThrows(IOException.class, () -> RecordCodec.decode(new byte[20]));
    }

    @Test
    void recordsComeBackAsTheyWereInTheirOrder() throws IOException {
        List<RunRecord> records = List.of(
                record("a", "b", 1, 1, "unique", Verdict.CORRECT, "d"),
                record("b", "a", 2, 1, "unique", Verdict.WRONG, "a", "b"),
                record("b", "a", 3, 1, "", Verdict.WRONG),
                record("c", "b", 3, 1, "several", Verdict.CORRECT),
                record("a", "b", 4, 1, "unique", Verdict.CORRECT, "d").judged(Verdict.WRONG, "b"));

        assertEquals(records, through(records));
    }

    @Test
    void whatOnlySomeRunsOfASolverHaveIsNotTakenForThatOfTheOthers() throws IOException {
        RunRecord plain = record("a", "b", 1, 1, "unique", Verdict.CORRECT, "d");
        RunRecord counted =
                with(plain, run -> run.getCountsBuilder().setDecisions(0).putNatives("nodes", 1));
        RunRecord countedOtherwise = with(plain, run -> run.getCountsBuilder().putNatives("fails", 1));
        RunRecord disturbed = with(plain, noise(1, 2, 3, 4, 5, 6));
        RunRecord inEmptyNoise = with(plain, noise(-1, -1, -1, -1, -1, -1));
        List<RunRecord> records = List.of(counted, plain, disturbed, countedOtherwise, inEmptyNoise, counted);

        assertEquals(records, through(records));
        assertEquals(List.of(disturbed, disturbed), through(List.of(disturbed, disturbed)));
    }

    @Test
    void aFieldThatALaterProgramHasWrittenIsKept() throws IOException, DescriptorValidationException {
        Descriptor later = RunColumnTest.later();
        Run known = record("a", "b", 1, 1, "unique", Verdict.CORRECT, "d").run();
        DynamicMessage.Builder run = DynamicMessage.newBuilder(later).mergeFrom(known.toByteArray());
        DynamicMessage.Builder times = (DynamicMessage.Builder) run.getFieldBuilder(later.findFieldByName("times"));
        FieldDescriptor added = times.getDescriptorForType().findFieldByName("gc_ns");
        times.setField(added, 77L);
        RunRecord read = new RunRecord(Run.parseFrom(run.build().toByteArray()));
        RunRecord other = with(read, each -> each.setPosition(2).clearTimes());

        List<RunRecord> written = through(List.of(read, other));
        List<RunRecord> writtenAgain = through(List.of(written.get(0).judged(Verdict.WRONG, "x")));

        Run kept = writtenAgain.get(0).run();
        assertEquals(known.getTimes().getTotalNs(), kept.getTimes().getTotalNs());
        assertEquals(known.getPuzzleId(), kept.getPuzzleId());
        UnknownFieldSet unknown = kept.getTimes().getUnknownFields();
        assertEquals(List.of(77L), unknown.getField(added.getNumber()).getVarintList());
    }
}
