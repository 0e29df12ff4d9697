package crosshatch.database;

import crosshatch.puzzle.InputException;
import crosshatch.puzzle.Remedy;
import crosshatch.puzzle.SurroundingsException;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunColumn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** Writes the rows of a ledger, in their order, to a Parquet file. Memory does not grow with their number. */
public final class ParquetArchive implements ResultsStore.Archive {
    @Override
    public void write(Path ledger, Path archive) {
        try (Connection connection = RunDatabase.connect();
                Statement copy = connection.createStatement()) {
            copy.execute("COPY (SELECT * FROM " + LedgerTable.NAME + "(" + RunDatabase.quoted(ledger) + ")) TO "
                    + RunDatabase.quoted(archive)
                    + " (FORMAT parquet, COMPRESSION zstd, KV_METADATA {crosshatch_schema: '"
                    + RunColumn.SCHEMA_VERSION + "'})");
        } catch (SQLException failed) {
            remove(archive);
            throw new SurroundingsException(
                    "cannot write " + archive + ": " + failed.getMessage() + ". The runs are kept in " + ledger
                            + ". Make room, then continue",
                    Remedy.RESUMING,
                    failed);
        }
    }

    private static void remove(Path unfinished) {
        try {
            Files.deleteIfExists(unfinished);
        } catch (IOException alsoFailed) {
            throw new InputException("cannot remove " + unfinished + ": " + alsoFailed.getMessage(), alsoFailed);
        }
    }
}
