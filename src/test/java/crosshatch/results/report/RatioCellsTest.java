package crosshatch.results.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.results.report.statistics.Ratio;
import crosshatch.results.report.table.Columns;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RatioCellsTest {
    @ParameterizedTest
    @CsvSource({
        "4.98, 3.63, 7.02, 5.0 3.6 7.0",
        "20.9, 7.26, 115, 21 7.26 115",
        "4.82, 0.111, 221, 4.82 0.11 220",
        "4.82, 0.111, 2210, '4.82 0.11 2,200'",
        "0.114, 0.112, 5, 0.11 0.11 5.0",
        "0.0039, 0.0011, 0.0121, 0.0039 0.001 0.0121",
        "0.0012, 0.0011, 0.121, 0.001 0.001 0.121",
        "2, NaN, NaN, '2.00  '"
    })
    void anEstimateIsNotShownOutsideItsInterval(double ratio, double low, double high, String shown) {
        Columns<Ratio> columns = new Columns<>();
        RatioCells.add(columns, "time", "× time", Optional::of);

        List<String> row =
                columns.table("t", "t", List.of(new Ratio(ratio, low, high)), List.of()).rows().get(0).stream()
                        .map(cell -> cell.text())
                        .toList();

        assertEquals(shown, String.join(" ", row));
    }
}
