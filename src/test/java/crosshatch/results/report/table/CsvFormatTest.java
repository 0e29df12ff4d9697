package crosshatch.results.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvFormatTest {
    @Test
    void everyLineEndsWithALineFeedAlone() {
        assertEquals("a,b\n1,\"x,y\"\n", CsvFormat.of(List.of("a", "b"), List.of(List.of(1, "x,y"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"=1+1.txt", "+x", "-x", "@x", "\tx", "\rx", "\nx", "＝x", "＋x", "－x", "＠x", "'=x", "''-x"})
    void aTextThatSpreadsheetsTakeForAFormulaHasAnApostropheBeforeIt(String text) {
        assertEquals(List.of("'" + text), fields(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a=1", "x-y", "'x", "'", "1-2", "#1", "\"=x"})
    void anyOtherTextStaysAsItIs(String text) {
        assertEquals(List.of(text), fields(text));
    }

    @Test
    void numbersKeepTheirMinus() {
        assertEquals(List.of("-1", "-0.5"), fields(-1L, -0.5));
    }

    @Test
    void namesInTheHeaderAreTextsToo() {
        Table table = new Table(
                "t",
                "",
                List.of(Column.text("@set", "set"), Column.number("value", "value")),
                List.of(List.of(Cell.text("=1+1.txt"), Cell.number(-2.5))),
                List.of());

        assertEquals("'@set,value\n'=1+1.txt,-2.5\n", CsvFormat.of(table));
    }

    @Test
    void theIndexOfMacrosNamesRowsAsTexts() {
        Table table = new Table(
                "t",
                "",
                List.of(Column.text("set", "set"), Column.number("value", "value")),
                List.of(List.of(Cell.text("=1+1.txt"), Cell.number(-2.5))),
                List.of());

        String index = new LatexNumbers(List.of(table)).index();
        assertEquals(
                "\\TOneOneTxtValue,\\num{-2.50},-2.5,t,'=1+1.txt,value",
                index.lines().toList().get(1));
    }

    private static List<String> fields(Object... fields) {
        String line = CsvFormat.of(List.of(), List.of(List.of(fields)));
        List<CsvRecord> records = CsvReader.builder().skipEmptyLines(false).ofCsvRecord(line).stream()
                .toList();
        return records.get(1).getFields();
    }
}
