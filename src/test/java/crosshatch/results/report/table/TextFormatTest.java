package crosshatch.results.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.report.table.Column.Kind;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextFormatTest {
    private static final String LONG = "choco/alldiff=AC/learn=off/model=fresh/redundant=rowbox/reuse=off/select=dom";

    private static final Table SCORES = new Table(
            "results-s",
            "s, question any (2 puzzles)",
            List.of(
                    Column.text("solver", "solver"),
                    Column.number("wrong", "wrong").as(Kind.WRONG),
                    Column.number("timeouts", "timeout").as(Kind.OPEN),
                    Column.micros("total_us_median", "median").as(Kind.COST),
                    Column.micros("par2_us", "PAR2").as(Kind.COST)),
            List.of(
                    List.of(Cell.text("engine"), Cell.few(0), Cell.few(0), Cell.time(12.34), Cell.time(12.34)),
                    List.of(
                            Cell.text(LONG),
                            Cell.few(1),
                            Cell.few(2),
                            Cell.time(5_600).atLeast(),
                            Cell.time(4_000_000))),
            List.of());

    @Test
    void timesHaveTheUnitThatSuits() {
        assertEquals("""
                s, question any (2 puzzles)
                 solver    | wrong | timeout |    median |    PAR2\s
                -----------+-------+---------+-----------+---------
                 engine    |     - |       - |   12.3 µs | 12.3 µs\s
                 choco [1] |     1 |       2 | > 5.60 ms |  4.00 s\s
                choco [1]: choco/alldiff=AC/learn=off/model=fresh/redundant=rowbox/reuse=off/select=dom
                """, new TextFormat(100, false).of(SCORES).replace("\r", ""));
    }

    @Test
    void theLegendIsBrokenBehindASlash() {
        List<String> lines = new TextFormat(60, false).of(SCORES).lines().toList();

        assertEquals("choco [1]: choco/alldiff=AC/learn=off/model=fresh/", lines.get(lines.size() - 2));
        assertEquals("redundant=rowbox/reuse=off/select=dom", lines.get(lines.size() - 1));
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 80, 120})
    void noLineIsWiderThanTheTerminal(int width) {
        List<Column> columns = IntStream.range(0, 12)
                .mapToObj(column ->
                        column == 0 ? Column.text("solver", "solver") : Column.number("c" + column, "column " + column))
                .toList();
        List<Cell> row = IntStream.range(0, 12)
                .mapToObj(column -> column == 0 ? Cell.text("engine") : Cell.count(1000))
                .toList();

        String text = new TextFormat(width, false).of(new Table("t", "", columns, List.of(row), List.of()));

        text.lines().forEach(line -> assertTrue(line.length() <= width, line));
        IntStream.range(1, 12).forEach(column -> assertTrue(text.contains("column " + column), text));
    }

    @Test
    void aTableThatIsTooWideStandsInBlocksOfAboutTheSameWidth() {
        String text = new TextFormat(48, false).of(SCORES);

        assertEquals(2, text.lines().filter(line -> line.startsWith(" solver")).count(), text);
        assertTrue(text.lines().anyMatch(line -> line.matches(" solver +\\| +median \\| +PAR2 ")), text);
    }

    @Test
    void aLongTextIsWrappedBeforeColumnsAreParted() {
        Table table = new Table(
                "sets",
                "",
                List.of(Column.text("set", "set"), Column.text("title", "title")),
                List.of(List.of(Cell.text("a"), Cell.text("one two three four five six seven eight nine ten"))),
                List.of());

        List<String> lines = new TextFormat(40, false).of(table).lines().toList();

        assertEquals(" a   | one two three four five six     ", lines.get(2));
        assertEquals("     | seven eight nine ten            ", lines.get(3));
    }

    @Test
    void wrongAnswersTimeoutsAndTheBestTimesAreColoured() {
        String text = new TextFormat(100, true).of(SCORES);

        assertTrue(text.contains("\u001b[1;31m     1 \u001b[0m"), text);
        assertTrue(text.contains("\u001b[33m       2 \u001b[0m"), text);
        assertTrue(text.contains("\u001b[1;32m   12.3 µs \u001b[0m"), text);
    }

    @Test
    void whoIsWrongIsNotTheBest() {
        Table table = new Table(
                "t",
                "",
                List.of(
                        Column.text("solver", "solver"),
                        Column.number("wrong", "wrong").as(Kind.WRONG),
                        Column.micros("par2_us", "PAR2").as(Kind.COST)),
                List.of(
                        List.of(Cell.text("quick"), Cell.few(1), Cell.time(1)),
                        List.of(Cell.text("right"), Cell.few(0), Cell.time(2))),
                List.of());

        String text = new TextFormat(100, true).of(table);

        assertFalse(text.contains("\u001b[1;32m 1.00 µs"), text);
        assertTrue(text.contains("\u001b[1;32m 2.00 µs"), text);
    }

    @Test
    void offATerminalNothingIsColoured() {
        assertFalse(new TextFormat(100, false).of(SCORES).contains("\u001b"));
    }

    @Test
    void aColumnOfTextsKeepsItsHeader() {
        Table query = new Table(
                "rows",
                "",
                List.of(Column.number("median µs", "median µs")),
                List.of(List.of(Cell.text("1,234"))),
                List.of());

        assertTrue(new TextFormat(80, false).of(query).contains("median µs"));
    }
}
