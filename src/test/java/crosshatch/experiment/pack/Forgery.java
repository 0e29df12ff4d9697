package crosshatch.experiment.pack;

import crosshatch.results.Checksums;
import crosshatch.results.ResultsStore;
import crosshatch.results.database.RunDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Objects;
import java.util.SortedMap;

/** The rows of a true pack, changed by somebody who makes all hashes again. */
final class Forgery {
    private Forgery() {}

    /**
     * Changes the rows of a pack, and seals them again.
     *
     * @param folder empty, for files on the way
     * @param sql statements about the table {@code runs}, in which they lie
     */
    static void rows(Path pack, Path folder, String sql) throws IOException, SQLException {
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
        RunDatabase.seal(after).write(folder);
        entries.put(ResultsStore.PARQUET, Files.readAllBytes(after));
        entries.put(Checksums.FILE, Files.readAllBytes(folder.resolve(Checksums.FILE)));
        Zips.write(pack, Zips.described(entries));
    }
}
