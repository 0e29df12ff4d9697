package crosshatch.results.report.table;

import crosshatch.results.report.table.Column.Kind;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * A table without a format.
 *
 * @param id the name in files, anchors and macros: lower-case letters, digits and hyphens; unique in a report
 * @param title the title for people
 * @param rows the rows, each with a cell for each column
 * @param notes the notes under the table: method, n, and caveats
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

    /** Returns the same table under another id. */
    public Table withId(String other) {
        return new Table(other, title, columns, rows, notes);
    }

    /** Returns whether a cell is highlighted: a number of wrong or open answers that is not 0, or the lowest cost. */
    boolean standsOut(int row, int column) {
        OptionalDouble value = rows.get(row).get(column).value();
        if (value.isEmpty()) return false;
        return switch (columns.get(column).kind()) {
            case WRONG, OPEN -> value.getAsDouble() > 0;
            case COST -> contends(rows.get(row)) && value.getAsDouble() == least(column);
            default -> false;
        };
    }

    private double least(int column) {
        return rows.stream()
                .filter(this::contends)
                .flatMapToDouble(row -> row.get(column).value().stream())
                .min()
                .orElse(Double.NaN);
    }

    /** Returns whether a solver is never wrong and solves the most puzzles, so that its cost may be highlighted as the best. */
    private boolean contends(List<Cell> row) {
        double most =
                rows.stream().mapToDouble(each -> sum(each, Kind.SOLVED)).max().orElse(0);
        return sum(row, Kind.WRONG) == 0 && sum(row, Kind.SOLVED) == most;
    }

    /** Returns the sum of a row's columns of a kind; 0 if there is no such column. */
    private double sum(List<Cell> row, Kind kind) {
        return IntStream.range(0, row.size())
                .filter(column -> columns.get(column).kind() == kind)
                .mapToDouble(column -> row.get(column).value().orElse(0))
                .sum();
    }
}
