package crosshatch.report.table;

import java.util.List;

/**
 * A table before it has a format.
 *
 * @param id for file names, anchors and macros: lower-case letters, digits and hyphens; unique in a report
 * @param title for people
 * @param rows each with a cell for each column
 * @param notes what stands under it: method, n, and what a reader must know
 */
public record Table(String id, String title, List<Column> columns, List<List<Cell>> rows, List<String> notes) {
    public Table {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
        notes = List.copyOf(notes);
        for (List<Cell> row : rows) {
            if (row.size() != columns.size()) {
                throw new IllegalArgumentException(
                        "table " + id + ": " + row.size() + " cells, " + columns.size() + " columns: " + row);
            }
        }
    }

    /** The same under another id. */
    public Table withId(String other) {
        return new Table(other, title, columns, rows, notes);
    }
}
