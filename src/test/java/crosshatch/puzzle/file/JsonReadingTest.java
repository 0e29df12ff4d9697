package crosshatch.puzzle.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.JacksonException;

/** JSON that others wrote: names that are there twice, byte order marks. */
class JsonReadingTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void aByteOrderMarkIsPassedOver() throws IOException {
        Path file = Files.writeString(folder.resolve("a.json"), "\uFEFF{\"a\": 1}");

        assertEquals("{\"a\": 1}", JsonReading.text(file));
        assertEquals(
                1, JsonReading.STRICT.readTree(JsonReading.text(file)).path("a").intValue());
    }

    @Test
    void aNameThatIsThereTwiceIsRefused() {
        JacksonException refused =
                assertThrows(JacksonException.class, () -> JsonReading.STRICT.readTree("{\"a\": 1, \"a\": 2}"));

        assertTrue(("" + refused.getMessage()).matches("(?s).*['\"]a['\"].*"), refused.getMessage());
    }

    /** Whoever reads with a mapper of its own takes the last of two values without a word. */
    @Test
    void noOtherMapperReads() throws IOException {
        List<Path> others = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                String code = Files.readString(file);
                boolean reads = code.matches("(?s).*\\.(readTree|readValue|createParser)\\(.*");
                if (reads && !code.contains("JsonReading")) others.add(file);
            }
        }
        // reads only lines that it wrote itself
        others.removeIf(file -> file.endsWith("HuntJournal.java"));
        assertEquals(List.of(), others);
    }
}
