package crosshatch.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Against what {@code sha256sum} and {@code git hash-object} say. */
class FingerprintTest {
    @TempDir
    Path folder;

    @Test
    void hashesAsTheKnownToolsDo() throws IOException {
        Path file = Files.writeString(folder.resolve("hello"), "hello\n");

        assertEquals(
                new Fingerprint(
                        6,
                        "5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03",
                        "ce013625030ba8dba906f756967f9e9ca394464a"),
                Fingerprint.of(file));
    }

    @Test
    void hashesAnEmptyFile() throws IOException {
        Path file = Files.createFile(folder.resolve("empty"));

        assertEquals(
                new Fingerprint(
                        0,
                        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                        "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"),
                Fingerprint.of(file));
    }

    @Test
    void refusesAFileThatIsNotThere() {
        assertThrows(InputException.class, () -> Fingerprint.of(folder.resolve("missing")));
    }
}
