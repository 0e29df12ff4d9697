package crosshatch.results.report.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Short names in place of long solver specs, with a legend.
 *
 * @param table with the short names
 * @param legend what each stands for, a line each
 */
record ShortLabels(Table table, List<String> legend) {
    /** Characters that a label may always have. */
    private static final int SHORT_CHARACTERS = 24;

    /** A label may take this part of a line. */
    private static final int LINES_PART = 4;

    /** Of the column {@code solver}, if there is one. */
    static ShortLabels of(Table table, int width) {
        int longest = Math.max(SHORT_CHARACTERS, width / LINES_PART);
        int solver = table.columns().stream().map(Column::id).toList().indexOf("solver");
        if (solver < 0) return new ShortLabels(table, List.of());
        Map<String, String> names = new LinkedHashMap<>();
        List<List<Cell>> rows = new ArrayList<>();
        for (List<Cell> row : table.rows()) {
            String label = row.get(solver).text();
            List<Cell> cells = new ArrayList<>(row);
            if (label.length() > longest) {
                String number = " [" + (names.size() + 1) + "]";
                cells.set(
                        solver,
                        Cell.text(names.computeIfAbsent(label, full -> full.replaceFirst("[/ ].*", "") + number)));
            }
            rows.add(cells);
        }
        List<String> legend = names.entrySet().stream()
                .map(each -> each.getValue() + ": " + each.getKey())
                .toList();
        return new ShortLabels(new Table(table.id(), table.title(), table.columns(), rows, table.notes()), legend);
    }
}
