package crosshatch.results.report.figure;

import crosshatch.results.report.table.CsvFormat;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The numbers of a figure: a table with nine significant digits, written the same on every JDK. */
final class Data {
    private static final MathContext DIGITS = new MathContext(9);

    private final List<String> columns;
    private final List<Object[]> rows = new ArrayList<>();

    Data(List<String> columns) {
        this.columns = List.copyOf(columns);
    }

    /** @param values one for each column: a text, a truth value or a number */
    void add(Object... values) {
        rows.add(values);
    }

    List<String> columns() {
        return columns;
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

    /** An object for each row. */
    ArrayNode values() {
        ArrayNode values = JsonNodeFactory.instance.arrayNode();
        for (Object[] row : rows) {
            ObjectNode value = values.addObject();
            for (int i = 0; i < row.length; i++) {
                if (row[i] instanceof Number number) value.put(columns.get(i), rounded(number));
                else if (row[i] instanceof Boolean truth) value.put(columns.get(i), truth);
                else value.put(columns.get(i), row[i].toString());
            }
        }
        return values;
    }

    /** As few digits as say it: {@code 0.25}, {@code 1000}. */
    static String plain(Number number) {
        return rounded(number).toPlainString();
    }

    static BigDecimal rounded(Number number) {
        BigDecimal rounded =
                BigDecimal.valueOf(number.doubleValue()).round(DIGITS).stripTrailingZeros();
        return rounded.scale() < 0 ? rounded.setScale(0) : rounded;
    }
}
