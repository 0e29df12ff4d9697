package crosshatch.results.report.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** Writes tables as JSON for scripts: a list of rows, with the ids of the columns as names. Unknown values are null. */
public final class JsonFormat {
    private JsonFormat() {}

    /** Writes the table without title and notes. Numbers are not rounded. */
    public static String of(Table table) {
        List<Map<String, Object>> rows = new ArrayList<>();
        for (List<Cell> row : table.rows()) {
            Map<String, Object> fields = new LinkedHashMap<>();
            for (int column = 0; column < row.size(); column++) {
                Object exact = row.get(column).exact();
                fields.put(table.columns().get(column).id(), exact.equals("") ? null : exact);
            }
            rows.add(fields);
        }
        return JsonMapper.shared().writerWithDefaultPrettyPrinter().writeValueAsString(rows) + "\n";
    }
}
