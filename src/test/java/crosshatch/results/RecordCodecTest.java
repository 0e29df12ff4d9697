package crosshatch.results;

import static crosshatch.experiment.Records.record;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Texts that are repeated are written once, whatever order they come in, and come back in their own places. */
class RecordCodecTest {
    private static final String LONG = "engine/a-spec-that-is-long-enough-to-be-seen-in-the-size-of-a-frame";

    @Test
    void aTextIsWrittenOnceHoweverOftenAndInWhateverPlaceItComesBack() {
        List<RunRecord> records = new ArrayList<>();
        for (int position = 1; position <= 100; position++) {
            String solver = position % 2 == 0 ? new String(LONG) : "swift"; // another object with the same text
            records.add(record(solver, solver, position, 1, solver, Verdict.CORRECT, "x"));
        }

        String written = new String(RecordCodec.encode(records), StandardCharsets.ISO_8859_1);

        assertEquals(written.indexOf(LONG), written.lastIndexOf(LONG));
        assertTrue(written.contains(LONG));
    }

    @Test
    void textsComeBackInTheirOwnPlaces() throws IOException {
        List<RunRecord> records = List.of(
                record("a", "b", 1, 1, "c", Verdict.CORRECT, "d"),
                record("b", "a", 2, 1, "c", Verdict.WRONG, "a", "b"),
                record("c", "b", 3, 1, "a", Verdict.CORRECT),
                record("a", "b", 4, 1, "c", Verdict.CORRECT, "d").judged(Verdict.WRONG, "b"));

        assertEquals(fields(records), fields(RecordCodec.decode(RecordCodec.encode(records))));
    }

    private static List<List<Object>> fields(List<RunRecord> records) {
        return records.stream()
                .map(record -> List.<Object>of(
                        record.run(), record.claim(), record.verdict(), record.solutionIds(), record.detail()))
                .toList();
    }
}
