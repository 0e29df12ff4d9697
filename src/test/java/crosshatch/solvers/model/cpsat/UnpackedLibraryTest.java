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
        Path file = UnpackedLibrary.in(folder, "1").orElseThrow();
        FileTime longAgo = FileTime.fromMillis(1_000_000);
        Files.setLastModifiedTime(file, longAgo);

        assertEquals(Optional.of(file), UnpackedLibrary.in(folder, "1"));
        assertEquals(longAgo, Files.getLastModifiedTime(file));
    }

    @Test
    void leavesNoHalfOfIt() throws IOException {
        UnpackedLibrary.in(folder, "1");

        try (Stream<Path> entries = Files.list(folder)) {
            assertEquals(1, entries.count());
        }
    }

    @Test
    void eachVersionHasItsOwn() {
        Path one = UnpackedLibrary.in(folder, "1").orElseThrow();

        assertTrue(one.startsWith(folder.resolve("ortools-1")));
        assertTrue(Files.exists(UnpackedLibrary.in(folder, "2").orElseThrow()));
    }

    @Test
    void isNotThereWhereTheFolderCannotBeMade() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");

        assertEquals(Optional.empty(), UnpackedLibrary.in(file.resolve("natives"), "1"));
    }
}
