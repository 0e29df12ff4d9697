package crosshatch.results.database;

import crosshatch.results.LedgerReader;
import crosshatch.results.RunColumn;
import crosshatch.results.RunRecord;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.duckdb.DuckDBColumnType;
import org.duckdb.DuckDBDataChunkWriter;
import org.duckdb.DuckDBFunctions;
import org.duckdb.DuckDBTableFunction;
import org.duckdb.DuckDBTableFunctionBindInfo;
import org.duckdb.DuckDBTableFunctionBuilder;
import org.duckdb.DuckDBTableFunctionCallInfo;
import org.duckdb.DuckDBTableFunctionInitInfo;
import org.duckdb.DuckDBTableFunctionState;
import org.duckdb.DuckDBWritableVector;
import org.jspecify.annotations.Nullable;

/**
 * The SQL function {@code ledger(n)}: the rows of the n-th append-only log, from 0, in order, read by one thread. The
 * argument is a number, so that SQL cannot name other files.
 *
 * @param readers open the logs
 */
record LedgerTable(List<Supplier<LedgerReader>> readers)
        implements DuckDBTableFunction<Supplier<LedgerReader>, LedgerTable.Scan, Object> {
    private static final String NAME = "ledger";

    /**
     * Returns the query of the rows of a log, in the columns of {@link RunColumn}. The function cannot return a map, so it
     * returns the names and the values as two texts, line by line.
     */
    static String select(int number) {
        String maps = RunColumn.ALL.stream()
                .filter(column -> column.type() == RunColumn.Type.TEXTS)
                .map(column -> map(ParquetFile.named(column)))
                .collect(Collectors.joining(", "));
        return "SELECT * REPLACE (" + maps + ") FROM " + NAME + "(" + number + ")";
    }

    private static String map(String column) {
        String lines = "string_split(" + column + ", chr(10))";
        return "map(" + lines + "[1:-:2], " + lines + "[2:-:2]) AS " + column;
    }

    /** The unread part of a log, and the columns to read. */
    static final class Scan implements DuckDBTableFunctionState {
        private final LedgerReader frames;
        private final List<RunColumn> columns;
        private Iterator<RunRecord> frame = Collections.emptyIterator();

        Scan(LedgerReader frames, List<RunColumn> columns) {
            this.frames = frames;
            this.columns = columns;
        }

        boolean hasNext() {
            while (!frame.hasNext() && frames.hasNext()) frame = frames.next().iterator();
            return frame.hasNext();
        }

        @Override
        public void close() {
            frames.close();
        }
    }

    void register(Connection connection) throws SQLException {
        try (DuckDBTableFunctionBuilder function = DuckDBFunctions.tableFunction()) {
            function.withName(NAME)
                    .withParameter(Integer.class)
                    .withProjectionPushdown()
                    .withFunction(this)
                    .register(connection);
        }
    }

    private static DuckDBColumnType type(RunColumn column) {
        return column.type() == RunColumn.Type.NUMBER ? DuckDBColumnType.BIGINT : DuckDBColumnType.VARCHAR;
    }

    @Override
    public Supplier<LedgerReader> bind(DuckDBTableFunctionBindInfo info) throws Exception {
        for (RunColumn column : RunColumn.ALL) {
            info.addResultColumn(column.name(), type(column));
        }
        return readers.get(info.getParameter(0).getInt());
    }

    @Override
    public Scan init(DuckDBTableFunctionInitInfo info) throws Exception {
        info.setMaxThreads(1);
        RunColumn[] columns = new RunColumn[Math.toIntExact(info.getColumnCount())];
        for (int column = 0; column < columns.length; column++) {
            columns[column] = RunColumn.ALL.get(Math.toIntExact(info.getColumnIndex(column)));
        }
        Supplier<LedgerReader> ledger = info.getBindData();
        return new Scan(ledger.get(), List.of(columns));
    }

    @Override
    public long apply(DuckDBTableFunctionCallInfo info, DuckDBDataChunkWriter chunk) throws Exception {
        Scan scan = info.getInitData();
        int row = 0;
        for (; row < chunk.capacity() && scan.hasNext(); row++) {
            RunRecord record = scan.frame.next();
            for (int column = 0; column < scan.columns.size(); column++) {
                put(scan.columns.get(column).value(record), chunk.vector(column), row);
            }
        }
        return row;
    }

    private static void put(@Nullable Object value, DuckDBWritableVector vector, int row) {
        if (value == null) vector.setNull(row);
        else if (value instanceof Long number) vector.setLong(row, number);
        else if (value instanceof Map<?, ?> texts) vector.setString(row, lines(texts));
        else vector.setString(row, value.toString());
    }

    private static String lines(Map<?, ?> texts) {
        return texts.entrySet().stream()
                .map(entry -> entry.getKey() + "\n" + entry.getValue())
                .collect(Collectors.joining("\n"));
    }
}
