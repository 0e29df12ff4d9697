package crosshatch.results.database;

import crosshatch.base.InputException;
import crosshatch.results.Checksums;
import crosshatch.results.RunColumn;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A Parquet file of records. Its name is taken literally, not as a pattern or a partition of Hive. */
record ParquetFile(Path path) {
    /** The key of the version of the columns in the metadata of the file. */
    static final String SCHEMA = "crosshatch_schema";

    /** Returns a pattern for DuckDB that matches only this name. */
    private String pattern() {
        return path.toString().replaceAll("[*?\\[]", "[$0]");
    }

    /** Returns the names under which DuckDB searches for the file. */
    List<String> names() {
        return List.of(pattern(), path.toString());
    }

    /** Returns the query of its unchanged rows. */
    private String rows() {
        return "read_parquet(" + DuckDbSession.quoted(pattern()) + ", hive_partitioning = false)";
    }

    /**
     * Returns the query of its rows in the present columns. In columns that the file lacks, texts are empty and numbers
     * unknown.
     *
     * @throws InputException if an incompatible version of this program, or another program, wrote the file
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

    /** Returns the name of a column as an SQL identifier. */
    static String named(RunColumn column) {
        return '"' + column.name() + '"';
    }

    private static String absent(RunColumn column) {
        String nothing = column.type() == RunColumn.Type.TEXT ? "''" : "NULL::" + type(column);
        return nothing + " AS " + named(column);
    }

    /** Returns the version of the columns in the file, which also determines the meaning of the names of solvers. */
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

    /**
     * Computes the checksum manifest of the file.
     *
     * @throws InputException if it is no file of records
     */
    Checksums seal(DuckDbSession session) throws SQLException {
        long rows = session.list("SELECT count(*) FROM " + rows(), row -> row.getLong(1))
                .get(0);
        return Checksums.of(path, rows, schema(session));
    }
}
