package crosshatch.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** What each session of an experiment has said of its warm-ups and of its machine, read again. */
class SessionsTest {
    private static final WarmupResult ONE = new WarmupResult("norvig", 1, true, 7, 21, 1000, 0.04, 0, false, 2);
    private static final WarmupResult TWO = new WarmupResult("lcg", 2, false, 3, 9, 500, null, 5, true, 0);

    @TempDir
    private Path directory = Path.of("");

    private void write(String name, Object value) {
        ResultsStore.writeText(directory, name, ResultsStore.json(value));
    }

    @Test
    void withoutSessionsThereIsNothing() {
        assertEquals(List.of(), WarmupResult.in(directory));
        assertEquals(List.of(), Environment.in(directory));
    }

    @Test
    void warmUpsOfAllSessionsAreReadAsTheyWereWritten() {
        write("warmup-2.json", List.of(TWO));
        write("warmup.json", List.of(ONE, TWO));
        write("plan.json", "no warm-up");

        List<WarmupResult> read = WarmupResult.in(directory);

        assertEquals(3, read.size());
        assertEquals(2, read.stream().filter(TWO::equals).count());
        assertEquals(1, read.stream().filter(ONE::equals).count());
    }

    @Test
    void environmentsOfAllSessionsAreReadAsTheyWereWritten() {
        Environment here = Environment.here(List.of("compare"));
        Environment later = Environment.here(List.of("resume"));
        write("environment.json", here);
        write("environment-2.json", later);
        write("plan.json", "no environment");

        List<Environment> read = Environment.in(directory);

        assertEquals(2, read.size());
        assertTrue(read.containsAll(List.of(here, later)), read.toString());
    }

    @Test
    void whatSaysSomethingElseIsRefusedWithItsFile() throws IOException {
        Files.writeString(directory.resolve("warmup.json"), "{\"solver\": 3}");
        Files.writeString(directory.resolve("environment.json"), "[]");

        assertRefused("warmup.json: expected warm-ups as compare writes them", () -> WarmupResult.in(directory));
        assertRefused(
                "environment.json: expected the environment as compare writes it", () -> Environment.in(directory));
    }

    @Test
    void aDirectoryThatDoesNotExistIsRefused() {
        Path none = directory.resolve("none");

        assertRefused("none", () -> WarmupResult.in(none));
        assertRefused("none", () -> Environment.in(none));
    }

    private static void assertRefused(String reason, Executable reading) {
        InputException refused = assertThrows(InputException.class, reading);
        assertTrue(String.valueOf(refused.getMessage()).contains(reason), refused.getMessage());
    }
}
