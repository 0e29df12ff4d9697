package crosshatch.results.database;

import crosshatch.base.InputException;
import crosshatch.results.RunColumn;
import crosshatch.results.Seal;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A Parquet file of records, read under its name as it stands: neither as a pattern, nor as a partition of Hive's. */
record ParquetFile(Path path) {
    /** Under which the version of the schema stands in the file. */
    static final String SCHEMA = "crosshatch_schema";

    /** What DuckDB takes for a pattern matches only itself. */
    private String pattern() {
        return path.toString().replaceAll("[*?\\[]", "[$0]");
    }

    /** The names under which DuckDB looks for it. */
    List<String> names() {
        return List.of(pattern(), path.toString());
    }

    /** Its rows, as they are. */
    private String rows() {
        return "read_parquet(" + DuckDbSession.quoted(pattern()) + ", hive_partitioning = false)";
    }

    /**
     * Its rows in the columns of today: a text that was not recorded yet is empty, a number unknown.
     *
     * @throws InputException if another version of the program has written it, or another program
     */
    String select(DuckDbSession session) throws SQLException {
        int schema = schema(session);
        if (schema > RunColumn.SCHEMA_VERSION) {
            throw new InputException(path + " has records of schema " + schema + ", expected at most schema "
                    + RunColumn.SCHEMA_VERSION + ". Read the file with a newer Crosshatch");
        }
        if (schema < RunColumn.OLDEST_SCHEMA) {
            throw new InputException(path + " has records of schema " + schema + ", expected at least schema "
                    + RunColumn.OLDEST_SCHEMA
                    + ", because older records name solvers differently. Read the file with the Crosshatch"
                    + " that wrote it");
        }
        Map<String, String> types = session
                .list(
                        "SELECT column_name, column_type FROM (DESCRIBE FROM " + rows() + ")",
                        row -> Map.entry(row.getString(1), row.getString(2)))
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        RunColumn.ALL.forEach(column -> requireType(column, types));
        return "SELECT "
                + RunColumn.ALL.stream()
                        .map(column -> types.containsKey(column.name()) ? named(column) : absent(column))
                        .collect(Collectors.joining(", "))
                + " FROM " + rows();
    }

    private void requireType(RunColumn column, Map<String, String> types) {
        String found = types.getOrDefault(column.name(), type(column));
        if (found.equals(type(column))) return;
        throw new InputException(path + ": column " + column.name() + " holds " + found + ", expected " + type(column)
                + ", as crosshatch compare writes it. Restore the file from a copy");
    }

    private static String type(RunColumn column) {
        return switch (column.type()) {
            case TEXT -> "VARCHAR";
            case NUMBER -> "BIGINT";
            case TEXTS -> "MAP(VARCHAR, VARCHAR)";
        };
    }

    /** The name of a column as SQL writes it. */
    static String named(RunColumn column) {
        return '"' + column.name() + '"';
    }

    private static String absent(RunColumn column) {
        String nothing = column.type() == RunColumn.Type.TEXT ? "''" : "NULL::" + type(column);
        return nothing + " AS " + named(column);
    }

    /** Version of the columns that it was written with, and of what the names of solvers in it mean. */
    int schema(DuckDbSession session) throws SQLException {
        List<Integer> versions = session.list(
                "SELECT try_cast(decode(value) AS INTEGER) FROM parquet_kv_metadata(" + DuckDbSession.quoted(pattern())
                        + ") WHERE decode(key) = " + DuckDbSession.quoted(SCHEMA),
                row -> row.getInt(1));
        if (versions.size() != 1 || versions.get(0) < 1) {
            throw new InputException(path + ": found no version of the schema (" + SCHEMA
                    + "), expected a file written by crosshatch compare");
        }
        return versions.get(0);
    }

    /** @throws InputException if it is no file of records */
    Seal seal(DuckDbSession session) throws SQLException {
        long rows = session.list("SELECT count(*) FROM " + rows(), row -> row.getLong(1))
                .get(0);
        return Seal.of(path, rows, schema(session));
    }
}
