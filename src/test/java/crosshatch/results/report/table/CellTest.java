package crosshatch.results.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.report.table.Column.Kind;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each kind of cell in each format. */
class CellTest {
    private static final Column NUMBERS = Column.number("value", "value");
    private static final Column MICROS = Column.micros("value", "value");

    /**
     * How one cell is written.
     *
     * @param text in Markdown and HTML
     * @param terminal in plain text, where each time has its own unit
     * @param exact in CSV, and in HTML to sort by
     * @param macro empty if it has none
     */
    private record Kept(
            Column column, Cell cell, String text, String terminal, String exact, String latex, String macro) {
        static Kept of(Cell cell, String text, String exact, String latex, String macro) {
            return new Kept(NUMBERS, cell, text, text, exact, latex, macro);
        }

        Table table() {
            return new Table(
                    "t",
                    "",
                    List.of(Column.text("name", "name"), column),
                    List.of(List.of(Cell.text("x"), cell)),
                    List.of());
        }

        @Override
        public String toString() {
            return text + " under " + column.header();
        }
    }

    static Stream<Kept> kinds() {
        return Stream.of(
                Kept.of(Cell.text("too noisy"), "too noisy", "too noisy", "{too noisy}", ""),
                Kept.of(Cell.empty(), "", "", "{}", ""),
                Kept.of(Cell.count(12_345), "12,345", "12345", "12345", "\\num{12345}"),
                Kept.of(Cell.few(7), "7", "7", "7", "\\num{7}"),
                Kept.of(Cell.few(0), "-", "0", "{--}", "\\num{0}"),
                Kept.of(Cell.count(3).marked("*"), "3*", "3", "{3*}", "\\num{3}"),
                Kept.of(
                        Cell.count(5).followedBy("of 10, 2 wrong").marked("*"),
                        "5 of 10, 2 wrong*",
                        "5",
                        "{5 of 10, 2 wrong*}",
                        "5 of 10, 2 wrong"),
                Kept.of(Cell.number(1234.5), "1,235", "1234.5", "1235", "\\num{1235}"),
                Kept.of(Cell.number(-0.125), "-0.13", "-0.125", "-0.13", "\\num{-0.13}"),
                Kept.of(Cell.number(Double.POSITIVE_INFINITY), "Infinity", "Infinity", "{Infinity}", "Infinity"),
                Kept.of(Cell.number(12.34).atLeast(), "> 12.3", "12.34", ">12.3", "\\num{>12.3}"),
                Kept.of(Cell.decimals(2, 3), "2.000", "2", "2.000", "\\num{2.000}"),
                Kept.of(Cell.within(4.9755, 3.63, 7.02), "5.0", "4.9755", "5.0", "\\num{5.0}"),
                Kept.of(Cell.within(12_345.6, 11_000, 14_000), "12,300", "12345.6", "12300", "\\num{12300}"),
                Kept.of(Cell.probability(0.25), "0.250", "0.25", "0.250", "\\num{0.250}"),
                Kept.of(Cell.probability(0.0001), "< 0.001", "1.0E-4", "<0.001", "\\num{<0.001}"),
                Kept.of(
                        Cell.percent(OptionalDouble.of(12.34)),
                        "12.3 %",
                        "12.34",
                        "\\qty{12.3}{\\percent}",
                        "\\qty{12.3}{\\percent}"),
                Kept.of(Cell.factor(1.234), "1.23 ×", "1.234", "{1.23 \\texttimes{}}", "1.23 \\texttimes{}"),
                Kept.of(
                        Cell.time(12.34),
                        "12.3 µs",
                        "12.34",
                        "\\qty{12.3}{\\micro\\second}",
                        "\\qty{12.3}{\\micro\\second}"),
                Kept.of(
                        Cell.time(12_345.678).atLeast(),
                        "> 12.3 ms",
                        "12345.678",
                        "\\qty{>12.3}{\\milli\\second}",
                        "\\qty{>12.3}{\\milli\\second}"),
                Kept.of(Cell.time(4_000_000), "4.00 s", "4000000", "\\qty{4.00}{\\second}", "\\qty{4.00}{\\second}"),
                new Kept(
                        MICROS,
                        Cell.time(12_345.678).atLeast(),
                        "> 12,346",
                        "> 12.3 ms",
                        "12345.678",
                        ">12346",
                        "\\num{>12346}"),
                Kept.of(
                        new Cell.Range(Cell.time(12.34), Cell.time(1200)),
                        "12.3 µs … 1.20 ms",
                        "12.34 … 1200",
                        "{12.3 µs … 1.20 ms}",
                        "\\qty{12.3}{\\micro\\second} … \\qty{1.20}{\\milli\\second}"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void markdownShowsTheUnitInTheCellOrInTheHeader(Kept kept) {
        String cell = kept.text.isEmpty() ? " |" : " " + kept.text + " |";

        assertTrue(MarkdownFormat.of(kept.table()).endsWith("| x |" + cell + "\n"), MarkdownFormat.of(kept.table()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void aTerminalShowsEachNumberInTheUnitThatSuits(Kept kept) {
        List<String> lines = new TextFormat(100, false).of(kept.table()).lines().toList();

        assertEquals("x | " + kept.terminal, lines.get(2).strip().replaceAll(" *\\| *", " | "));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void csvHoldsTheNumberAlone(Kept kept) {
        assertEquals("name,value\nx," + kept.exact + "\n", CsvFormat.of(kept.table()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void htmlShowsTheSameAndSortsByTheNumber(Kept kept) {
        String text = kept.terminal.replace("<", "&lt;").replace(">", "&gt;");

        String html = HtmlFormat.of(kept.table());
        assertTrue(html.contains("data-order=\"" + kept.exact + "\">" + text + "</td>"), html);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void latexLeavesNumberAndUnitToSiunitx(Kept kept) {
        String latex = LatexFormat.of(kept.table(), 343);

        assertTrue(latex.contains("x & " + kept.latex + " \\\\\n"), latex);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void aMacroHoldsTheNumberAsItIsShown(Kept kept) {
        String macros = new LatexNumbers(List.of(kept.table())).definitions();

        assertEquals(kept.macro.isEmpty() ? List.of() : List.of(kept.macro), values(macros));
    }

    private static List<String> values(String macros) {
        return macros.lines()
                .map(line -> line.substring(line.indexOf("}{") + 2, line.length() - 1))
                .toList();
    }

    @Test
    void theUnitStandsInTheHeaderWhereCellsLeaveItOut() {
        Table table = new Table("t", "", List.of(MICROS), List.of(List.of(Cell.time(1))), List.of());

        assertTrue(MarkdownFormat.of(table).startsWith("| value µs |"), MarkdownFormat.of(table));
        assertTrue(HtmlFormat.of(table).contains(">value</th>"), HtmlFormat.of(table));
        assertTrue(LatexFormat.of(table, 343).contains("value\\\\µs"), LatexFormat.of(table, 343));
        assertFalse(new TextFormat(80, false).of(table).contains("value µs"));
    }

    @Test
    void aBoundStandsBehindALetterInPlaceOfTheSignOfEquality() {
        assertEquals("= 0.250", Cell.probability(0.25).equation());
        assertEquals("< 0.001", Cell.probability(0.0001).equation());
    }

    @Test
    void wrongAnswersStandOutInHtmlWhateverTheirColumnIsCalled() {
        Table table = new Table(
                "t",
                "",
                List.of(Column.number("faults", "faults").as(Kind.WRONG), Column.number("wrong", "wrong")),
                List.of(List.of(Cell.few(1), Cell.few(1)), List.of(Cell.few(0), Cell.few(0))),
                List.of());

        assertEquals(2, HtmlFormat.of(table).split("class=\"number bad\"", -1).length, HtmlFormat.of(table));
    }

    @Test
    void whoSolvedLessIsNotTheBest() {
        Table table = new Table(
                "t",
                "",
                List.of(
                        Column.number("done", "done").as(Kind.SOLVED),
                        Column.number("cost", "cost").as(Kind.COST)),
                List.of(List.of(Cell.count(9), Cell.number(1)), List.of(Cell.count(10), Cell.number(2))),
                List.of());

        assertFalse(table.standsOut(0, 1));
        assertTrue(table.standsOut(1, 1));
    }
}
