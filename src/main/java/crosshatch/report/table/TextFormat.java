package crosshatch.report.table;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.HorizontalAlign;
import java.util.List;
import java.util.stream.Collectors;

/** Plain text with aligned columns under the title, for terminals. */
public final class TextFormat {
    private static final int WIDEST = 100;

    private TextFormat() {}

    public static String of(Table table) {
        com.github.freva.asciitable.Column[] columns =
                table.columns().stream().map(TextFormat::column).toArray(com.github.freva.asciitable.Column[]::new);
        Object[][] rows = table.rows().stream()
                .map(row -> row.stream().map(Cell::text).toArray())
                .toArray(Object[][]::new);
        return table.title() + "\n"
                + AsciiTable.getTable(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, columns, rows)
                + "\n";
    }

    /** One below the other. */
    public static String of(List<Table> tables) {
        return tables.stream().map(TextFormat::of).collect(Collectors.joining("\n"));
    }

    private static com.github.freva.asciitable.Column column(Column column) {
        HorizontalAlign align = column.numeric() ? HorizontalAlign.RIGHT : HorizontalAlign.LEFT;
        return new com.github.freva.asciitable.Column()
                .header(column.header())
                .headerAlign(align)
                .dataAlign(align)
                .maxWidth(column.numeric() ? Integer.MAX_VALUE : WIDEST);
    }
}
