package crosshatch.results.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Names of users cannot end an element of a page, or a cell of a table in Markdown. */
class EscapedFormatsTest {
    private static final String NAME = "<b>a|b & c</b>";

    private static Table table() {
        return new Table(
                "t",
                NAME,
                List.of(Column.text("set", "set")),
                List.of(List.of(Cell.text(NAME))),
                List.of("A note on " + NAME + " and " + CodeMarks.of(NAME) + "."));
    }

    @Test
    void markupIsTextInHtml() {
        String html = HtmlFormat.of(table());

        assertFalse(html.contains("<b>"), html);
        assertEquals(
                List.of("A note on &lt;b&gt;a|b &amp; c&lt;/b&gt;."),
                HtmlFormat.noted(List.of("A note on " + NAME + ".")));
    }

    @Test
    void aBarEndsNoCellInMarkdown() {
        String line = MarkdownFormat.of(table()).lines().skip(2).findFirst().orElseThrow();

        assertTrue(line.contains("a\\|b"), line);
        assertFalse(line.contains("<b>"), line);
    }
}
