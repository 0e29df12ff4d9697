package crosshatch.results.report;

import static crosshatch.experiment.Records.record;
import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.results.Phase;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import crosshatch.results.schema.Times;
import crosshatch.solver.Limits;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Quantile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Summaries leave nothing out and mix nothing up. Expected values are worked out by hand. */
class SummariesTest {
    @TempDir
    private Path directory = Path.of("");

    private static final RunRecord CORRECT = record("a", "cp", 1, 1, "unique", Verdict.CORRECT, "x");
    private static final RunRecord TIMEOUT = record("a", "cp", 2, 1, "out-of-time", Verdict.UNDECIDED);

    @Test
    void theTimeOfAPuzzleIsTheMedianOfItsRepetitions() {
        Summary summary = summary(measured(CORRECT, 1_000), measured(CORRECT, 9_000), measured(CORRECT, 2_000));

        assertEquals(1, summary.puzzles());
        assertEquals(OptionalDouble.of(2.0), summary.totalMicros().mean());
    }

    @Test
    void anUnsolvedPuzzleCountsTwiceTheLimitInPar2AndItsTimeInTheMean() {
        Summary summary = summary(measured(CORRECT, 1_000), measured(TIMEOUT, 10_000));

        assertEquals(1, summary.solved());
        assertEquals(1, summary.timeouts());
        assertEquals(OptionalDouble.of((1.0 + 2 * 10) / 2), summary.par2Micros());
        assertEquals(OptionalDouble.of(5.5), summary.totalMicros().mean());
    }

    /** Gave up after 1 µs each, at a limit of 10 µs: the median lies at the limit, not at what giving up took. */
    @Test
    void aPuzzleThatIsGivenUpLiesAtTheLimitInMediansAndPercentiles() {
        Summary summary = summary(
                measured(CORRECT, 2_000),
                measured(record("a", "cp", 2, 1, "gave-up", Verdict.UNDECIDED), 1_000),
                measured(record("a", "cp", 3, 1, "failed", Verdict.CRASHED), 1_000));

        assertEquals(OptionalDouble.of(10), summary.totalMicros().median());
        assertEquals(10, summary.totalMicros().p99().orElseThrow(), 1e-9);
        assertEquals("> 10.0 µs", summary.medianTime().text());
    }

    @Test
    void theMedianIsKnownIfMoreThanHalfAreSolved() {
        Summary summary = summary(
                measured(CORRECT, 2_000),
                measured(record("a", "cp", 2, 1, "solved", Verdict.CORRECT, "x"), 4_000),
                measured(record("a", "cp", 3, 1, "gave-up", Verdict.UNDECIDED), 1_000));

        assertEquals("4.00 µs", summary.medianTime().text());
    }

    /** Between a time of 2 µs and a limit of 10 µs. */
    @Test
    void theMedianIsMoreIfHalfAreSolved() {
        Summary summary = summary(measured(CORRECT, 2_000), measured(TIMEOUT, 10_000));

        assertEquals("> 6.00 µs", summary.medianTime().text());
    }

    @Test
    void withoutALimitTheMedianOfWhatIsUnsolvedIsNotKnown() {
        Summary summary = summaries(Limits.UNLIMITED, CORRECT, TIMEOUT).get(0);

        assertEquals(OptionalDouble.empty(), summary.totalMicros().median());
        assertEquals("", summary.medianTime().text());
    }

    @Test
    void backtracksOfAPuzzleThatIsNotSolvedLieBehindTheOthersInTheMedian() {
        Summary summary = summary(
                with(CORRECT, Phase.MEASURED, 1_000, 9, 8),
                with(record("a", "cp", 5, 1, "solved", Verdict.CORRECT, "x"), Phase.MEASURED, 1_000, 9, 6),
                with(record("a", "cp", 6, 1, "failed", Verdict.CRASHED), Phase.MEASURED, 1_000, 1, 1));

        assertEquals(OptionalDouble.of(8), summary.backtracks().median());
    }

    @Test
    void throughputIsOfSolvedPuzzles() {
        Summary summary = summary(measured(CORRECT, 2_000), measured(TIMEOUT, 8_000));

        assertEquals(100_000, summary.throughputPerSecond().orElseThrow(), 1e-6);
    }

    @Test
    void oneWrongRepetitionSpoilsThePuzzle() {
        Summary summary =
                summary(measured(CORRECT, 1_000), measured(CORRECT.judged(Verdict.WRONG, "r1c1 is blank"), 1_000));

        assertEquals(0, summary.solved());
        assertEquals(0, summary.correct());
        assertEquals(1, summary.wrong());
    }

    @Test
    void aSolvedPuzzleThatNothingConfirmsIsUnconfirmed() {
        Summary summary = summary(measured(CORRECT.judged(Verdict.UNCONFIRMED, ""), 1_000));

        assertEquals(1, summary.solved());
        assertEquals(0, summary.correct());
        assertEquals(1, summary.unconfirmed());
    }

    @Test
    void warmUpRunsAreLeftOut() {
        Summary summary =
                summary(with(CORRECT, Phase.WARMUP, 99_000, 5, 5), with(CORRECT, Phase.MEASURED, 1_000, 0, 0));

        assertEquals(OptionalDouble.of(1.0), summary.totalMicros().max());
        assertEquals(0, summary.varying());
    }

    @Test
    void absentCountersStayAbsent() {
        Summary summary = summary(measured(CORRECT, 1_000));

        assertEquals(OptionalDouble.empty(), summary.backtracks().mean());
        assertEquals(OptionalDouble.empty(), summary.noSearchPercent());
    }

    @Test
    void sharesAreOfAllPuzzles() {
        RunRecord other = record("a", "cp", 3, 1, "unique", Verdict.CORRECT, "y");
        Summary summary = summary(
                with(CORRECT, Phase.MEASURED, 1_000, 0, 0),
                with(TIMEOUT, Phase.MEASURED, 1_000, 0, 0),
                with(other, Phase.MEASURED, 1_000, 4, 2),
                with(record("a", "cp", 4, 1, "unique", Verdict.CORRECT, "z"), Phase.MEASURED, 1_000, 8, 4));

        assertEquals(OptionalDouble.of(25.0), summary.noSearchPercent());
        assertEquals(OptionalDouble.of(1.5), summary.backtracks().mean());
        assertEquals(OptionalDouble.of(4), summary.backtracks().max());
        assertEquals(OptionalDouble.of(10.0), summary.encodePercent());
    }

    @Test
    void repetitionsThatCountDifferentlyAreReported() {
        Summary summary =
                summary(with(CORRECT, Phase.MEASURED, 1_000, 4, 2), with(CORRECT, Phase.MEASURED, 1_000, 4, 3));

        assertEquals(1, summary.varying());
    }

    @Test
    void theBacktracksOfAPuzzleAreTheMeanOfItsRepetitionsNotTheLast() {
        Summary summary =
                summary(with(CORRECT, Phase.MEASURED, 1_000, 4, 9), with(CORRECT, Phase.MEASURED, 1_000, 0, 0));

        assertEquals(OptionalDouble.of(4.5), summary.backtracks().mean());
        assertEquals(OptionalDouble.of(0), summary.noSearchPercent());
    }

    @Test
    void groupsComeInTheOrderInWhichTheyWereFirstMet() {
        List<Summary> summaries = summaries(
                Limits.UNLIMITED,
                record("b", "cp", 2, 1, "unique", Verdict.CORRECT, "x"),
                record("a", "cp", 2, 1, "unique", Verdict.CORRECT, "x"),
                record("b", "cp", 1, 1, "unique", Verdict.CORRECT, "x"));

        assertEquals(List.of("b", "a"), summaries.stream().map(Summary::solver).toList());
    }

    @Test
    void withoutALimitThereIsNoPar2OfUnsolvedPuzzles() {
        assertEquals(
                OptionalDouble.empty(),
                summaries(Limits.UNLIMITED, CORRECT, TIMEOUT).get(0).par2Micros());
    }

    /** The library's quantiles of the same numbers, and its mean, are the plain twins of those of the database. */
    @Test
    void quantilesAreExact() {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(3);
        double[] micros = random.longs(1001, 1, 1_000_000)
                .mapToDouble(nanos -> nanos / 1e3)
                .toArray();
        RunRecord[] records = new RunRecord[micros.length];
        for (int run = 0; run < records.length; run++) {
            RunRecord solved = record("a", "cp", run + 1, 1, "unique", Verdict.CORRECT, "x");
            records[run] = measured(solved, Math.round(micros[run] * 1e3));
        }

        Summary.Spread spread = summary(records).totalMicros();

        Quantile quantile = Quantile.withDefaults().with(Quantile.EstimationMethod.HF7);
        assertEquals(quantile.evaluate(micros, 0.5), spread.median().orElseThrow(), 1e-9);
        assertEquals(quantile.evaluate(micros, 0.99), spread.p99().orElseThrow(), 1e-9);
        assertEquals(Mean.of(micros).getAsDouble(), spread.mean().orElseThrow(), 1e-9);
    }

    @Test
    void theLastDigitDoesNotDependOnTheOrderOfRecords() {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(5);
        List<RunRecord> records = new ArrayList<>();
        for (int position = 1; position <= 2000; position++) {
            RunRecord solved = record("a", "cp", position, 1, "unique", Verdict.CORRECT, "x");
            records.add(measured(solved, random.nextLong(1, 1L << (1 + position % 40))));
        }
        Summary.Spread forwards = RecordedSummaries.of(directory.resolve("forwards"), Limits.UNLIMITED, records)
                .get(0)
                .totalMicros();
        Collections.reverse(records);

        assertEquals(
                forwards,
                RecordedSummaries.of(directory.resolve("backwards"), Limits.UNLIMITED, records)
                        .get(0)
                        .totalMicros());
    }

    private static RunRecord measured(RunRecord record, long totalNanos) {
        return with(
                record,
                run -> run.setTimes(Times.newBuilder().setTotalNs(totalNanos).setOverrunNs(0)));
    }

    /** The summary of one solver's records, with a time limit of 10 µs. */
    private Summary summary(RunRecord... records) {
        List<Summary> summaries = summaries(Limits.ofNanos(10_000), records);
        assertEquals(1, summaries.size());
        return summaries.get(0);
    }

    private List<Summary> summaries(Limits limits, RunRecord... records) {
        return RecordedSummaries.of(directory, limits, List.of(records));
    }
}
