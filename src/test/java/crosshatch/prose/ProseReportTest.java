package crosshatch.prose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What {@code docs/prose.sh} prints. */
@Tag("exhaustive")
class ProseReportTest {
    private static final Prose TEN = Prose.of(MarkdownTexts.read(
            "docs/ten.md",
            "# Ten\n\n"
                    + IntStream.range(0, 10)
                            .mapToObj(number -> "Sentence " + number + " is drawn anew.")
                            .collect(Collectors.joining("\n"))));

    private static List<String> printed(String... arguments) {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        new ProseReport(TEN, new PrintStream(printed, true, StandardCharsets.UTF_8)).print(arguments);
        return printed.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void aPageHasARowWithItsSentencesAndTheirLength() {
        List<String> lines = printed();

        assertTrue(
                lines.contains("      50        10            5.0       0 %     10  docs/ten.md"),
                () -> String.join("\n", lines));
        assertEquals("10           0            0            0            ANEW", lines.get(lines.size() - 1));
    }

    @Test
    void aSeedDrawsTheSameSentencesAgainAndAnotherOneOthers() {
        List<String> drawn = printed("draw", "5", "1");

        assertEquals(5, drawn.size());
        assertEquals(drawn, printed("draw", "5", "1"));
        assertNotEquals(drawn, printed("draw", "5", "2"));
        assertTrue(drawn.get(0).matches("docs/ten.md:[0-9]+\tSentence . is drawn anew\\."), drawn.get(0));
    }

    @Test
    void whatIsFoundInAFileOrFolderIsPrinted() {
        assertEquals(20, printed("docs/ten.md").size());
        assertEquals(20, printed("docs").size());
        assertEquals(List.of("doc: found no text, expected a file or folder with pages or sources"), printed("doc"));
    }
}
