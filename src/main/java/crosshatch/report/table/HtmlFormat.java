package crosshatch.report.table;

import com.samskivert.mustache.Template;
import crosshatch.template.Templates;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** HTML, a fragment to be put in a page: a table with its caption and notes; numbers have their exact value to sort by. */
public final class HtmlFormat {
    private static final Template TEMPLATE = new Templates(HtmlFormat.class).named("table.html");

    /** Columns in which anything but 0 is to be red. */
    private static final Set<String> ALARMING = Set.of("wrong", "crashed");

    private HtmlFormat() {}

    /** The names that the template uses. */
    private record View(String id, String title, List<Column> columns, List<Row> rows, List<String> notes) {}

    private record Row(List<Entry> cells) {}

    /** @param bad whether it counts what must not happen */
    private record Entry(boolean numeric, boolean bad, String exact, String text) {
        static Entry of(Column column, Cell cell) {
            boolean bad = ALARMING.contains(column.id()) && cell.value().orElse(0) > 0;
            return new Entry(column.numeric(), bad, cell.exact(), cell.text());
        }
    }

    /** A {@code table} element, and a paragraph for each note behind it. */
    public static String of(Table table) {
        List<Row> rows = table.rows().stream().map(row -> row(table, row)).toList();
        return TEMPLATE.execute(new View(table.id(), table.title(), table.columns(), rows, table.notes()));
    }

    private static Row row(Table table, List<Cell> cells) {
        return new Row(IntStream.range(0, cells.size())
                .mapToObj(at -> Entry.of(table.columns().get(at), cells.get(at)))
                .toList());
    }
}
