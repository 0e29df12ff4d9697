package crosshatch.results.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The same table in the other formats. */
class FormatsTest {
    private static final Table TABLE = new Table(
            "times",
            "Times <1 s",
            List.of(Column.text("solver", "solver"), Column.number("time_us", "time")),
            List.of(
                    List.of(
                            Cell.text("a|b"),
                            Cell.time(OptionalDouble.of(12_345.678)).atLeast()),
                    List.of(Cell.text("c"), Cell.empty())),
            List.of("n = 2."));

    @Test
    void markdownHasTitleTableAndNotes() {
        assertEquals("""
                ## Times <1 s

                | solver | time |
                |---|---:|
                | a\\|b | > 12.3 ms |
                | c | |

                n = 2.

                """, MarkdownFormat.section(TABLE));
    }

    /** Names of solvers and sets are what somebody chose. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ' ',
            value = {
                "<img> &lt;img>",
                "</p> &lt;/p>",
                "<2 <2",
                "&lt; &amp;lt;",
                "a&b a&amp;b",
                "[a](b) [a\\](b)",
                "[0.9;1.1] [0.9;1.1]",
                "a`b a\\`b"
            })
    void markdownTakesNamesForTexts(String name, String written) {
        Table table = new Table(
                "t",
                name,
                List.of(Column.text("solver", "solver")),
                List.of(List.of(Cell.text(name))),
                List.of(name, CodeMarks.of(name)));

        assertEquals(
                "## " + written + "\n\n| solver |\n|---|\n| " + written + " |\n\n" + written + "\n\n`"
                        + name.replace('`', '\'') + "`\n\n",
                MarkdownFormat.section(table));
    }

    @Test
    void markedNamesInNotesAreCodeInEachFormat() {
        Table table = new Table(
                "t",
                "T",
                List.of(Column.text("s", "s")),
                List.of(),
                List.of("By " + CodeMarks.of(List.of("a_b", "<c>")) + "."));

        assertTrue(MarkdownFormat.section(table).endsWith("By `a_b`, `<c>`.\n\n"), MarkdownFormat.section(table));
        assertTrue(
                HtmlFormat.of(table).contains("<p class=\"note\">By <code>a_b</code>, <code>&lt;c&gt;</code>.</p>"),
                HtmlFormat.of(table));
        assertTrue(
                LatexFormat.of(table, 343)
                        .contains("\\item[] By \\texttt{a\\_b}, \\texttt{\\textless{}c\\textgreater{}}."),
                LatexFormat.of(table, 343));
    }

    @Test
    void aDocumentListsItsTablesAndEachCanBeLinkedTo() {
        Table bare = new Table("bare", "Bare", TABLE.columns(), List.of(), List.of());

        assertEquals(
                "# Tables\n\n- [Times <1 s](#times)\n- [Bare](#bare)\n\n<a id=\"times\"></a>\n\n## Times <1 s\n\n"
                        + MarkdownFormat.of(TABLE)
                        + "\n[Notes](#notes): 1\n\n<a id=\"bare\"></a>\n\n## Bare\n\n"
                        + MarkdownFormat.of(bare)
                        + "\n<a id=\"notes\"></a>\n\n## Notes\n\n1. n = 2.\n",
                MarkdownFormat.document(List.of(TABLE, bare)));
    }

    @Test
    void aDocumentHasEachNoteOnceHoweverManyTablesHaveIt() {
        Table other = new Table("other", "Other", TABLE.columns(), List.of(), List.of("Noisy.", "n = 2."));

        String document = MarkdownFormat.document(List.of(TABLE, TABLE.withId("again"), other));

        assertTrue(
                document.endsWith(
                        "[Notes](#notes): 2, 1\n\n<a id=\"notes\"></a>\n\n## Notes\n\n1. n = 2.\n2. Noisy.\n"),
                document);
        assertEquals(2, document.split("\\[Notes]\\(#notes\\): 1\n", -1).length - 1);
    }

    @Test
    void csvHasIdsAndExactValues() {
        assertEquals("solver,time_us\na|b,12345.678\nc,\n", CsvFormat.of(TABLE));
    }

    @Test
    void htmlIsEscapedAndHasExactValuesToSortBy() {
        assertEquals("""
                <table id="times">
                <caption>Times &lt;1 s</caption>
                <thead>
                <tr><th scope="col">solver</th><th scope="col" class="number">time</th></tr>
                </thead>
                <tbody>
                <tr><td>a|b</td><td class="number" data-order="12345.678">&gt; 12.3 ms</td></tr>
                <tr><td>c</td><td class="number" data-order=""></td></tr>
                </tbody>
                </table>
                <p class="note">n &#x3D; 2.</p>
                """, HtmlFormat.of(TABLE));
    }

    @Test
    void aRowHasACellForEachColumn() {
        List<List<Cell>> rows = List.of(List.of(Cell.empty()));

        assertThrows(IllegalArgumentException.class, () -> new Table("x", "x", TABLE.columns(), rows, List.of()));
    }
}
