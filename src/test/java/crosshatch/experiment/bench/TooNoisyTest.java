package crosshatch.experiment.bench;

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
        return table(noise, bench -> {}, scripted("steady", 10, 10), scripted("other", millisOfRounds));
    }

    private static BenchTable table(NoiseBounds.Figures noise, Consumer<Bench> before, BenchContestant... contestants) {
        Bench bench = bench(8, contestants);
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
                        "Too noisy to decide which solver is faster: other or steady (interquartile range of the ratios of their times 0.80 …"
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
                "Not steady: from round 4 on, other took 0.33 times as long as before. Its JVM compiled the code in another way, or the speed of the"
                        + " machine changed. Measure again.",
                table.noise().get(0));
    }

    @Test
    void norHasOneWhoseWarmUpEndedWhileItsTimesFell() {
        BenchContestant falling = scripted("other", 900, 600, 400, 300, 200, 100, 50, 25, 12);
        BenchTable table = table(
                QUIET, bench -> bench.warmUp(falling, PUZZLES, 2_000_000_000), scripted("steady", 10, 10), falling);

        assertTrue(rowOfOther(table.latency()).contains("not steady"), rowOfOther(table.latency()));
        assertTrue(table.noise().get(0).startsWith("Not steady: when the warm-up of other ended"), "" + table.noise());
    }

    @Test
    void oneThatWasWarmedUpUntilItsTimesWereAlikeHasARatio() {
        BenchContestant steady = scripted("other", 20, 20);
        BenchTable table =
                table(QUIET, bench -> bench.warmUp(steady, PUZZLES, 2_000_000_000), scripted("steady", 10, 10), steady);

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
        assertEquals("91.0 %", share(QUIET, 9100, 9000, 8902, 9202, 8806));
        assertFalse(isClaimed(QUIET, 1784, 1780, 1788, 1777, 1782), "more than the bare loop");
        assertFalse(isClaimed(QUIET, 16380, 13650, 11700, 9100, 8621), "wide");
        assertFalse(isClaimed(DRIFTING, 9100, 9000, 8902, 9202, 8806), "drift");
    }

    private static boolean isClaimed(NoiseBounds.Figures noise, long... millis) {
        return !share(noise, millis).startsWith("too noisy (interquartile range ");
    }

    /** @param millis the same puzzles take 8190 in the bare loop */
    private static String share(NoiseBounds.Figures noise, long... millis) {
        Bench bench = bench(5, scripted("bare", 8190), scripted("other", millis));
        List<Score> scores = bench.run(PUZZLES);
        return HarnessOverhead.share(scores.get(1), scores.get(0), noise);
    }

    private static Bench bench(int rounds, BenchContestant... contestants) {
        return new Bench(
                new Bench.Settings(rounds, 10, false, 1),
                List.of(contestants),
                new ManualClock(),
                new Sampler(new MadeUpMachine(), () -> 1, () -> 0, new Samples(List.of())));
    }

    /** Takes one time after another, over and over. */
    private static BenchContestant scripted(String name, long... millis) {
        int[] passes = new int[1];
        return BenchContestant.of(
                name,
                Question.ANY,
                puzzles -> BenchContestant.Pass.of(
                        List.of(new Claim.GaveUp()), 1_000_000 * millis[passes[0]++ % millis.length]));
    }
}
