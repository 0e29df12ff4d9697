package crosshatch.results.report;

import static crosshatch.experiment.Records.record;
import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.results.RunRecord;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Times;
import crosshatch.results.schema.Verdict;
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
import org.junit.jupiter.api.Tag;
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
    void anUnsolvedPuzzleCountsAsTheLimitAndTwiceInPar2() {
        Summary summary = summary(measured(CORRECT, 1_000), measured(TIMEOUT, 10_100));

        assertEquals(1, summary.solved());
        assertEquals(1, summary.counts().of(Status.TIMEOUT));
        assertEquals(OptionalDouble.of((1.0 + 2 * 10) / 2), summary.par2Micros());
        assertEquals(OptionalDouble.of(5.5), summary.totalMicros().mean());
        assertEquals(OptionalDouble.of(10), summary.totalMicros().max());
    }

    /**
     * One puzzle ended in each way, in 2 µs, at a limit of 10 µs; five are unsolved, and one is solved in 4 µs. Mean: (4 + 2 + 7 *
     * 10) / 9. PAR2: (4 + 2 + 7 * 20) / 9. Solved per second: 2 in 76 µs.
     */
    @Test
    void howeverAnUnsolvedRunEndedItCountsAsTheLimit() {
        Summary summary = summary(
                measured(CORRECT, 4_000),
                ended(2, "unique", Verdict.UNCONFIRMED),
                ended(3, "unique", Verdict.WRONG),
                ended(4, "failed", Verdict.CRASHED),
                ended(5, "out-of-memory", Verdict.UNDECIDED),
                ended(6, "out-of-time", Verdict.UNDECIDED),
                ended(7, "out-of-cpu", Verdict.UNDECIDED),
                ended(8, "out-of-decisions", Verdict.UNDECIDED),
                ended(9, "gave-up", Verdict.UNDECIDED));

        assertEquals("> 8.44 µs", summary.meanTime().text());
        assertEquals("> 10.0 µs", summary.medianTime().text());
        assertEquals("> 10.0 µs", summary.p99Time().text());
        assertEquals(OptionalDouble.of(10), summary.totalMicros().max());
        assertEquals(146.0 / 9, summary.par2Micros().orElseThrow(), 1e-9);
        assertEquals(2e6 / 76, summary.throughputPerSecond().orElseThrow(), 1e-6);
    }

    /** The runs of the test above. */
    @Test
    void eachPuzzleHasOneStatusTheWorstOfItsRuns() {
        Summary summary = summary(
                measured(CORRECT, 4_000),
                ended(2, "unique", Verdict.UNCONFIRMED),
                ended(3, "unique", Verdict.WRONG),
                ended(3, "failed", Verdict.CRASHED),
                ended(4, "failed", Verdict.CRASHED),
                ended(4, "out-of-memory", Verdict.UNDECIDED),
                ended(5, "out-of-memory", Verdict.UNDECIDED),
                ended(5, "out-of-time", Verdict.UNDECIDED),
                ended(6, "out-of-time", Verdict.UNDECIDED),
                ended(6, "out-of-conflicts", Verdict.UNDECIDED),
                ended(7, "out-of-cpu", Verdict.UNDECIDED),
                ended(8, "out-of-decisions", Verdict.UNDECIDED),
                ended(8, "gave-up", Verdict.UNDECIDED),
                ended(9, "gave-up", Verdict.UNDECIDED),
                ended(9, "unique", Verdict.CORRECT));

        assertEquals(
                "{CORRECT=1, WRONG=1, CRASHED=1, MEMORY=1, TIMEOUT=2, SEARCH_LIMIT=1, GAVE_UP=1, UNCONFIRMED=1}",
                summary.counts().puzzles().toString());
        assertEquals(9, summary.puzzles());
        assertEquals(2, summary.solved());
    }

    private static RunRecord ended(long position, String claim, Verdict verdict) {
        return measured(record("a", "cp", position, 1, claim, verdict), 2_000);
    }

    /** 101 runs: the 99th percentile is the 100th of them. */
    @Test
    void thePercentileIsABoundIfItFallsOnAnUnsolvedRun() {
        List<RunRecord> records = new ArrayList<>();
        for (int position = 1; position <= 100; position++) {
            records.add(measured(record("a", "cp", position, 1, "unique", Verdict.CORRECT, "x"), 2_000));
        }
        RunRecord gaveUp = ended(101, "gave-up", Verdict.UNDECIDED);
        records.add(gaveUp);

        assertEquals(
                "2.00 µs", summary(records.toArray(RunRecord[]::new)).p99Time().text());

        records.set(99, ended(100, "gave-up", Verdict.UNDECIDED));
        assertEquals(
                "> 10.0 µs",
                RecordedSummaries.of(directory.resolve("two"), Limits.ofNanos(10_000), records)
                        .get(0)
                        .p99Time()
                        .text());
    }

    /** It is less than the clock can show. */
    @Test
    void aTimeOfZeroCountsAsANanosecond() {
        Summary summary = summary(measured(CORRECT, 0));

        assertEquals(OptionalDouble.of(0.001), summary.totalMicros().median());
        assertEquals(OptionalDouble.of(0.001), summary.totalMicros().p99());
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
        assertEquals("", summary.meanTime().text());
        assertEquals("", summary.p99Time().text());
        assertEquals(OptionalDouble.empty(), summary.throughputPerSecond());
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

        assertEquals(1e6 / 12, summary.throughputPerSecond().orElseThrow(), 1e-6);
    }

    @Test
    void oneWrongRepetitionSpoilsThePuzzle() {
        Summary summary =
                summary(measured(CORRECT, 1_000), measured(CORRECT.judged(Verdict.WRONG, "r1c1 is blank"), 1_000));

        assertEquals(0, summary.solved());
        assertEquals(1, summary.wrong());
    }

    @Test
    void aSolvedPuzzleThatNothingConfirmsIsUnconfirmed() {
        Summary summary = summary(measured(CORRECT.judged(Verdict.UNCONFIRMED, ""), 1_000));

        assertEquals(1, summary.solved());
        assertEquals(1, summary.counts().of(Status.UNCONFIRMED));
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
    @Tag("exhaustive")
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
    @Tag("exhaustive")
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
