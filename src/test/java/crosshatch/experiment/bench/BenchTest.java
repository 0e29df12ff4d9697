package crosshatch.experiment.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.experiment.Clock;
import crosshatch.experiment.ManualClock;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.puzzle.Puzzle;
import crosshatch.results.noise.MadeUpMachine;
import crosshatch.results.noise.Quartiles;
import crosshatch.results.noise.Sampler;
import crosshatch.results.noise.Samples;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Turns and ratios, with contestants that take as long as they are told to. */
class BenchTest {
    private static final long MILLI = 1_000_000;

    private final List<String> log = new ArrayList<>();
    private final Clock clock = Clock.system();

    @Test
    void theRatioIsThatOfTheTimes() {
        Scripted fast = new Scripted("fast", 10 * MILLI);
        Scripted slow = new Scripted("slow", 35 * MILLI);

        List<Score> scores = bench(5, 100, fast, slow).run(puzzles(10));

        assertEquals(new Quartiles(3.5, 3.5, 3.5), scores.get(1).timeRatio(scores.get(0)));
        assertEquals(1000, scores.get(0).microsPerPuzzle().median(), 1e-6);
        assertEquals(1000, scores.get(0).puzzlesPerSecond().median(), 1e-6);
    }

    @Test
    void everyContenderTakesEveryBlockOnceARoundInShuffledOrder() {
        bench(8, 4, new Scripted("a", 10 * MILLI), new Scripted("b", 10 * MILLI))
                .run(puzzles(10));

        assertEquals(8 * 3 * 2, log.size());
        Set<String> firsts = new HashSet<>();
        for (int turn = 0; turn < log.size(); turn += 2) {
            assertNotEquals(log.get(turn).charAt(0), log.get(turn + 1).charAt(0));
            assertEquals(log.get(turn).substring(1), log.get(turn + 1).substring(1), "both have the same block");
            firsts.add(log.get(turn).substring(0, 1));
        }
        assertEquals(Set.of("a", "b"), firsts);
    }

    @Test
    void roundsGoOnUntilTheTimeIsOver() {
        ManualClock hands = new ManualClock();
        BenchContestant tenMillis = BenchContestant.of("a", Question.ANY, puzzles -> {
            hands.turn(10 * MILLI);
            return BenchContestant.Pass.of(List.of(), 10 * MILLI);
        });
        Bench bench = new Bench(new Bench.Settings(2, 100, false, 1), List.of(tenMillis), hands, quiet());

        assertEquals(2, bench.run(puzzles(1), 15 * MILLI, () -> {}).get(0).rounds());
        assertEquals(4, bench.run(puzzles(1), 35 * MILLI, () -> {}).get(0).rounds());
    }

    @Test
    void aLongPassIsATurn() {
        Scripted quick = new Scripted("quick", 2 * MILLI);
        Bench.Settings settings = new Bench.Settings(3, 100, false, 1).withLongPasses();

        new Bench(settings, List.of(quick.contestant()), clock, quiet()).run(puzzles(2));

        assertEquals(3, log.size());
    }

    @Test
    void aShortBlockIsAnsweredUntilTheTurnHasLasted() {
        Scripted quick = new Scripted("quick", 2 * MILLI);

        List<Score> scores = bench(1, 100, quick).run(puzzles(2));

        assertEquals(3, log.size(), "5 ms at 2 ms a pass");
        assertEquals(1000, scores.get(0).microsPerPuzzle().median(), 1e-6);
    }

    @Test
    void wrongAnswersAreCountedAndNamed() {
        Scripted wrong = new Scripted("wrong", 10 * MILLI);
        wrong.claim = new Claim.Solved(Puzzles.NORVIG_HARD_1_SOLUTION);

        Verdicts verdicts = bench(2, 100, wrong).run(puzzles(1)).get(0).verdicts();

        assertEquals(2, verdicts.count(Verdict.WRONG));
        List<String> first = verdicts.byKind().entrySet().stream()
                .filter(each -> each.getKey().equals(new Verdicts.Kind(Verdict.WRONG, "solved")))
                .flatMap(each -> each.getValue().first().stream())
                .toList();
        assertTrue(first.get(0).contains("test 1"), first.get(0));
    }

    @Test
    void isomorphsAreDrawnAnewForEachRoundAndAreTheSameForAll() {
        Scripted one = new Scripted("1", 10 * MILLI);
        Scripted other = new Scripted("2", 10 * MILLI);
        Bench bench = new Bench(
                new Bench.Settings(3, 100, true, 7), List.of(one.contestant(), other.contestant()), clock, quiet());

        bench.run(puzzles(1));

        assertEquals(one.seen, other.seen);
        assertEquals(3, new HashSet<>(one.seen).size());
        assertEquals(Puzzles.EULER_1.clues(), one.seen.get(0).clues());
    }

    @Test
    void solversAreJudgedWhateverTheThreadsAndTheSchedule() {
        SolverCatalog catalog = SolverCatalog.standard();
        List<BenchContestant> contestants = new ArrayList<>();
        contestants.add(BenchContestant.oneThread("swift", catalog.create("swift"), Question.UNIQUE, clock));
        for (BenchContestant.Schedule schedule : BenchContestant.Schedule.values()) {
            contestants.add(
                    BenchContestant.team("swift", () -> catalog.create("swift"), Question.UNIQUE, 2, schedule, clock));
        }

        List<Score> scores =
                new Bench(new Bench.Settings(2, 100, true, 1), contestants, clock, quiet()).run(puzzles(50));

        for (Score score : scores) {
            assertTrue(score.verdicts().answers() >= 100);
            assertEquals(score.verdicts().answers(), score.verdicts().count(Verdict.CORRECT));
            assertEquals(score.contestant().threads(), score.busyMillis().size());
        }
        contestants.forEach(BenchContestant::close);
    }

    @Test
    void idleIsWhatNoThreadWasBusyWith() {
        Scripted half = new Scripted("half", 10 * MILLI);
        half.busy = List.of(10 * MILLI, 0L);

        Score score = bench(3, 100, half).run(puzzles(1)).get(0);

        assertEquals(0.5, score.idleShare().median(), 1e-9);
        assertEquals(List.of(10.0, 0.0), score.busyMillis());
    }

    private Bench bench(int rounds, int block, Scripted... solvers) {
        List<BenchContestant> contestants =
                Stream.of(solvers).map(Scripted::contestant).toList();
        return new Bench(new Bench.Settings(rounds, block, false, 1), contestants, clock, quiet());
    }

    private static Sampler quiet() {
        return new Sampler(new MadeUpMachine(), () -> 1, () -> 0, new Samples(List.of()));
    }

    private static List<Instance> puzzles(int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(position -> new Instance(
                        "test", position, "", Puzzles.EULER_1, KnownAnswer.unique(Puzzles.EULER_1_SOLUTION)))
                .toList();
    }

    /** Says that it took so long, and claims what it is told to, or that it gives up. */
    private final class Scripted implements BenchContestant.Answering {
        private final String name;
        private final long nanos;
        private final List<Puzzle> seen = new ArrayList<>();
        private List<Long> busy;
        private Claim claim = new Claim.GaveUp();

        Scripted(String name, long nanos) {
            this.name = name;
            this.nanos = nanos;
            busy = List.of(nanos);
        }

        BenchContestant contestant() {
            return new BenchContestant(name, Question.ANY, busy.size(), "", () -> -1, this, () -> {});
        }

        @Override
        public BenchContestant.Pass answer(List<Instance> puzzles) {
            log.add(name + puzzles.get(0).position());
            puzzles.forEach(instance -> seen.add(instance.puzzle()));
            return new BenchContestant.Pass(
                    puzzles.stream().map(instance -> claim).toList(), nanos, busy);
        }
    }
}
