package crosshatch.results.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Counts read from a file like {@code /proc/thread-self/status}. */
class InvoluntarySwitchesTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void thoseSinceTheLastTimeAreTold() throws IOException {
        Path status = folder.resolve("status");
        try (InvoluntarySwitches switches = new InvoluntarySwitches(status)) {
            write(status, 40);
            assertEquals(-1, switches.sinceLast(), "nothing to compare with");
            write(status, 47);
            assertEquals(7, switches.sinceLast());
            assertEquals(0, switches.sinceLast());
        }
    }

    @Test
    void whereNothingIsToldNothingIsKnown() throws IOException {
        try (InvoluntarySwitches absent = new InvoluntarySwitches(folder.resolve("absent"))) {
            assertEquals(-1, absent.sinceLast());
            assertEquals(-1, absent.sinceLast());
        }
        Path other = Files.writeString(folder.resolve("other"), "Name:\tjava\n");
        try (InvoluntarySwitches strange = new InvoluntarySwitches(other)) {
            strange.sinceLast();
            assertEquals(-1, strange.sinceLast());
        }
    }

    private static void write(Path file, int count) throws IOException {
        Files.writeString(
                file, "Name:\tjava\nvoluntary_ctxt_switches:\t9\nnonvoluntary_ctxt_switches:\t" + count + "\n");
    }
}
