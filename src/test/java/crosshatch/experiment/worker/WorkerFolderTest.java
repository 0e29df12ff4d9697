package crosshatch.experiment.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a process leaves behind, and what people are told of it. */
class WorkerFolderTest {
    @TempDir
    private Path root = Path.of("");

    private WorkerFolder folder = new WorkerFolder(root);

    @BeforeEach
    void make() {
        folder = new WorkerFolder(root.resolve("worker"));
    }

    @Test
    void theFirstProcessFindsItsFolderMade() throws IOException {
        folder.prepare();

        assertTrue(Files.isDirectory(folder.temporary()));
        assertTrue(folder.temporary().startsWith(folder.path()));
    }

    @Test
    void theNextProcessFindsNoProgressOfTheOneBefore() throws IOException {
        folder.prepare();
        ProgressMark before = ProgressMark.map(folder.mark());
        before.begin();

        folder.prepare();

        assertFalse(Files.exists(folder.mark()));
        assertEquals(0, ProgressMark.map(folder.mark()).read());
    }

    @Test
    void whatIsLeftHasNamesOfItsOwn() {
        List<Path> files = Stream.of(folder.mark(), folder.complaints(), folder.crash(), folder.temporary())
                .distinct()
                .toList();

        assertEquals(4, files.size());
        assertTrue(files.stream().allMatch(file -> root.resolve("worker").equals(file.getParent())));
    }

    @Test
    void aProcessThatSaidNothingHasNoComplaint() throws IOException {
        assertEquals("", folder.complaint(100));
        complain(" \n\n");
        assertEquals("", folder.complaint(100));
    }

    @Test
    void ofAStackTraceIsToldWhatHappenedAndItsCausesNotWhere() throws IOException {
        complain("broken: a\n\tat a.B.c(B.java:1)\n\tat a.B.d(B.java:2)\nCaused by: b\n\t... 12 more\n");

        assertEquals("; broken: a\nCaused by: b", folder.complaint(100));
    }

    @Test
    void ofALongComplaintTheEndIsTold() throws IOException {
        complain("0123456789");

        assertEquals("; 789", folder.complaint(3));
        assertEquals("; 0123456789", folder.complaint(10));
    }

    private void complain(String text) throws IOException {
        folder.prepare();
        Files.writeString(folder.complaints(), text, StandardCharsets.ISO_8859_1);
    }
}
