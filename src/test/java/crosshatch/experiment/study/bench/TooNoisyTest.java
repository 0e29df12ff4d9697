package crosshatch.experiment.study.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.experiment.ManualClock;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.results.noise.MadeUpMachine;
import crosshatch.results.noise.NoiseBounds;
import crosshatch.results.noise.Sampler;
import crosshatch.results.noise.Samples;
import crosshatch.results.report.table.Table;
import crosshatch.results.report.table.TextFormat;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** When {@code bench} and {@code overhead} do not conclude; contestants take as long as they are told to. */
class TooNoisyTest {
    private static final NoiseBounds.Figures QUIET = new NoiseBounds.Figures(1, 0, 1.02, 0);
    private static final List<Instance> PUZZLES =
            List.of(new Instance("s", 1, "", Puzzles.EULER_1, KnownAnswer.UNKNOWN));
    private static final NoiseBounds.Figures DRIFTING = new NoiseBounds.Figures(1, 0, 1.4, 0);

    private static BenchTable table(NoiseBounds.Figures noise, long... millisOfRounds) {
        return table(noise, bench -> {}, new Scripted("steady", 10, 10), new Scripted("other", millisOfRounds));
    }

    private static BenchTable table(NoiseBounds.Figures noise, Consumer<Bench> before, Scripted... contestants) {
        Bench bench = new Bench(
                new Bench.Settings(8, 10, false, 1),
                List.of(contestants),
                new ManualClock(),
                new Sampler(new MadeUpMachine(), () -> 1, () -> 0, new Samples(List.of())));
        before.accept(bench);
        List<Score> scores = bench.run(PUZZLES);
        return new BenchTable(scores, score -> score.contestant().solver(), noise);
    }

    private static String rowOfOther(Table table) {
        return new TextFormat(200, false)
                .of(table)
                .lines()
                .filter(line -> line.contains(" other"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void roundsThatDisagreeClaimNoOrder() {
        BenchTable table = table(QUIET, 8, 13);

        assertTrue(rowOfOther(table.latency()).contains("too noisy"), rowOfOther(table.latency()));
        assertTrue(rowOfOther(table.throughput()).contains("too noisy"), rowOfOther(table.throughput()));
        assertEquals(
                List.of(
                        "Too noisy to say which is faster: other or steady (interquartile range of the ratios of their times 0.80 …"
                                + " 1.30)."),
                table.noise());
    }

    @Test
    void roundsThatAgreeDo() {
        BenchTable table = table(QUIET, 12, 13);

        assertTrue(rowOfOther(table.latency()).contains("1.25 ×"), rowOfOther(table.latency()));
        assertEquals(List.of(), table.noise());
    }

    @Test
    void aSolverThatRunsFasterFromSomeRoundOnHasNoRatio() {
        BenchTable table = table(QUIET, 30, 30, 30, 10, 10, 10, 10, 10);

        assertTrue(rowOfOther(table.latency()).contains("not steady"), rowOfOther(table.latency()));
        assertEquals(
                "Not steady: from round 4 on other took 0.33 times as long as before. Its JVM runs other code since then, or the"
                        + " machine changed. Measure again.",
                table.noise().get(0));
    }

    @Test
    void norHasOneWhoseWarmUpEndedWhileItsTimesFell() {
        Scripted falling = new Scripted("other", 900, 600, 400, 300, 200, 100, 50, 25, 12);
        BenchTable table = table(
                QUIET, bench -> bench.warmUp(falling, PUZZLES, 2_000_000_000), new Scripted("steady", 10, 10), falling);

        assertTrue(rowOfOther(table.latency()).contains("not steady"), rowOfOther(table.latency()));
        assertTrue(table.noise().get(0).startsWith("Not steady: the warm-up of other ended"), "" + table.noise());
    }

    @Test
    void oneThatWasWarmedUpUntilItsTimesWereAlikeHasARatio() {
        Scripted steady = new Scripted("other", 20, 20);
        BenchTable table = table(
                QUIET, bench -> bench.warmUp(steady, PUZZLES, 2_000_000_000), new Scripted("steady", 10, 10), steady);

        assertTrue(rowOfOther(table.latency()).contains("2.00 ×"), rowOfOther(table.latency()));
    }

    @Test
    void onAMachineThatDriftsNoOrderIsClaimed() {
        BenchTable table = table(DRIFTING, 12, 13);

        assertTrue(rowOfOther(table.latency()).contains("too noisy"), rowOfOther(table.latency()));
        assertTrue(table.noise().get(1).contains("1.40 times as long"), "" + table.noise());
    }

    @Test
    void overheadSaysAShareOnlyWhereTurnsAgree() {
        List<Double> bare = List.of(100.0, 100.0, 100.0, 100.0, 100.0);

        assertEquals("91.0 %", HarnessOverhead.share(List.of(90.0, 91.0, 92.0, 89.0, 93.0), bare, QUIET));
        assertFalse(isClaimed(List.of(459.0, 460.0, 458.0, 461.0, 459.7), bare, QUIET), "more than the bare loop");
        assertFalse(isClaimed(List.of(50.0, 60.0, 70.0, 90.0, 95.0), bare, QUIET), "wide");
        assertFalse(isClaimed(List.of(90.0, 91.0, 92.0, 89.0, 93.0), bare, DRIFTING), "drift");
    }

    private static boolean isClaimed(List<Double> rates, List<Double> bare, NoiseBounds.Figures noise) {
        return !HarnessOverhead.share(rates, bare, noise).startsWith("too noisy (interquartile range ");
    }

    /** Takes one time after another, over and over. */
    private static final class Scripted implements BenchContestant {
        private final String name;
        private final long[] millis;
        private int rounds;

        Scripted(String name, long... millis) {
            this.name = name;
            this.millis = millis;
        }

        @Override
        public String solver() {
            return name;
        }

        @Override
        public Question question() {
            return Question.ANY;
        }

        @Override
        public int threads() {
            return 1;
        }

        @Override
        public String schedule() {
            return "";
        }

        @Override
        public long compilerNanos() {
            return -1;
        }

        @Override
        public Pass answer(List<Instance> puzzles) {
            long nanos = 1_000_000 * millis[rounds++ % millis.length];
            return new Pass(List.of(new Claim.GaveUp()), nanos, List.of(nanos));
        }

        @Override
        public void close() {}
    }
}
