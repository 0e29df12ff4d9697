package crosshatch.results.report.figure;

import static crosshatch.results.report.figure.Recorded.on;
import static crosshatch.results.report.figure.Recorded.solved;
import static crosshatch.results.report.figure.Recorded.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.Lines;
import crosshatch.solver.Limits;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Medians on sets of made puzzles, of which some are not solved. */
class GrowthFiguresTest {
    @TempDir
    private Path directory = Path.of("");

    /** Of four sizes, the last of which is solved by swift alone. */
    private Medians medians(Limits limits) {
        List<RunRecord> records = new ArrayList<>();
        for (int digits = 10; digits <= 13; digits++) {
            String set = "latin-" + digits + "/holes=0.4/count=1/seed=1";
            records.add(on(solved("swift", "hand-written", 1, 10, 0), set, 1));
            records.add(on(digits == 13 ? stopped("sat4j", "sat", 1, 0) : solved("sat4j", "sat", 1, 20, 0), set, 1));
        }
        LedgerFiles.write(directory, records);
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            Figure figure = GrowthFigures.of(Lines.of(runs, Map.of("e", limits), List.of()))
                    .get(0);
            return (Medians) figure.plot().marks();
        }
    }

    private static List<Medians.Row> hardest(Medians medians) {
        return medians.rows().stream().filter(row -> row.x() == 3).toList();
    }

    @Test
    void theMedianOfWhatIsNotSolvedLiesAtTheLimit() {
        List<Medians.Row> hardest = hardest(medians(Recorded.LIMIT));

        assertEquals(
                Map.of("swift", false, "sat4j", true),
                hardest.stream().collect(Collectors.toMap(Medians.Row::name, Medians.Row::stopped)));
        assertEquals(
                Map.of("swift", 10.0, "sat4j", 1e6),
                hardest.stream().collect(Collectors.toMap(Medians.Row::name, Medians.Row::median)));
    }

    @Test
    void withoutALimitWhatNobodySolvedIsNotDrawn() {
        assertEquals(
                List.of("swift"),
                hardest(medians(Limits.UNLIMITED)).stream()
                        .map(Medians.Row::name)
                        .toList());
    }
}
