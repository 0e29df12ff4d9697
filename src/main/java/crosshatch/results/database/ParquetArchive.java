package crosshatch.results.database;

import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import crosshatch.base.SurroundingsException;
import crosshatch.results.Checksums;
import crosshatch.results.LedgerReader;
import crosshatch.results.LedgerSurvey;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunColumn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;

/** Writes the rows of an append-only log, in their order, to a Parquet file, in constant memory. */
public final class ParquetArchive implements ResultsStore.Archive {
    /** The number of rows of a table, and the sum of their hashes, which do not depend on the order of rows. */
    private record Content(long rows, String hashes) {}

    @Override
    public Checksums write(Path ledger, Path archive) {
        LedgerSurvey survey = LedgerSurvey.of(ledger).requireWhole();
        try (DuckDbSession session = session(ledger)) {
            session.execute("COPY (" + LedgerTable.select(0) + ") TO "
                    + DuckDbSession.quoted(archive.toAbsolutePath().toString())
                    + " (FORMAT parquet, COMPRESSION zstd, USE_TMP_FILE false, KV_METADATA {" + ParquetFile.SCHEMA
                    + ": '"
                    + RunColumn.SCHEMA_VERSION + "'})");
            requireSame(session, survey, archive);
            return file(archive).seal(session);
        } catch (SQLException failed) {
            remove(archive);
            throw new SurroundingsException(
                    "cannot write " + archive + ": " + failed.getMessage() + ". The runs are kept in " + ledger
                            + ". Make room, then continue",
                    Remedy.RESUMING,
                    failed);
        }
    }

    @Override
    public void requireSame(Path ledger, Path archive) {
        LedgerSurvey survey = LedgerSurvey.of(ledger);
        if (survey.isDamaged()) {
            throw new InputException(survey.losses() + ". The experiment is finished, and its rows are in " + archive
                    + ". Check the rows with verify. If they are intact, remove the append-only log");
        }
        try (DuckDbSession session = session(ledger)) {
            requireSame(session, survey, archive);
        } catch (SQLException failed) {
            throw new InputException("cannot read " + archive + ": " + failed.getMessage(), failed);
        }
    }

    private static void requireSame(DuckDbSession session, LedgerSurvey survey, Path archive) throws SQLException {
        Content recorded = content(session, LedgerTable.select(0));
        Content archived = content(session, file(archive).select(session));
        if (recorded.rows == survey.records() && archived.equals(recorded)) return;
        throw new InputException(String.format(
                Locale.ROOT,
                "%s has %d rows, but the append-only log has %d rows%s. Neither file was changed."
                        + " Remove %s and continue the experiment, which makes the file again from the log",
                archive,
                archived.rows,
                survey.records(),
                archived.rows == survey.records() ? " with other values" : "",
                archive));
    }

    private static Content content(DuckDbSession session, String rows) throws SQLException {
        return session.list(
                        "SELECT count(*), coalesce(sum(hash(run)), 0)::VARCHAR FROM (" + rows + ") AS run",
                        row -> new Content(row.getLong(1), row.getString(2)))
                .get(0);
    }

    private static DuckDbSession session(Path ledger) throws SQLException {
        DuckDbSession session = new DuckDbSession();
        session.register(new LedgerTable(List.of(() -> new LedgerReader(ledger))));
        return session;
    }

    private static ParquetFile file(Path archive) {
        return new ParquetFile(archive.toAbsolutePath());
    }

    private static void remove(Path unfinished) {
        try {
            Files.deleteIfExists(unfinished);
        } catch (IOException alsoFailed) {
            throw new SurroundingsException("cannot remove " + unfinished + ": " + alsoFailed.getMessage(), alsoFailed);
        }
    }
}
