package crosshatch.results.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.Records;
import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
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
                        LongStream.range(1, 10).mapToObj(at -> run(at, 100, 5)).toList(),
                        LongStream.range(1, 10)
                                .mapToObj(at -> run(at, 100L << at % 3, 5))
                                .toList())
                .get(0);

        assertEquals(9, line.pairs());
        assertEquals(2, line.ratio(), 1e-9);
        assertTrue(line.low() >= 1 && line.low() < 1.3, "" + line.low());
        assertTrue(line.high() <= 4 && line.high() > 3, "" + line.high());
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
    void aPuzzleThatOnlyOneOfThemHasIsListedAndNotCompared() {
        Regression regression =
                compared(List.of(run(1, 100, 5), run(2, 100, 5)), List.of(run(2, 100, 5), run(3, 100, 5)));

        assertEquals(1, regression.lines().get(0).pairs());
        assertEquals(List.of("puzzle s #1"), regression.unmatched().before());
        assertEquals(List.of("puzzle s #3"), regression.unmatched().now());
    }

    @Test
    void aSolverAndAQuestionThatOnlyOneOfThemHasAreListedOnce() {
        Regression regression = compared(
                List.of(run(1, 100, 5), of("y", "unique", 1, "unique"), of("y", "unique", 2, "unique")),
                List.of(run(1, 100, 5), of("x", "any", 1, "solved"), of("x", "any", 2, "solved")));

        assertEquals(List.of("solver y"), regression.unmatched().before());
        assertEquals(List.of("question any"), regression.unmatched().now());
    }

    @Test
    void aSolverThatLacksAPuzzleOfBothIsListedWithIt() {
        Regression regression = compared(
                List.of(run(1, 100, 5), of("y", "unique", 1, "unique"), of("y", "unique", 2, "unique"), run(2, 1, 1)),
                List.of(run(1, 100, 5), of("y", "unique", 1, "unique"), run(2, 1, 1)));

        assertEquals(
                List.of("y on s #2, question unique"), regression.unmatched().before());
    }

    @Test
    void anAnswerThatIsLostIsAChangeAndAnOpenPuzzleIsNone() {
        List<RunRecord> before = List.of(
                of("x", "unique", 1, "unique"),
                of("x", "unique", 2, "out-of-time"),
                of("x", "unique", 3, "out-of-time"));
        List<RunRecord> now = List.of(
                of("x", "unique", 1, "out-of-time"),
                of("x", "unique", 2, "out-of-time"),
                of("x", "unique", 3, "unique"));

        Regression.Line line = lines(before, now).get(0);

        assertEquals(List.of("s #1, unique: unique, then out-of-time"), line.changed());
        assertEquals(List.of(0, 1), List.of(line.pairs(), line.open()));
        assertTrue(Double.isNaN(line.ratio()), "" + line.ratio());
    }

    private List<Regression.Line> lines(List<RunRecord> before, List<RunRecord> now) {
        return compared(before, now).lines();
    }

    private Regression compared(List<RunRecord> before, List<RunRecord> now) {
        Path first = folder.resolve("before");
        Path second = folder.resolve("now");
        LedgerFiles.write(first, before);
        LedgerFiles.write(second, now);
        try (RunDatabase then = RunDatabase.open(List.of(first));
                RunDatabase later = RunDatabase.open(List.of(second))) {
            return Regression.of(then, later);
        }
    }

    private static RunRecord run(long position, long nanos, long decisions) {
        RunRecord record = Records.record("x", "sat", position, 1, "unique", Verdict.CORRECT);
        return Records.with(record, Phase.MEASURED, nanos, decisions, 4);
    }

    private static RunRecord of(String solver, String question, long position, String claim) {
        RunRecord record = Records.record(
                solver, "sat", position, 1, claim, claim.startsWith("out") ? Verdict.UNDECIDED : Verdict.CORRECT);
        return Records.asked(question, Records.with(record, Phase.MEASURED, 100, 5, 4));
    }
}
