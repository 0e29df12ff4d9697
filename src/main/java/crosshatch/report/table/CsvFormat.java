package crosshatch.report.table;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.StringWriter;
import java.util.List;

/** CSV: ids of columns in the first line, numbers exact, empty what is not known. */
public final class CsvFormat {
    private CsvFormat() {}

    /** Title and notes are left out. */
    public static String of(Table table) {
        StringWriter text = new StringWriter();
        CsvWriter csv = CsvWriter.builder().bufferSize(0).build(text); // a StringWriter needs no second buffer
        csv.writeRecord(table.columns().stream().map(Column::id).toList());
        for (List<Cell> row : table.rows()) {
            csv.writeRecord(row.stream().map(Cell::exact).toList());
        }
        return text.toString();
    }
}
