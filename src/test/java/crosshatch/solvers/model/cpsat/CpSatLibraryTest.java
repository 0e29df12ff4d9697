package crosshatch.solvers.model.cpsat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A JVM loads the library once or never; so each way to fail has its own JVM. */
@Tag("process")
class CpSatLibraryTest {
    @Test
    void loadsHere() {
        assertEquals(Optional.empty(), CpSatLibrary.problem());
    }

    @Test
    @Tag("exhaustive")
    void loadsInAFreshProcess() throws IOException {
        assertEquals(List.of("cpsat", "no problem", "created"), new ChildJvm().run(LibraryProbe.class));
    }

    @Test
    void saysThatTheNativeJarIsMissing() throws IOException {
        List<String> lines =
                new ChildJvm().without("ortools-(linux|darwin|win32)").run(LibraryProbe.class);

        assertExplained("the native jar of this platform is not on the class path", lines);
    }

    @Test
    @Tag("exhaustive")
    void theFamilyCanBeListedWithoutOrToolsAtAll() throws IOException {
        List<String> lines = new ChildJvm().without("ortools|protobuf").run(LibraryProbe.class);

        assertEquals("cpsat", lines.get(0));
        assertExplained("its jars are not on the class path", lines);
    }

    @Test
    @Tag("exhaustive")
    void saysThatTheTemporaryDirectoryCannotBeWritten() throws IOException {
        List<String> lines = new ChildJvm().with("-Djava.io.tmpdir=/nowhere").run(LibraryProbe.class);

        assertExplained("the directory for temporary files /nowhere cannot be used (", lines);
    }

    /** Both the library and the exception of the solver say so. */
    private static void assertExplained(String reason, List<String> lines) {
        String machine = System.getProperty("os.name") + " " + System.getProperty("os.arch");
        String problem = lines.get(1);
        assertTrue(problem.startsWith("OR-Tools does not load on " + machine + ": " + reason), problem);
        assertEquals(problem, lines.get(2));
    }
}
