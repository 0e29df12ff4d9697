package crosshatch.experiment;

import crosshatch.results.Evidence;
import crosshatch.results.Phase;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import java.util.List;

/** Made-up records for tests. */
public final class Records {
    private Records() {}

    /** A measured run on puzzle {@code position} of set {@code s}, question {@code unique}, by {@code solver}. */
    public static RunRecord record(
            String solver,
            String paradigm,
            long position,
            int repetition,
            String claim,
            Verdict verdict,
            String... ids) {
        return new RunRecord(
                new RunRecord.Run(
                        "e",
                        "s",
                        position,
                        "",
                        "id" + position,
                        solver,
                        paradigm,
                        "unique",
                        Phase.MEASURED,
                        repetition,
                        1,
                        1,
                        7,
                        1),
                claim,
                verdict,
                verdict == Verdict.CORRECT ? Evidence.CHECKED : Evidence.NONE,
                ids.length,
                List.of(ids),
                "",
                new RunRecord.Times(100, 1000, 900, -1, 0),
                Counters.none(),
                RunRecord.Noise.UNKNOWN);
    }

    /** The same run, but it took so long and counted so much. */
    public static RunRecord with(RunRecord record, Phase phase, long totalNanos, long decisions, long backtracks) {
        RunRecord.Run run = record.run();
        return new RunRecord(
                new RunRecord.Run(
                        run.experiment(),
                        run.set(),
                        run.position(),
                        run.variant(),
                        run.puzzleId(),
                        run.solver(),
                        run.paradigm(),
                        run.question(),
                        phase,
                        run.repetition(),
                        run.block(),
                        run.fork(),
                        run.seed(),
                        run.threads()),
                record.claim(),
                record.verdict(),
                record.evidence(),
                record.solutions(),
                record.solutionIds(),
                record.detail(),
                new RunRecord.Times(totalNanos / 10, totalNanos, -1, -1, 0, 40 << 20, -1),
                Counters.builder()
                        .set(Counter.DECISIONS, decisions)
                        .set(Counter.BACKTRACKS, backtracks)
                        .setNative("nodes", 3)
                        .build(),
                record.noise());
    }

    /** The same run, but disturbed so. */
    public static RunRecord with(RunRecord record, RunRecord.Noise noise) {
        return new RunRecord(
                record.run(),
                record.claim(),
                record.verdict(),
                record.evidence(),
                record.solutions(),
                record.solutionIds(),
                record.detail(),
                record.times(),
                record.counters(),
                noise);
    }

    /** The same of another question. */
    public static RunRecord asked(String question, RunRecord record) {
        RunRecord.Run run = record.run();
        return new RunRecord(
                new RunRecord.Run(
                        run.experiment(),
                        run.set(),
                        run.position(),
                        run.variant(),
                        run.puzzleId(),
                        run.solver(),
                        run.paradigm(),
                        question,
                        run.phase(),
                        run.repetition(),
                        run.block(),
                        run.fork(),
                        run.seed(),
                        run.threads()),
                record.claim(),
                record.verdict(),
                record.evidence(),
                record.solutions(),
                record.solutionIds(),
                record.detail(),
                record.times(),
                record.counters(),
                record.noise());
    }
}
