package crosshatch.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is sealed is told from what changed since. */
class ChecksumsTest {
    private static final Checksums SEAL = new Checksums("runs.parquet", 3, "ab", 4, 7);

    @TempDir
    private Path directory = Path.of("");

    @Test
    void itIsThatOfTheBytesThatWereWritten() throws IOException {
        Path archive = Files.writeString(directory.resolve("some.unfinished"), "abc");

        assertEquals(
                new Checksums(
                        "runs.parquet", 3, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", 4, 7),
                Checksums.of(archive, 4, 7));
    }

    @Test
    void itIsReadAsItWasWritten() {
        assertEquals(Optional.empty(), Checksums.in(directory));

        SEAL.write(directory);

        assertEquals(Optional.of(SEAL), Checksums.in(directory));
    }

    @Test
    void whatDiffersIsToldPartByPart() {
        assertEquals(List.of(), SEAL.differences(SEAL));
        assertEquals(
                List.of(
                        "30 bytes, expected 3",
                        "SHA-256 cd, expected ab",
                        "40 rows, expected 4",
                        "schema 8, expected 7"),
                SEAL.differences(new Checksums("runs.parquet", 30, "cd", 40, 8)));
    }

    @Test
    void aSealOfAnotherFileIsRefused() {
        new Checksums("other.parquet", 3, "ab", 4, 7).write(directory);

        assertRefused("expected the checksum manifest of runs.parquet");
    }

    @Test
    void whatIsNoSealIsRefused() throws IOException {
        for (String text : List.of("null", "{}", "[]", "{\"file\": \"runs.parquet\"}", "{\"filed\": 3}", "seal")) {
            Files.writeString(directory.resolve(Checksums.FILE), text);
            assertRefused("seal");
        }
    }

    private void assertRefused(String reason) {
        InputException refused = assertThrows(InputException.class, () -> Checksums.in(directory));
        assertTrue(String.valueOf(refused.getMessage()).contains(reason), refused.getMessage());
    }
}
