package crosshatch.results;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Ledgers for tests. */
public final class LedgerFiles {
    private LedgerFiles() {}

    /** The records of an unfinished experiment, in the order in which they were written. */
    public static List<RunRecord> records(Path directory) {
        List<RunRecord> records = new ArrayList<>();
        try (LedgerReader reader = new LedgerReader(directory.resolve(ResultsStore.LEDGER))) {
            reader.forEachRemaining(records::addAll);
        }
        return records;
    }

    /** A new, unfinished experiment that holds these records. */
    public static Path write(Path directory, List<RunRecord> records) {
        try (ResultsStore store = ResultsStore.create(directory, "no plan")) {
            store.append(records);
        }
        return directory;
    }

    /** More records of it, in a frame of their own. */
    public static void append(Path directory, List<RunRecord> records) {
        try (ResultsStore store = ResultsStore.resume(directory)) {
            store.append(records);
        }
    }
}
