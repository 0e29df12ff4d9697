package crosshatch.results;

import static crosshatch.experiment.Records.noise;
import static crosshatch.experiment.Records.record;
import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.base.InputException;
import crosshatch.results.schema.Noise;
import crosshatch.results.schema.Verdict;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever happens to a ledger, what was written is read or told to be lost, and nothing that was not written is read. */
class LedgerTest {
    private static final int SEED = 20;
    private static final int FRAMES = 5;
    /** 1 tries all ranges, which takes many minutes: {@code mvn test -Dtest=LedgerTest -Dcrosshatch.stride=1}. */
    private static final int STRIDE = Integer.getInteger("crosshatch.stride", 90);
    /** The frame without records that closes a ledger. */
    private static final int CLOSING = FrameHead.frame(0, List.of()).remaining();

    @TempDir
    private Path directory = Path.of("");

    private Path file = Path.of("");
    /** As a process leaves it that closes it. */
    private byte[] closed = new byte[0];
    /** As a process leaves it that is killed: without the last frame. */
    private byte[] bytes = new byte[0];
    /** Length of the ledger after each frame, from 0 frames on. */
    private final List<Integer> ends = new ArrayList<>();

    @BeforeEach
    void writeOneRecordAFrame() throws IOException {
        file = directory.resolve(ResultsStore.LEDGER);
        ResultsStore.create(directory, "plan").close();
        ends.add((int) Files.size(file) - CLOSING);
        for (int frame = 1; frame <= FRAMES; frame++) {
            try (ResultsStore store = ResultsStore.resume(directory)) {
                store.append(List.of(record("a", "cp", frame, 1, "unique", Verdict.CORRECT, "x")));
            }
            ends.add((int) Files.size(file) - CLOSING);
        }
        closed = Files.readAllBytes(file);
        bytes = java.util.Arrays.copyOf(closed, closed.length - CLOSING);
        Files.write(file, bytes);
    }

    @Test
    void whatDisturbedARunIsKept() {
        Noise noise = noise(1, 2, 3_000_000, 4, 5, 6);
        try (ResultsStore store = ResultsStore.resume(directory)) {
            store.append(List.of(with(record("a", "cp", 9, 1, "unique", Verdict.CORRECT, "x"), noise)));
        }

        List<RunRecord> records = LedgerFiles.records(directory);
        assertEquals(noise, records.get(records.size() - 1).run().getNoise());
        assertEquals(Noise.getDefaultInstance(), records.get(0).run().getNoise());
    }

    @Test
    @Tag("exhaustive")
    void aTailThatIsTornAnywhereIsCutToTheLastWholeFrame() throws IOException {
        for (int length = 0; length <= bytes.length; length++) {
            Files.write(file, java.util.Arrays.copyOf(bytes, length));

            int frames = framesUpTo(length);
            assertEquals(positions(frames), read(), "cut at " + length);
            try (ResultsStore store = ResultsStore.resume(directory)) {
                int whole = length < ends.get(0) ? 0 : ends.get(frames);
                assertEquals(length - whole, store.found().tornBytes(), "cut at " + length);
                assertEquals(frames, store.recorded().runs());
            }
        }
    }

    @Test
    void everyCutOfAClosedLedgerIsSaid() throws IOException {
        for (int length = 0; length < closed.length; length++) {
            Files.write(file, java.util.Arrays.copyOf(closed, length));

            LedgerSurvey survey = LedgerSurvey.of(file);

            assertEquals(framesUpTo(length), survey.records(), "cut at " + length);
            assertFalse(survey.isDamaged(), "cut at " + length);
            assertTrue(survey.soFar().contains("is not closed"), "cut at " + length);
        }
    }

    @Test
    @Tag("exhaustive")
    void everyMissingRangeLeavesAllRowsOrIsSaid() throws IOException {
        for (int start : places(closed.length)) {
            for (int end : places(closed.length)) {
                if (end <= start) continue;
                requireAllRowsOrAWord(joined(closed, 0, start, end, closed.length), "without " + start + " to " + end);
            }
        }
    }

    @Test
    void everyMissingRangeOfALedgerThatWasNotClosedLeavesRowsInOrderAndIsSaid() throws IOException {
        for (int start : places(bytes.length)) {
            for (int end : places(bytes.length)) {
                if (end <= start) continue;
                requireAllRowsOrAWord(joined(bytes, 0, start, end, bytes.length), "without " + start + " to " + end);
            }
        }
    }

    @Test
    @Tag("exhaustive")
    void everyRangeThatIsThereTwiceLeavesAllRowsOrIsSaid() throws IOException {
        for (int start : places(closed.length)) {
            for (int end : places(closed.length)) {
                if (end <= start) continue;
                requireAllRowsOrAWord(joined(closed, 0, end, start, closed.length), start + " to " + end + " twice");
            }
        }
    }

    @Test
    @Tag("exhaustive")
    void everyByteThatChangedIsSaid() throws IOException {
        for (int place = 0; place < closed.length; place++) {
            for (int change : List.of(1, 0x80, 0xFF)) {
                byte[] changed = closed.clone();
                changed[place] ^= (byte) change;
                requireAllRowsOrAWord(changed, "byte " + place + " changed by " + change);
            }
        }
    }

    /** Where a frame lost bytes, its announced end lies behind the beginning of the next one, or of the file's end. */
    @Test
    void aFrameThatLostBytesCostsNoOther() throws IOException {
        for (int frame = 0; frame < FRAMES; frame++) {
            int start = ends.get(frame) + FrameHead.BYTES;
            Files.write(file, joined(closed, 0, start + 5, start + 25, closed.length));

            LedgerSurvey survey = LedgerSurvey.of(file);

            assertEquals(FRAMES - 1, survey.records());
            assertEquals(1, survey.damages().size());
            assertEquals(ends.get(frame).longValue(), survey.damages().get(0).place());
            assertTrue(survey.losses().endsWith("1 are lost"), survey.losses());
        }
    }

    /** Around each frame and each head, where bytes change their meaning, and every {@link #STRIDE} bytes between. */
    private List<Integer> places(int length) {
        SortedSet<Integer> places = new TreeSet<>(List.of(0, length));
        for (int place = 0; place < length; place += STRIDE) places.add(place);
        for (int end : ends) {
            for (int near = -1; near <= 1; near++) places.addAll(List.of(end + near, end + FrameHead.BYTES + near));
        }
        return List.copyOf(places.headSet(length + 1));
    }

    /** Reads as {@code query --salvage} does: rows are those that were written, in order, and all, unless something is said. */
    private void requireAllRowsOrAWord(byte[] content, String hint) throws IOException {
        Files.write(file, content);
        List<Long> rows = new ArrayList<>();
        boolean said = false;
        try {
            LedgerSurvey survey = LedgerSurvey.of(file);
            said = survey.isDamaged() || survey.soFar().contains("is not closed");
            try (LedgerReader reader = new LedgerReader(file, known -> {})) {
                while (reader.hasNext()) {
                    reader.next().forEach(record -> rows.add(record.run().getPosition()));
                }
            }
            assertEquals(rows.size(), survey.records(), hint);
        } catch (InputException refused) {
            said = true;
        }
        assertTrue(positions(FRAMES).containsAll(rows), hint);
        assertEquals(rows.stream().distinct().sorted().toList(), rows, hint);
        assertTrue(said || rows.size() == FRAMES, hint + " is not said");
    }

    @Test
    void aVersionThatTheFramesDoNotFitIsDamage() throws IOException {
        int digit = "crosshatch ledger ".length();
        for (char version = '0'; version <= '9'; version++) {
            if (version == '0' + RecordCodec.VERSION) continue;
            byte[] changed = closed.clone();
            changed[digit] = (byte) version;
            Files.write(file, changed);

            LedgerSurvey survey = LedgerSurvey.of(file);

            assertTrue(survey.losses().contains("byte 0 (the file does not begin"), survey.losses());
            assertEquals(FRAMES, survey.records());
        }
    }

    @Test
    void rowsThatAChecksumManifestCountsAndTheLedgerLacksAreDamage() throws IOException {
        new Checksums(ResultsStore.PARQUET, 1, "", FRAMES, RunColumn.SCHEMA_VERSION).write(directory);
        assertFalse(LedgerSurvey.of(file).isDamaged());

        for (int length : List.of(0, ends.get(0), ends.get(FRAMES - 1))) {
            Files.write(file, java.util.Arrays.copyOf(bytes, length));
            assertTrue(LedgerSurvey.of(file).losses().contains("rows that seal.json counts are missing"));
            assertThrows(InputException.class, () -> ResultsStore.resume(directory));
        }
        try (ResultsStore store = ResultsStore.salvage(directory)) {
            assertEquals(FRAMES - 1, store.recorded().runs());
        }
        assertFalse(LedgerSurvey.of(file).isDamaged());
        assertTrue(Files.exists(directory.resolve("damaged-1.ledger")));
    }

    @Test
    void aByteThatChangedIsToldWithItsPlaceAndWhatItCostsAndTheFileStays() throws IOException {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(SEED);
        for (int trial = 0; trial < 500; trial++) {
            int place = ends.get(0) + random.nextInt(bytes.length - ends.get(0));
            byte[] changed = bytes.clone();
            changed[place] ^= (byte) (1 + random.nextInt(255));
            Files.write(file, changed);
            String hint = "seed " + SEED + ", byte " + place + " changed";

            LedgerSurvey survey = LedgerSurvey.of(file);
            InputException refused = assertThrows(InputException.class, () -> ResultsStore.resume(directory), hint);

            assertEquals(FRAMES - 1, survey.records(), hint);
            assertEquals(1, survey.damages().size(), hint);
            assertEquals(
                    ends.get(framesUpTo(place)).longValue(),
                    survey.damages().get(0).place(),
                    hint);
            assertTrue(refused.getMessage().contains("is damaged at byte " + ends.get(framesUpTo(place))), hint);
            assertTrue(refused.getMessage().contains("4 rows can be read"), hint);
            assertThrows(InputException.class, this::read, hint);
            assertArrayEquals(changed, Files.readAllBytes(file), hint);
        }
    }

    @Test
    void howManyRowsADamagedFrameHeldIsKnownIfAWholeOneFollows() throws IOException {
        changeByte(ends.get(1)); // in the head of the second frame
        assertTrue(LedgerSurvey.of(file).losses().endsWith("1 are lost"));

        changeByte(bytes.length - 1); // in the records of the last one, whose head is whole
        assertTrue(LedgerSurvey.of(file).losses().endsWith("1 are lost"));

        changeByte(ends.get(FRAMES - 1)); // in the head of the last one
        assertTrue(LedgerSurvey.of(file).losses().contains("whose number is unknown"));
    }

    @Test
    void whatCanBeReadIsSalvagedAndTheDamagedLedgerIsKept() throws IOException {
        byte[] changed = changeByte(ends.get(1) + FrameHead.BYTES);

        try (ResultsStore store = ResultsStore.salvage(directory)) {
            assertEquals(FRAMES - 1, store.recorded().runs());
            store.append(List.of(record("a", "cp", 2, 1, "unique", Verdict.CORRECT, "x")));
        }

        assertEquals(List.of(1L, 3L, 4L, 5L, 2L), read());
        assertArrayEquals(changed, Files.readAllBytes(directory.resolve("damaged-1.ledger")));
    }

    @Test
    void aFrameThatIsThereTwiceIsDamageAndCountsOnce() throws IOException {
        int start = ends.get(2);
        int end = ends.get(3);
        Files.write(file, joined(bytes, 0, end, start, bytes.length));

        InputException refused = assertThrows(InputException.class, this::read);
        LedgerSurvey survey = LedgerSurvey.of(file);

        assertTrue(refused.getMessage().contains("byte " + end + " (a repeated frame)"), refused.getMessage());
        assertEquals(FRAMES, survey.records());
        assertTrue(survey.losses().endsWith("0 are lost"), survey.losses());
    }

    @Test
    void aFrameThatIsMissingIsDamage() throws IOException {
        Files.write(file, joined(bytes, 0, ends.get(2), ends.get(3), bytes.length));

        InputException refused = assertThrows(InputException.class, this::read);

        assertTrue(refused.getMessage().contains("frames before it are missing"), refused.getMessage());
        assertTrue(LedgerSurvey.of(file).losses().endsWith("1 are lost"));
    }

    @Test
    void aDamagedBeginningIsSalvagedButALedgerOfAnotherVersionIsRefused() throws IOException {
        changeByte(0);
        assertEquals(FRAMES, LedgerSurvey.of(file).records());
        assertThrows(InputException.class, this::read);

        Files.writeString(file, "crosshatch ledger 2\nand so on");
        InputException refused = assertThrows(InputException.class, () -> LedgerSurvey.of(file));
        assertTrue(refused.getMessage().contains("expected an append-only log of version"), refused.getMessage());
    }

    private byte[] changeByte(int place) throws IOException {
        byte[] changed = bytes.clone();
        changed[place] ^= 1;
        Files.write(file, changed);
        return changed;
    }

    /** The first bytes up to {@code end}, then those from {@code again} on. */
    private static byte[] joined(byte[] from, int start, int end, int again, int last) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.write(from, start, end - start);
        all.write(from, again, last - again);
        return all.toByteArray();
    }

    @Test
    void runsThatFollowACutAreReadToo() throws IOException {
        Files.write(file, java.util.Arrays.copyOf(bytes, bytes.length - 1));
        try (ResultsStore store = ResultsStore.resume(directory)) {
            store.append(List.of(record("a", "cp", 9, 1, "unique", Verdict.CORRECT, "x")));
        }

        assertEquals(List.of(1L, 2L, 3L, 4L, 9L), read());
    }

    /** Linux has a device on which every write fails as on a full disk. */
    @Test
    void aFullDiskIsReportedToWhoeverAppends() throws IOException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "a system with /dev/full");
        Ledger ledger = new Ledger(FileChannel.open(full, StandardOpenOption.WRITE), "0".repeat(64), 1, 0);

        ledger.append(List.of(record("a", "cp", 1, 1, "unique", Verdict.CORRECT, "x")));

        IOException failed = assertThrows(IOException.class, ledger::close);
        assertTrue(("" + failed.getMessage()).contains("No space left"), failed.toString());
        assertThrows(
                IOException.class,
                () -> ledger.append(List.of(record("a", "cp", 1, 1, "unique", Verdict.CORRECT, "x"))));
    }

    @Test
    void recordsAfterTheEndAreRefused() throws IOException {
        Ledger ledger = Ledger.create(directory.resolve("ended"), "0".repeat(64));
        ledger.close();

        List<RunRecord> late = List.of(record("a", "cp", 1, 1, "unique", Verdict.CORRECT, "x"));
        assertThrows(IllegalStateException.class, () -> ledger.append(late));
    }

    @Test
    void aFileThatIsNoLedgerIsRefused() throws IOException {
        Files.writeString(file, "experiment,set,position,and so on\n");

        InputException refused = assertThrows(InputException.class, this::read);

        assertTrue(refused.getMessage().contains("expected an append-only log of version"), refused.getMessage());
    }

    private int framesUpTo(int length) {
        int frames = 0;
        while (frames < FRAMES && ends.get(frames + 1) <= length) frames++;
        return frames;
    }

    private static List<Long> positions(int frames) {
        return java.util.stream.LongStream.rangeClosed(1, frames).boxed().toList();
    }

    private List<Long> read() {
        return LedgerFiles.records(directory).stream()
                .map(record -> record.run().getPosition())
                .toList();
    }
}
