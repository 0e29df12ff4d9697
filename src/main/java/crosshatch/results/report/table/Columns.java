package crosshatch.results.report.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/**
 * Builds a table from values: each column computes its cell from a value, and each value makes one row.
 *
 * @param <V> the type of the values
 */
public final class Columns<V> {
    private final Map<Column, Function<? super V, Cell>> cells = new LinkedHashMap<>();

    /** Appends a column of any kind. */
    public Columns<V> with(Column column, Function<? super V, Cell> cell) {
        cells.put(column, cell);
        return this;
    }

    /** Appends a column of words. */
    public Columns<V> text(String id, String header, Function<? super V, String> text) {
        return with(Column.text(id, header), value -> Cell.text(text.apply(value)));
    }

    /** Appends a column of whole numbers. */
    public Columns<V> count(String id, String header, ToLongFunction<? super V> count) {
        return with(Column.number(id, header), value -> Cell.count(count.applyAsLong(value)));
    }

    /** Appends a column of whole numbers that are mostly 0. */
    public Columns<V> few(String id, String header, ToLongFunction<? super V> count) {
        return with(Column.number(id, header), value -> Cell.few(count.applyAsLong(value)));
    }

    /** Appends a column of other numbers. */
    public Columns<V> number(String id, String header, Function<? super V, Cell> cell) {
        return with(Column.number(id, header), cell);
    }

    /** Copies the columns, so that columns can be appended to the copy. */
    public Columns<V> copy() {
        return new Columns<V>().and(this);
    }

    /** Returns these columns, followed by the given columns. */
    public Columns<V> and(Columns<? super V> others) {
        cells.putAll(others.cells);
        return this;
    }

    /** Makes the table of some values, with the id and the notes of {@link Table}. */
    public Table table(String id, String title, List<? extends V> values, List<String> notes) {
        List<List<Cell>> rows = values.stream()
                .map(value ->
                        cells.values().stream().map(cell -> cell.apply(value)).toList())
                .toList();
        return new Table(id, title, List.copyOf(cells.keySet()), rows, notes);
    }
}
