package crosshatch.results.database;

import crosshatch.base.Scratch;
import crosshatch.base.SurroundingsException;
import crosshatch.base.TemporaryFolder;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.UUID;
import java.util.stream.Collectors;
import org.duckdb.DuckDBDriver;

/**
 * An empty database in memory that can read append-only logs. Data that exceed memory go to a folder of its own, because
 * DuckDB always lets statements read and write that folder.
 */
final class DuckDbSession implements AutoCloseable {
    /** The message of the driver if a streamed query fails; a query without streaming gives the real message. */
    private static final String WITHOUT_A_REASON = "Invalid result set";

    private final Path scratch =
            Path.of(System.getProperty("java.io.tmpdir")).resolve("crosshatch-sql-" + UUID.randomUUID());
    private final Thread atTheEnd = new Thread(this::removeScratch, "sql-scratch");
    private final Connection connection;

    DuckDbSession() throws SQLException {
        Properties settings = new Properties();
        settings.setProperty(DuckDBDriver.JDBC_STREAM_RESULTS, "true");
        settings.setProperty("temp_directory", scratch.toAbsolutePath().toString()); // made when it is needed
        settings.setProperty("allow_persistent_secrets", "false"); // they lie outside
        settings.setProperty("autoinstall_known_extensions", "false");
        settings.setProperty("autoload_known_extensions", "false");
        connection = connected(settings);
        Runtime.getRuntime().addShutdownHook(atTheEnd);
    }

    /**
     * Connects to an empty database.
     *
     * @throws SurroundingsException if DuckDB's native library cannot be unpacked and run
     */
    private static Connection connected(Properties settings) throws SQLException {
        try {
            return new DuckDBDriver().connect("jdbc:duckdb:", settings);
        } catch (LinkageError broken) {
            throw new SurroundingsException(
                    "cannot load DuckDB: "
                            + TemporaryFolder.problem().orElse("its native library does not run here (" + broken + ")"),
                    broken);
        }
    }

    /** Defines the SQL function {@code ledger(n)}, which returns the rows of the n-th log, from 0. */
    void register(LedgerTable ledgers) throws SQLException {
        ledgers.register(connection);
    }

    /** Permits reading only these files from now on, and locks this setting. */
    void confine(List<String> files) throws SQLException {
        execute("SET allowed_paths = ["
                + files.stream().map(DuckDbSession::quoted).collect(Collectors.joining(", ")) + "]");
        execute("SET enable_external_access = false");
        execute("SET lock_configuration = true");
    }

    void execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    <T> List<T> list(String sql, RunDatabase.RowMapper<T> mapper) throws SQLException {
        List<T> all = new ArrayList<>();
        query(sql, rows -> {
            while (rows.next()) all.add(mapper.map(rows));
        });
        return all;
    }

    /** Runs a statement and passes its rows on. A statement without rows is also run. */
    void query(String sql, RunDatabase.RowReader reader) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (!statement.execute(sql)) return;
            try (ResultSet rows = statement.getResultSet()) {
                reader.read(rows);
            }
        } catch (SQLException failed) {
            if (("" + failed.getMessage()).endsWith(WITHOUT_A_REASON)) execute("EXPLAIN ANALYZE " + sql);
            throw failed;
        }
    }

    /** Returns a text as an SQL literal. */
    static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    @Override
    public void close() {
        try {
            connection.close();
            Runtime.getRuntime().removeShutdownHook(atTheEnd);
            removeScratch();
        } catch (SQLException failed) {
            throw new IllegalStateException("an open connection can be closed", failed);
        } catch (IllegalStateException ending) {
            // then the hook removes them
        }
    }

    /** Removes files that DuckDB leaves after an interrupted statement. */
    private void removeScratch() {
        Scratch.delete(scratch);
    }
}
