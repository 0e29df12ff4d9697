package crosshatch.results.database;

import crosshatch.base.InputException;
import crosshatch.base.SurroundingsException;
import crosshatch.results.Checksums;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The runs of one or several results directories as tables of a database in memory. The table {@code runs} has all runs. The
 * table {@code measured} leaves out warm-up runs, and disturbed runs that were repeated. Each query reads the files again;
 * {@link #keepUnfinished} avoids this for append-only logs. Only one thread at a time may use a database.
 */
public final class RunDatabase implements AutoCloseable {
    private final DuckDbSession session;
    private final RunSource source;
    private final ReadPolicy reading;

    /** The query of the runs of each directory. */
    private final Map<Path, String> parts;

    private boolean kept;

    private RunDatabase(DuckDbSession session, RunSource source, ReadPolicy reading, Map<Path, String> parts) {
        this.session = session;
        this.source = source;
        this.reading = reading;
        this.parts = parts;
    }

    /** Opens directories with {@link ReadPolicy#STRICT}. */
    public static RunDatabase open(List<Path> directories) {
        return open(directories, ReadPolicy.STRICT);
    }

    /**
     * Opens directories.
     *
     * @param directories directories that contain finished or unfinished runs, or folders of shards with such runs; a directory
     *     that occurs twice is read once
     * @throws InputException if a directory contains no runs; if its shards overlap, because they belong to divisions into
     *     different numbers of shards; or if records are damaged or of another version
     */
    public static RunDatabase open(List<Path> directories, ReadPolicy reading) {
        RunSource source = new RunSource(directories, reading);
        try {
            DuckDbSession session = new DuckDbSession();
            try {
                session.register(new LedgerTable(List.copyOf(source.ledgers().values())));
                Map<Path, String> parts = parts(source, session);
                session.execute(viewOf(parts.values()));
                session.execute("CREATE VIEW measured AS FROM runs WHERE phase IN ('measured', 'cold')");
                if (reading.confined()) {
                    session.confine(source.archives().values().stream()
                            .flatMap(archive -> archive.names().stream())
                            .toList());
                }
                return new RunDatabase(session, source, reading, parts);
            } catch (SQLException | RuntimeException failed) {
                session.close();
                throw failed;
            }
        } catch (SQLException failed) {
            throw new InputException("cannot read the runs of " + directories + ": " + failed.getMessage(), failed);
        }
    }

    private static Map<Path, String> parts(RunSource source, DuckDbSession session) {
        Map<Path, String> parts = new LinkedHashMap<>();
        source.archives().forEach((directory, archive) -> parts.put(directory, part(archive, session)));
        int number = 0;
        for (Path ledger : source.ledgers().keySet()) parts.put(ledger, LedgerTable.select(number++));
        return parts;
    }

    private static String viewOf(Collection<String> parts) {
        return "CREATE OR REPLACE VIEW runs AS " + String.join(" UNION ALL ", parts);
    }

    /** Renames the sets and solvers of the runs. */
    public void rename(Function<Path, Renaming> names) {
        execute(viewOf(parts.entrySet().stream()
                .map(part -> names.apply(part.getKey()).select(part.getValue()))
                .toList()));
    }

    /** Reads append-only logs once, so that all later queries use a copy of their rows. */
    public void keepUnfinished() {
        if (kept || source.ledgers().isEmpty()) return;
        kept = true;
        copy(source.ledgers().keySet());
    }

    /**
     * Copies all rows, so that later queries see the rows themselves. A query of a Parquet file may leave out rows that the statistics
     * in its footer exclude, and a forger can write any statistics.
     */
    public void copyRows() {
        kept = true;
        copy(List.copyOf(parts.keySet()));
    }

    private void copy(Collection<Path> directories) {
        int number = 0;
        for (Path directory : directories) {
            String copy = "copy_" + number++;
            execute("CREATE TABLE " + copy + " AS " + parts.get(directory));
            parts.put(directory, "SELECT * FROM " + copy);
        }
        execute(viewOf(parts.values()));
    }

    private static String part(ParquetFile archive, DuckDbSession session) {
        try {
            return archive.select(session);
        } catch (SQLException damaged) {
            throw new InputException(
                    "cannot read " + archive.path() + ": " + damaged.getMessage() + ". Restore the file from a copy",
                    damaged);
        }
    }

    /**
     * Computes the checksum manifest of the present records of a finished experiment.
     *
     * @param archive the file {@code runs.parquet}
     * @throws InputException if the archive cannot be read, or is no file of records
     */
    public static Checksums checksums(Path archive) {
        try (DuckDbSession session = new DuckDbSession()) {
            return new ParquetFile(archive.toAbsolutePath()).seal(session);
        } catch (SQLException failed) {
            throw new InputException("cannot read " + archive + ": " + failed.getMessage(), failed);
        }
    }

    /** Returns the directories that contain the runs themselves: shards instead of their common directory. */
    public List<Path> directories() {
        return source.directories();
    }

    /**
     * Returns warnings about unfinished or damaged runs, or runs without a checksum manifest, as sentences without a full
     * stop.
     */
    public List<String> notes() {
        return source.notes();
    }

    /** Returns a text as an SQL literal. */
    public static String quoted(String text) {
        return DuckDbSession.quoted(text);
    }

    /** Converts one row of a query to a value. */
    @FunctionalInterface
    public interface RowMapper<T> {
        /**
         * Converts the current row.
         *
         * @param row the row, whose cursor must not be moved
         */
        T map(ResultSet row) throws SQLException;
    }

    /** Receives the rows of a query, and must read them before it returns. */
    @FunctionalInterface
    public interface RowReader {
        /**
         * Reads the rows.
         *
         * @param rows the rows, with the cursor before the first; closed when this returns
         */
        void read(ResultSet rows) throws SQLException;
    }

    /** Executes a statement of this program that creates or fills a table in memory; no file is changed. */
    public void execute(String sql) {
        try {
            session.execute(sql);
        } catch (SQLException failed) {
            throw failed(sql, failed);
        }
    }

    /** Runs a query of this program, and returns its rows. */
    public <T> List<T> list(String sql, RowMapper<T> mapper) {
        try {
            return session.list(sql, mapper);
        } catch (SQLException failed) {
            throw failed(sql, failed);
        }
    }

    /** Runs a query of this program, and passes its rows to {@code reader}. */
    public void query(String sql, RowReader reader) {
        try {
            session.query(sql, reader);
        } catch (SQLException failed) {
            throw failed(sql, failed);
        }
    }

    /** Makes the error for a failed query of this program: the records were changed, or the machine lacks memory or disk. */
    private RuntimeException failed(String sql, SQLException failed) {
        if (isOfSurroundings(failed))
            return new SurroundingsException("cannot read the runs: " + failed.getMessage(), failed);
        return source.isProven()
                ? new IllegalStateException(failed.getMessage() + ", in " + sql, failed)
                : new InputException("cannot read the runs: " + failed.getMessage(), failed);
    }

    private static boolean isOfSurroundings(SQLException failed) {
        String message = "" + failed.getMessage();
        return message.startsWith("IO Error") || message.startsWith("Out of Memory Error");
    }

    /**
     * Runs a query that a user wrote, and passes its rows to {@code reader}.
     *
     * @throws InputException if the query is wrong, or changes something although {@link ReadPolicy#confined} forbids changes;
     *     the message gives the reason
     * @throws SurroundingsException if disk or memory fails during the query
     */
    public void queryAsUser(String sql, RowReader reader) {
        try {
            UserQuery.require(sql, reading.confined(), session);
            session.query(sql, reader);
        } catch (SQLException wrong) {
            String message = "" + wrong.getMessage();
            if (message.startsWith("Permission Error")) {
                throw new InputException(
                        "SQL: only the records of the named directories can be read: "
                                + message.lines().findFirst().orElse(""),
                        wrong);
            }
            throw isOfSurroundings(wrong)
                    ? new SurroundingsException("SQL: " + message, wrong)
                    : new InputException("SQL: " + message, wrong);
        }
    }

    @Override
    public void close() {
        session.close();
    }
}
