package crosshatch.report.table;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** Gives each time of a table the unit that suits it, µs, ms or s, instead of one unit for a column. */
final class Units {
    private static final String MICROS = " µs";

    private Units() {}

    static Table fitting(Table table) {
        List<Column> columns = new ArrayList<>();
        for (int place = 0; place < table.columns().size(); place++) {
            Column column = table.columns().get(place);
            columns.add(
                    isTime(table, place)
                            ? Column.number(column.id(), column.header().replace(MICROS, ""))
                            : column);
        }
        List<List<Cell>> rows = new ArrayList<>();
        for (List<Cell> row : table.rows()) {
            List<Cell> cells = new ArrayList<>();
            for (int column = 0; column < row.size(); column++) {
                Cell cell = row.get(column);
                cells.add(isTime(table, column) ? inItsUnit(cell) : cell);
            }
            rows.add(cells);
        }
        return new Table(table.id(), table.title(), columns, rows, table.notes());
    }

    private static boolean isTime(Table table, int column) {
        return table.columns().get(column).header().endsWith(MICROS)
                && table.rows().stream().anyMatch(row -> row.get(column).value().isPresent());
    }

    /** The signs before and behind the number stay. */
    private static Cell inItsUnit(Cell cell) {
        if (cell.value().isEmpty()) return cell;
        String time = Cell.time(OptionalDouble.of(cell.value().getAsDouble())).text();
        return new Cell(cell.text().replaceFirst("[0-9][0-9.,]*", time), cell.value());
    }
}
