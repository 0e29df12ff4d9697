package crosshatch.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.Records;
import crosshatch.results.Phase;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What has changed since an earlier experiment. */
class RegressionTest {

    @Test
    void theRatioIsTheGeometricMeanOverPuzzlesWithAnIntervalAroundIt() {
        Regression regression = new Regression(Stream.of(run(1, 100, 5), run(2, 100, 5), run(3, 100, 5)));
        List.of(run(1, 100, 5), run(2, 200, 5), run(3, 400, 5)).forEach(regression::add);

        Regression.Line line = regression.lines().get(0);

        assertEquals(3, line.pairs());
        assertEquals(2, line.ratio(), 1e-9);
        assertTrue(line.low() >= 1 && line.low() < 2, "" + line.low());
        assertTrue(line.high() <= 4 && line.high() > 2, "" + line.high());
    }

    @Test
    void equalTimesGiveOneWithoutDoubt() {
        Regression regression = new Regression(LongStream.range(1, 9).mapToObj(at -> run(at, 100 * at, 5)));
        LongStream.range(1, 9).forEach(at -> regression.add(run(at, 100 * at, 5)));

        Regression.Line line = regression.lines().get(0);

        assertEquals(List.of(1.0, 1.0, 1.0), List.of(line.low(), line.ratio(), line.high()));
    }

    @Test
    void aChangedCounterIsNamed() {
        Regression regression = new Regression(Stream.of(run(1, 100, 5), run(2, 100, 5)));
        regression.add(run(1, 100, 5));
        regression.add(run(2, 100, 6));

        assertEquals(
                List.of("s #2, unique: decisions 5, now 6"),
                regression.lines().get(0).changed());
    }

    @Test
    void whatOnlyOneOfThemHasIsNotCompared() {
        Regression regression = new Regression(Stream.of(run(1, 100, 5)));
        regression.add(run(2, 100, 5));

        assertTrue(regression.lines().isEmpty());
    }

    private static RunRecord run(long position, long nanos, long decisions) {
        RunRecord record = Records.record("x", "sat", position, 1, "unique", Verdict.CORRECT);
        return Records.with(record, Phase.MEASURED, nanos, decisions, 4);
    }
}
