package crosshatch.results.report;

import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.database.RunDatabase;
import crosshatch.solver.Limits;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Summaries of records that were written to a ledger. */
final class RecordedSummaries {
    private RecordedSummaries() {}

    /** @param directory new, for the ledger */
    static List<Summary> of(Path directory, Limits limits, List<RunRecord> records) {
        Path written = LedgerFiles.write(directory, records);
        try (RunDatabase runs = RunDatabase.open(List.of(written))) {
            return Summary.of(Lines.of(runs, Map.of("e", limits), List.of()));
        }
    }
}
