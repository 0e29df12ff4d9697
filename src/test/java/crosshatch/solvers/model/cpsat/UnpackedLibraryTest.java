package crosshatch.solvers.model.cpsat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnpackedLibraryTest {
    @TempDir
    Path folder;

    @BeforeEach
    void needsTheLibrary() {
        assumeTrue(CpSatLibrary.problem().isEmpty(), "OR-Tools does not load here");
    }

    @Test
    void isUnpackedOnce() throws IOException {
        Path file = CpSatLibrary.UnpackedLibrary.in(folder, version()).orElseThrow();
        FileTime longAgo = FileTime.fromMillis(1_000_000);
        Files.setLastModifiedTime(file, longAgo);

        assertEquals(Optional.of(file), CpSatLibrary.UnpackedLibrary.in(folder, version()));
        assertEquals(longAgo, Files.getLastModifiedTime(file));
    }

    @Test
    @Tag("exhaustive")
    void leavesNoHalfOfIt() throws IOException {
        CpSatLibrary.UnpackedLibrary.in(folder, version());

        try (Stream<Path> entries = Files.list(folder)) {
            assertEquals(1, entries.count());
        }
    }

    @Test
    void eachVersionHasItsOwnFolder() {
        assertTrue(CpSatLibrary.UnpackedLibrary.in(folder, version())
                .orElseThrow()
                .startsWith(folder.resolve("ortools-" + version())));
    }

    /** OR-Tools 9.0 has its native library in another folder of its jar: that of the program must not be taken for it. */
    @Test
    @Tag("exhaustive")
    void theLibraryOfAnotherVersionIsNotTaken() {
        assertEquals(Optional.empty(), CpSatLibrary.UnpackedLibrary.in(folder, "9.0.9048"));
    }

    private static String version() {
        return CpSatLibrary.version().orElseThrow();
    }

    @Test
    void isNotThereWhereTheFolderCannotBeMade() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");

        assertEquals(Optional.empty(), CpSatLibrary.UnpackedLibrary.in(file.resolve("natives"), "1"));
    }
}
