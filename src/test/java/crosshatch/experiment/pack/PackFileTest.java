package crosshatch.experiment.pack;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What of a zip by a stranger is taken for a pack. */
class PackFileTest {
    private static final String CONTENTS = """
            {"format": 1, "crosshatch": "1", "commit": "", "experiment": "e", "files": {}, "withoutPuzzles": {},
             "gridsNotFound": 0, "proofs": 0, "proofsNote": ""}""";

    @TempDir
    private Path folder = Path.of("");

    private Path zip = Path.of("");

    private final SortedMap<String, byte[]> entries = new TreeMap<>();

    @BeforeEach
    void make() throws IOException {
        zip = folder.resolve("a.zip");
        put("pack.json", CONTENTS);
        for (String name : new String[] {"plan.json", "runs.parquet", "environment.json", "puzzles.jsonl"}) {
            put(name, "this is " + name);
        }
        Zips.write(zip, Zips.described(entries));
    }

    private void put(String name, String text) {
        entries.put(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private Path unpacked() throws IOException {
        Path target = Files.createDirectories(folder.resolve("unpacked"));
        PackFile.unpack(zip, target);
        return target;
    }

    private void assertRefused(String why) {
        String message = "" + assertThrows(InputException.class, this::unpacked).getMessage();
        assertTrue(message.contains(why), message);
    }

    @Test
    void whatIsAsAnnouncedIsUnpacked() throws IOException {
        assertEquals("this is plan.json", Files.readString(unpacked().resolve("plan.json")));
    }

    @Test
    void theSameFolderGivesTheSameBytes() throws IOException {
        Path target = unpacked();

        PackFile.write(target, folder.resolve("b.zip"));
        Files.setLastModifiedTime(target.resolve("plan.json"), java.nio.file.attribute.FileTime.fromMillis(1));
        PackFile.write(target, folder.resolve("c.zip"));

        assertArrayEquals(Files.readAllBytes(folder.resolve("b.zip")), Files.readAllBytes(folder.resolve("c.zip")));
    }

    @Test
    void otherBytesThanAnnouncedAreRefused() throws IOException {
        SortedMap<String, byte[]> altered = Zips.described(entries);
        Objects.requireNonNull(altered.get("plan.json"))[3] ^= 1;
        Zips.write(zip, altered);

        assertRefused("plan.json has SHA-256 ");
    }

    @Test
    void fewerBytesThanAnnouncedAreRefused() throws IOException {
        SortedMap<String, byte[]> altered = Zips.described(entries);
        altered.put("plan.json", new byte[3]);
        Zips.write(zip, altered);

        assertRefused("plan.json has 3 bytes, expected 17");
    }

    @Test
    void aBombIsLeftAfterTheBytesThatAreAnnounced() throws IOException {
        SortedMap<String, byte[]> bomb = Zips.described(entries);
        bomb.put("runs.parquet", new byte[50_000_000]);
        Zips.write(zip, bomb);

        assertRefused("runs.parquet has more bytes, expected 20");
        assertTrue(Files.size(folder.resolve("unpacked/runs.parquet")) <= 21);
    }

    @Test
    void morethanFourGibibytesAreRefusedBeforeTheyAreUnpacked() throws IOException {
        SortedMap<String, byte[]> bomb = Zips.described(entries);
        String text = new String(Objects.requireNonNull(bomb.get("pack.json")), StandardCharsets.UTF_8);
        bomb.put(
                "pack.json",
                text.replace("\"bytes\":20", "\"bytes\":9000000000").getBytes(StandardCharsets.UTF_8));
        Zips.write(zip, bomb);

        assertRefused("states more than 4,294,967,296 bytes");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../plan.json",
                "/etc/passwd",
                "results/plan.json",
                "C:\\plan.json",
                "inner.zip",
                "PLAN.JSON",
                "plan.json/",
                "plan.json\nx",
                "environment-../1.json"
            })
    void otherNamesThanThoseOfPacksAreRefused(String name) throws IOException {
        put(name, name.endsWith("/") ? "" : "x");
        Zips.write(zip, Zips.described(entries));

        assertRefused("found an entry called '");
    }

    @Test
    void twoEntriesOfOneNameAreRefused() throws IOException {
        put("seal.json", "x");
        put("seal.jsoM", "y");
        byte[] bytes = Zips.bytes(Zips.described(entries));
        String text = new String(bytes, StandardCharsets.ISO_8859_1).replace("seal.jsoM", "seal.json");
        Files.write(zip, text.getBytes(StandardCharsets.ISO_8859_1));

        assertRefused("two entries called seal.json");
    }

    @Test
    void aFileThatIsNotAnnouncedIsRefused() throws IOException {
        SortedMap<String, byte[]> more = Zips.described(entries);
        more.put("seal.json", new byte[3]);
        Zips.write(zip, more);

        assertRefused("seal.json is not in pack.json");
    }

    @Test
    void aFileThatIsAnnouncedAndMissingIsRefused() throws IOException {
        put("seal.json", "x");
        SortedMap<String, byte[]> fewer = Zips.described(entries);
        fewer.remove("seal.json");
        Zips.write(zip, fewer);

        assertRefused("seal.json is missing");
    }

    @Test
    void aPackWithoutRecordsIsRefused() throws IOException {
        entries.remove("runs.parquet");
        Zips.write(zip, Zips.described(entries));

        assertRefused("runs.parquet is missing");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 100, 700})
    void aZipThatIsCutShortIsRefused(int bytes) throws IOException {
        Files.write(zip, Arrays.copyOf(Files.readAllBytes(zip), bytes));

        assertRefused("cannot be read as a zip archive, or is damaged or cut off");
    }

    @Test
    void aPackOfALaterFormatIsRefusedWithTheNextStep() throws IOException {
        put("pack.json", CONTENTS.replace("\"format\": 1", "\"format\": 2"));
        Zips.write(zip, Zips.described(entries));

        assertRefused("found format 2, expected 1. Read it with a newer crosshatch");
    }

    @Test
    void whatAnotherProgramHasZippedIsRefused() throws IOException {
        entries.remove("pack.json");
        Zips.write(zip, entries);

        assertRefused("found no pack.json");
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        zip = folder.resolve("none.zip");

        assertRefused("none.zip: found no such file");
    }
}
