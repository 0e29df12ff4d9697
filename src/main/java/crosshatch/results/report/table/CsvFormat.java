package crosshatch.results.report.table;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.StringWriter;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.List;

/**
 * Writes CSV: commas, quotes where a field needs them, a line feed after each line, exact numbers, and empty fields for
 * unknown values.
 *
 * <p>A text that a spreadsheet would interpret as a formula gets an apostrophe before it, as OWASP advises against CSV
 * injection. If apostrophes already precede such a text, it gets one more, so that a reader who takes one away has the text again.
 */
public final class CsvFormat {
    /** The beginnings of formulas, in both widths, and the blanks that spreadsheets skip before them. */
    private static final String BEGINNINGS = "=+-@＝＋－＠\t\r\n";

    private static final char APOSTROPHE = '\'';

    private final CsvWriter csv;

    /**
     * Makes a writer of lines.
     *
     * @param out the destination, with a buffer if it needs one
     */
    public CsvFormat(Writer out) {
        csv = CsvWriter.builder().bufferSize(0).lineDelimiter(LineDelimiter.LF).build(out);
    }

    /** Writes a table with the ids of its columns in the first line, without title and notes. */
    public static String of(Table table) {
        return of(
                table.columns().stream().map(Column::id).toList(),
                table.rows().stream()
                        .map(row -> row.stream().map(Cell::exact).toList())
                        .toList());
    }

    /**
     * Writes rows with a header.
     *
     * @param rows rows of fields as in {@link #line}
     */
    public static String of(List<String> header, List<List<Object>> rows) {
        StringWriter text = new StringWriter();
        CsvFormat csv = new CsvFormat(text);
        csv.line(header);
        rows.forEach(csv::line);
        return text.toString();
    }

    /**
     * Writes a line.
     *
     * @param fields numbers, which are written exactly, and other values, whose texts may get an apostrophe
     */
    public void line(List<?> fields) {
        csv.writeRecord(fields.stream().map(CsvFormat::field).toList());
    }

    private static String field(Object value) {
        if (value instanceof BigDecimal number) return number.toPlainString();
        return value instanceof Number ? value.toString() : quoted(value.toString());
    }

    private static String quoted(String text) {
        return isFormula(text) ? APOSTROPHE + text : text;
    }

    private static boolean isFormula(String text) {
        int first = 0;
        while (first < text.length() && text.charAt(first) == APOSTROPHE) first++;
        return first < text.length() && BEGINNINGS.indexOf(text.charAt(first)) >= 0;
    }
}
