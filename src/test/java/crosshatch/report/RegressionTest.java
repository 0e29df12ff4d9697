package crosshatch.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.database.RunDatabase;
import crosshatch.experiment.Records;
import crosshatch.results.LedgerFiles;
import crosshatch.results.Phase;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What has changed since an earlier experiment. */
class RegressionTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void theRatioIsTheGeometricMeanOverPuzzlesWithAnIntervalAroundIt() {
        Regression.Line line = lines(
                        List.of(run(1, 100, 5), run(2, 100, 5), run(3, 100, 5)),
                        List.of(run(1, 100, 5), run(2, 200, 5), run(3, 400, 5)))
                .get(0);

        assertEquals(3, line.pairs());
        assertEquals(2, line.ratio(), 1e-9);
        assertTrue(line.low() >= 1 && line.low() < 2, "" + line.low());
        assertTrue(line.high() <= 4 && line.high() > 2, "" + line.high());
    }

    @Test
    void equalTimesGiveOneWithoutDoubt() {
        List<RunRecord> runs =
                LongStream.range(1, 9).mapToObj(at -> run(at, 100 * at, 5)).toList();

        Regression.Line line = lines(runs, runs).get(0);

        assertEquals(List.of(1.0, 1.0, 1.0), List.of(line.low(), line.ratio(), line.high()));
        assertEquals(List.of(), line.changed());
    }

    @Test
    void onePuzzleHasNoInterval() {
        Regression.Line line =
                lines(List.of(run(1, 100, 5)), List.of(run(1, 200, 5))).get(0);

        assertEquals(2, line.ratio(), 1e-9);
        assertTrue(Double.isNaN(line.low()) && Double.isNaN(line.high()), line.toString());
    }

    @Test
    void aChangedCounterIsNamed() {
        Regression.Line line = lines(List.of(run(1, 100, 5), run(2, 100, 5)), List.of(run(1, 100, 5), run(2, 100, 6)))
                .get(0);

        assertEquals(List.of("s #2, unique: decisions=5, then decisions=6"), line.changed());
    }

    @Test
    void whatOnlyOneOfThemHasIsNotCompared() {
        assertEquals(List.of(), lines(List.of(run(1, 100, 5)), List.of(run(2, 100, 5))));
    }

    private List<Regression.Line> lines(List<RunRecord> before, List<RunRecord> now) {
        Path first = folder.resolve("before");
        Path second = folder.resolve("now");
        LedgerFiles.write(first, before);
        LedgerFiles.write(second, now);
        try (RunDatabase then = RunDatabase.open(List.of(first));
                RunDatabase later = RunDatabase.open(List.of(second))) {
            return Regression.lines(then, later);
        }
    }

    private static RunRecord run(long position, long nanos, long decisions) {
        RunRecord record = Records.record("x", "sat", position, 1, "unique", Verdict.CORRECT);
        return Records.with(record, Phase.MEASURED, nanos, decisions, 4);
    }
}
