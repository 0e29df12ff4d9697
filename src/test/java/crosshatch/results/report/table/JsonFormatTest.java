package crosshatch.results.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class JsonFormatTest {
    private static JsonNode json(Cell name, Cell number) {
        Table table = new Table(
                "t",
                "",
                List.of(Column.text("solver", "solver"), Column.number("median_us", "median")),
                List.of(List.of(name, number)),
                List.of());
        return JsonMapper.shared().readTree(JsonFormat.of(table)).get(0);
    }

    @Test
    void aRowHasTheIdsOfTheColumnsAsNames() {
        JsonNode row = json(Cell.text("=1+1"), Cell.time(28.125));

        assertEquals("=1+1", row.get("solver").asString(), "no spreadsheet reads this");
        assertEquals(28.125, row.get("median_us").asDouble());
        assertTrue(row.get("median_us").isNumber());
    }

    @Test
    void whatIsNotKnownIsNull() {
        assertTrue(json(Cell.text("x"), Cell.empty()).get("median_us").isNull());
    }
}
