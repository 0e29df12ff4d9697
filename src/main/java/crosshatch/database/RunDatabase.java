package crosshatch.database;

import crosshatch.puzzle.InputException;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunColumn;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.Collectors;
import org.duckdb.DuckDBDriver;

/**
 * The runs of one or several results directories as the table {@code runs} of a database in memory. Nothing is copied: a
 * query reads the files. One thread at a time.
 */
public final class RunDatabase implements AutoCloseable {
    /** All columns: those that older records lack are NULL there. */
    private static final String NO_RUNS = "SELECT "
            + RunColumn.ALL.stream()
                    .map(column -> "NULL::" + LedgerTable.type(column) + " AS \"" + column.name() + '"')
                    .collect(Collectors.joining(", "))
            + " WHERE false";

    private final Connection connection;

    private RunDatabase(Connection connection) {
        this.connection = connection;
    }

    /**
     * @param directories with finished or unfinished runs, of their own or in the folders of shards
     * @throws InputException if one holds no runs, or shards of different numbers, which would overlap
     */
    public static RunDatabase open(List<Path> directories) {
        List<String> parts = directories.stream()
                .flatMap(directory -> withRuns(directory).stream())
                .map(RunDatabase::part)
                .toList();
        try {
            Connection connection = connect();
            try (Statement view = connection.createStatement()) {
                view.execute("CREATE VIEW runs AS " + NO_RUNS
                        + parts.stream()
                                .map(part -> " UNION ALL BY NAME SELECT * FROM " + part)
                                .collect(Collectors.joining()));
            }
            return new RunDatabase(connection);
        } catch (SQLException failed) {
            throw new InputException("cannot read the runs of " + directories + ": " + failed.getMessage(), failed);
        }
    }

    /** A connection to an empty database in memory that can read ledgers. */
    static Connection connect() throws SQLException {
        Properties settings = new Properties();
        settings.setProperty(DuckDBDriver.JDBC_STREAM_RESULTS, "true");
        settings.setProperty("temp_directory", System.getProperty("java.io.tmpdir")); // for what memory does not hold
        Connection connection = new DuckDBDriver().connect("jdbc:duckdb:", settings);
        LedgerTable.register(connection);
        return connection;
    }

    /** The directory itself, or the shards in it. */
    private static List<Path> withRuns(Path directory) {
        List<Path> shards = ResultsStore.shards(directory);
        List<String> numbers = shards.stream()
                .map(shard -> shard.toString().replaceFirst(".*-of-", ""))
                .distinct()
                .sorted()
                .toList();
        if (numbers.size() > 1) {
            throw new InputException(directory + ": found shards of " + String.join(" and of ", numbers)
                    + ", which hold the same runs. Name the folders of those that are meant");
        }
        return shards.isEmpty() ? List.of(directory) : shards;
    }

    private static String part(Path directory) {
        Path parquet = directory.resolve(ResultsStore.PARQUET);
        if (Files.exists(parquet)) return "read_parquet(" + quoted(parquet) + ")";
        Path ledger = directory.resolve(ResultsStore.LEDGER);
        if (Files.exists(ledger)) return LedgerTable.NAME + "(" + quoted(ledger) + ")";
        throw new InputException(directory + ": found neither " + ResultsStore.PARQUET + " nor " + ResultsStore.LEDGER
                + ", expected a results directory made by compare");
    }

    static String quoted(Path path) {
        return quoted(path.toAbsolutePath().toString());
    }

    /** The text as SQL writes it. */
    public static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    /** Makes something of one row; called with the cursor on it. */
    @FunctionalInterface
    public interface RowMapper<T> {
        T map(ResultSet row) throws SQLException;
    }

    /** Takes the rows as they come; to be read before it returns. */
    @FunctionalInterface
    public interface RowReader {
        void read(ResultSet rows) throws SQLException;
    }

    /**
     * Makes a table of the database from others; the files stay as they are.
     *
     * @throws InputException if the statement is wrong; says why
     */
    public void make(String sql) {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException wrong) {
            throw new InputException("SQL: " + wrong.getMessage(), wrong);
        }
    }

    /** @throws InputException if the query is wrong; says why */
    public <T> List<T> list(String sql, RowMapper<T> mapper) {
        List<T> all = new ArrayList<>();
        query(sql, rows -> {
            while (rows.next()) all.add(mapper.map(rows));
        });
        return all;
    }

    /**
     * Streams the rows of a query.
     *
     * @throws InputException if the query is wrong; says why
     */
    public void query(String sql, RowReader reader) {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            reader.read(rows);
        } catch (SQLException wrong) {
            throw new InputException("SQL: " + wrong.getMessage(), wrong);
        }
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException failed) {
            throw new IllegalStateException("an open connection can be closed", failed);
        }
    }
}
