package crosshatch.report.table;

import com.samskivert.mustache.Template;
import crosshatch.template.Templates;
import java.util.List;
import java.util.stream.IntStream;

/** HTML, a fragment to be put in a page: a table with its caption and notes; numbers have their exact value to sort by. */
public final class HtmlFormat {
    private static final Template TEMPLATE = new Templates(HtmlFormat.class).named("table.html");

    private HtmlFormat() {}

    /** The names that the template uses. */
    private record View(String id, String title, List<Column> columns, List<Row> rows, List<String> notes) {}

    private record Row(List<Entry> cells) {}

    private record Entry(boolean numeric, String exact, String text) {}

    public static String of(Table table) {
        List<Row> rows = table.rows().stream().map(row -> row(table, row)).toList();
        return TEMPLATE.execute(new View(table.id(), table.title(), table.columns(), rows, table.notes()));
    }

    private static Row row(Table table, List<Cell> cells) {
        return new Row(IntStream.range(0, cells.size())
                .mapToObj(at -> new Entry(
                        table.columns().get(at).numeric(),
                        cells.get(at).exact(),
                        cells.get(at).text()))
                .toList());
    }
}
