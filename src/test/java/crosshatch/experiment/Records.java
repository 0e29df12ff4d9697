package crosshatch.experiment;

import crosshatch.results.Known;
import crosshatch.results.RunRecord;
import crosshatch.results.Words;
import crosshatch.results.schema.Counts;
import crosshatch.results.schema.Evidence;
import crosshatch.results.schema.Noise;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Run;
import crosshatch.results.schema.SolverClaim;
import crosshatch.results.schema.SolverIdentity;
import crosshatch.results.schema.Times;
import crosshatch.results.schema.Verdict;
import java.util.List;
import java.util.function.Consumer;

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
        return new RunRecord(Run.newBuilder()
                .setExperiment("e")
                .setSet("s")
                .setPosition(position)
                .setPuzzleId("id" + position)
                .setIdentity(SolverIdentity.newBuilder()
                        .setSolver(solver)
                        .setFamily(solver.replaceFirst("[/#].*", ""))
                        .setTwin(0))
                .setParadigm(paradigm)
                .setQuestion("unique")
                .setPhase(Phase.MEASURED)
                .setRepetition(repetition)
                .setBlock(1)
                .setFork(1)
                .setSeed(7)
                .setThreads(1)
                .setClaim(Words.constant(SolverClaim.Kind.class, claim))
                .setVerdict(verdict)
                .setEvidence(verdict == Verdict.CORRECT ? Evidence.CHECKED : Evidence.NONE)
                .setSolutions(ids.length)
                .addAllSolutionIds(List.of(ids))
                .setTimes(Times.newBuilder()
                        .setEncodeNs(100)
                        .setTotalNs(1000)
                        .setCpuNs(900)
                        .setOverrunNs(0))
                .build());
    }

    /** The same run but for what {@code change} does to it. */
    public static RunRecord with(RunRecord record, Consumer<Run.Builder> change) {
        Run.Builder run = record.run().toBuilder();
        change.accept(run);
        return new RunRecord(run.build());
    }

    /** The same run, but it took so long and counted so much. */
    public static RunRecord with(RunRecord record, Phase phase, long totalNanos, long decisions, long backtracks) {
        return with(record, run -> run.setPhase(phase)
                .setTimes(Times.newBuilder()
                        .setEncodeNs(totalNanos / 10)
                        .setTotalNs(totalNanos)
                        .setOverrunNs(0)
                        .setWorkerBytes(40 << 20))
                .setCounts(Counts.newBuilder()
                        .setDecisions(decisions)
                        .setBacktracks(backtracks)
                        .putNatives("nodes", 3)));
    }

    /** The same run, but disturbed so. */
    public static RunRecord with(RunRecord record, Noise noise) {
        return with(record, run -> run.setNoise(noise));
    }

    /** In the order of the message; -1 is not known. */
    public static Noise noise(long... quantities) {
        Noise.Builder noise = Noise.newBuilder();
        Known.set(quantities[0], noise::setInvoluntarySwitches);
        Known.set(quantities[1], noise::setStrayPercent);
        Known.set(quantities[2], noise::setReferenceNs);
        Known.set(quantities[3], noise::setOthersPercent);
        Known.set(quantities[4], noise::setStealPercent);
        Known.set(quantities[5], noise::setThrottles);
        return noise.build();
    }

    /** The same of another question. */
    public static RunRecord asked(String question, RunRecord record) {
        return new RunRecord(record.run().toBuilder().setQuestion(question).build());
    }
}
