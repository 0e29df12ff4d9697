package crosshatch.results.report.figure;

import crosshatch.results.report.table.CsvFormat;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The numbers of a figure: a table with nine significant digits, written identically on every JDK. */
final class Data {
    private static final MathContext DIGITS = new MathContext(9);

    private final List<String> columns;
    private final List<Object[]> rows = new ArrayList<>();

    Data(List<String> columns) {
        this.columns = List.copyOf(columns);
    }

    /**
     * Adds a row.
     *
     * @param values one value for each column: a text, a truth value or a number
     */
    void add(Object... values) {
        rows.add(values);
    }

    String csv() {
        return CsvFormat.of(
                columns,
                rows.stream()
                        .map(row -> Stream.of(row)
                                .map(each -> each instanceof Number number ? rounded(number) : each)
                                .toList())
                        .toList());
    }

    /** Writes a number with as few digits as possible: {@code 0.25}, {@code 1000}. */
    static String plain(Number number) {
        return rounded(number).toPlainString();
    }

    static BigDecimal rounded(Number number) {
        BigDecimal rounded =
                BigDecimal.valueOf(number.doubleValue()).round(DIGITS).stripTrailingZeros();
        return rounded.scale() < 0 ? rounded.setScale(0) : rounded;
    }
}
