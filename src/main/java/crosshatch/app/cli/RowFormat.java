package crosshatch.app.cli;

import crosshatch.app.console.Terminal;
import crosshatch.base.InputException;
import crosshatch.base.Printable;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.CsvFormat;
import crosshatch.results.report.table.Table;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.json.JsonMapper;

/** The formats of the rows of a query. CSV and JSON are streamed. */
enum RowFormat {
    /** Aligned columns for people; unknown values are empty, and long ones are cut. */
    TABLE {
        @Override
        void write(ResultSet rows, PrintWriter out) throws SQLException {
            ResultSetMetaData metadata = rows.getMetaData();
            List<Column> columns = new ArrayList<>();
            for (int column = 1; column <= metadata.getColumnCount(); column++) {
                String label = metadata.getColumnLabel(column);
                columns.add(isNumber(metadata, column) ? Column.number(label, label) : Column.text(label, label));
            }
            List<List<Cell>> texts = new ArrayList<>();
            while (rows.next()) {
                texts.add(
                        texts(rows, columns.size()).stream().map(RowFormat::cut).toList());
            }
            out.print(Terminal.here().tables().of(new Table("rows", "", columns, texts, List.of())));
            out.flush();
        }
    },
    /** A header and a line for each row; unknown values are empty. */
    CSV {
        @Override
        void write(ResultSet rows, PrintWriter out) throws SQLException {
            CsvFormat csv = new CsvFormat(out);
            List<String> labels = labels(rows.getMetaData());
            csv.line(labels);
            while (rows.next()) csv.line(fields(rows, labels.size()));
            out.flush();
        }
    },
    /** A list of objects, one per line; unknown values are null. */
    JSON {
        @Override
        void write(ResultSet rows, PrintWriter out) throws SQLException {
            List<String> labels = labels(rows.getMetaData());
            out.println("[");
            try (JsonGenerator json = new JsonMapper()
                    .writer()
                    .withRootValueSeparator(",\n")
                    .without(StreamWriteFeature.AUTO_CLOSE_TARGET)
                    .createGenerator(out)) {
                while (rows.next()) writeObject(rows, labels, json);
            }
            out.println("\n]");
            out.flush();
        }
    };

    /** The most characters in a cell of a table, because one long text would fill the screen. */
    private static final int LONGEST_TEXT = 1000;

    /** Writes all remaining rows. */
    abstract void write(ResultSet rows, PrintWriter out) throws SQLException;

    private static Cell cut(String text) {
        return Cell.text(text.length() <= LONGEST_TEXT ? text : text.substring(0, LONGEST_TEXT - 1) + "…");
    }

    private static List<String> labels(ResultSetMetaData columns) throws SQLException {
        List<String> labels = new ArrayList<>();
        for (int column = 1; column <= columns.getColumnCount(); column++) labels.add(columns.getColumnLabel(column));
        return labels;
    }

    private static List<String> texts(ResultSet row, int columns) throws SQLException {
        List<String> texts = new ArrayList<>();
        for (int column = 1; column <= columns; column++) texts.add(text(row, column));
        return texts;
    }

    /** Returns the values of a row; numbers stay numbers, so that nothing is added before a minus sign. */
    private static List<Object> fields(ResultSet row, int columns) throws SQLException {
        List<Object> fields = new ArrayList<>();
        for (int column = 1; column <= columns; column++) {
            Object value = value(row, column);
            fields.add(value instanceof Number ? value : text(row, column));
        }
        return fields;
    }

    /** Writes a map in the form of solvers' options: {@code option=value}, with blanks between. */
    private static String text(ResultSet row, int column) throws SQLException {
        if (row.getMetaData().getColumnTypeName(column).startsWith("MAP(")
                && value(row, column) instanceof Map<?, ?> map) {
            return map.entrySet().stream()
                    .map(entry -> entry.getKey() + "=" + entry.getValue())
                    .collect(Collectors.joining(" "));
        }
        try {
            return Printable.of(Objects.toString(row.getString(column), ""));
        } catch (DateTimeException outOfRange) {
            throw unreadable(row, column, outOfRange);
        }
    }

    private static @Nullable Object value(ResultSet row, int column) throws SQLException {
        try {
            return row.getObject(column);
        } catch (DateTimeException outOfRange) {
            throw unreadable(row, column, outOfRange);
        }
    }

    /** Returns an error for a time that SQL has but Java does not, such as 24:00:00. */
    private static InputException unreadable(ResultSet row, int column, DateTimeException outOfRange)
            throws SQLException {
        String name = row.getMetaData().getColumnLabel(column);
        return new InputException(
                "SQL: column '" + name + "' has a value that cannot be printed: " + outOfRange.getMessage()
                        + ". Write CAST(" + name + " AS VARCHAR) in the query",
                outOfRange);
    }

    private static boolean isNumber(ResultSetMetaData columns, int column) throws SQLException {
        return switch (columns.getColumnType(column)) {
            case java.sql.Types.TINYINT,
                    java.sql.Types.SMALLINT,
                    java.sql.Types.INTEGER,
                    java.sql.Types.BIGINT,
                    java.sql.Types.DECIMAL,
                    java.sql.Types.NUMERIC,
                    java.sql.Types.FLOAT,
                    java.sql.Types.REAL,
                    java.sql.Types.DOUBLE -> true;
            default -> columns.getColumnTypeName(column).equals("HUGEINT");
        };
    }

    private static void writeObject(ResultSet row, List<String> labels, JsonGenerator json) throws SQLException {
        json.writeStartObject();
        for (int column = 1; column <= labels.size(); column++) {
            json.writeName(labels.get(column - 1));
            Object value = value(row, column);
            if (value == null) json.writeNull();
            else if (value instanceof Boolean truth) json.writeBoolean(truth);
            else if (value instanceof Double || value instanceof Float)
                writeDouble(((Number) value).doubleValue(), value, json);
            else if (value instanceof Number) json.writeNumber(new BigDecimal(value.toString()));
            else if (value instanceof Map<?, ?> map) writeObject(map, json);
            else json.writeString(value.toString());
        }
        json.writeEndObject();
    }

    private static void writeObject(Map<?, ?> map, JsonGenerator json) {
        json.writeStartObject();
        map.forEach((name, value) -> json.writeStringProperty(String.valueOf(name), String.valueOf(value)));
        json.writeEndObject();
    }

    /** Writes a number; infinity and NaN, which JSON lacks, become texts such as {@code "Infinity"}. */
    private static void writeDouble(double number, Object value, JsonGenerator json) {
        if (Double.isFinite(number)) json.writeNumber(new BigDecimal(value.toString()));
        else json.writeString(value.toString());
    }
}
