package crosshatch.results.report.table;

import com.samskivert.mustache.Escapers;
import com.samskivert.mustache.Template;
import crosshatch.base.Templates;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Writes tables as HTML fragments with caption and notes. Times have suitable units, as on a terminal. Numbers include their
 * exact value for sorting.
 */
public final class HtmlFormat {
    private static final Template TEMPLATE = new Templates(HtmlFormat.class).named("table.html");

    private HtmlFormat() {}

    /** The names that the template uses. */
    private record View(String id, String title, List<Column> columns, List<Row> rows, List<String> notes) {}

    private record Row(List<Entry> cells) {}

    /**
     * A cell in the template.
     *
     * @param bad whether it counts wrong answers or crashes
     */
    private record Entry(boolean numeric, boolean bad, Object exact, String text) {}

    /** Writes a {@code table} element, followed by a paragraph for each note. */
    public static String of(Table table) {
        List<Row> rows = IntStream.range(0, table.rows().size())
                .mapToObj(row -> row(table, row))
                .toList();
        return TEMPLATE.execute(new View(table.id(), table.title(), table.columns(), rows, noted(table.notes())));
    }

    /** Writes notes as HTML, with {@code code} elements for marked names. */
    public static List<String> noted(List<String> notes) {
        return notes.stream()
                .map(note -> CodeMarks.written(
                        note, Escapers.HTML::escape, name -> "<code>" + Escapers.HTML.escape(name) + "</code>"))
                .toList();
    }

    private static Row row(Table table, int row) {
        return new Row(IntStream.range(0, table.columns().size())
                .mapToObj(column -> entry(table, row, column))
                .toList());
    }

    private static Entry entry(Table table, int row, int at) {
        Column column = table.columns().get(at);
        Cell cell = table.rows().get(row).get(at);
        boolean bad = column.kind() == Column.Kind.WRONG && table.standsOut(row, at);
        return new Entry(column.numeric(), bad, cell.exact(), cell.text());
    }
}
