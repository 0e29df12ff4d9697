package crosshatch.experiment.pack;

import crosshatch.results.Checksums;
import crosshatch.results.ResultsStore;
import crosshatch.results.database.RunDatabase;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Objects;
import java.util.SortedMap;
import java.util.function.UnaryOperator;

/** The rows of a true pack, changed by somebody who makes all hashes again. */
final class Forgery {
    private static final long NANOS = 777_777;

    private Forgery() {}

    /**
     * Changes the rows of a pack, and seals them again.
     *
     * @param folder empty, for files on the way
     * @param sql statements about the table {@code runs}, in which they lie
     */
    static void rows(Path pack, Path folder, String sql) throws IOException, SQLException {
        rows(pack, folder, sql, file -> file);
    }

    /**
     * Makes all times of the rows negative, and the footer say that none is: the least and the greatest value in its statistics.
     *
     * @param folder empty, for files on the way
     */
    static void negativeTimes(Path pack, Path folder) throws IOException, SQLException {
        String sql =
                "UPDATE runs SET total_ns = -%1$d, encode_ns = NULL, solve_ns = NULL, overrun_ns = 0".formatted(NANOS);
        rows(pack, folder, sql, file -> {
            int footer = file.length
                    - 8
                    - ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getInt(file.length - 8);
            int found = 0;
            for (int at = footer; at + Long.BYTES <= file.length; at++) {
                ByteBuffer here = ByteBuffer.wrap(file, at, Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
                if (here.getLong(at) != -NANOS) continue;
                here.putLong(at, NANOS);
                found++;
            }
            if (found < 2) throw new AssertionError(found + " statistics of times in the footer");
            return file;
        });
    }

    private static void rows(Path pack, Path folder, String sql, UnaryOperator<byte[]> change)
            throws IOException, SQLException {
        SortedMap<String, byte[]> entries = Zips.read(pack);
        Path before = Files.write(
                folder.resolve("before.parquet"), Objects.requireNonNull(entries.get(ResultsStore.PARQUET)));
        Path after = folder.resolve(ResultsStore.PARQUET);
        try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE runs AS FROM read_parquet('" + before + "')");
            statement.execute(sql);
            statement.execute("COPY runs TO '" + after + "' (FORMAT parquet, KV_METADATA {crosshatch_schema: '8'})");
        }
        Files.write(after, change.apply(Files.readAllBytes(after)));
        RunDatabase.checksums(after).write(folder);
        entries.put(ResultsStore.PARQUET, Files.readAllBytes(after));
        entries.put(Checksums.FILE, Files.readAllBytes(folder.resolve(Checksums.FILE)));
        Zips.write(pack, Zips.described(entries));
    }
}
