package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.puzzle.Puzzle;
import crosshatch.results.WarmupResult;
import crosshatch.results.schema.Phase;
import crosshatch.solver.Claim;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the JVM of a contestant does in its warm-up, and what it is asked after that. */
class WarmupControllerTest {
    private static final long RUN_NANOS = 100;
    private static final Puzzle A = Puzzles.EULER_1;
    private static final Puzzle B = Puzzles.EULER_1.reversed();
    private static final Puzzle C = Puzzles.NORVIG_HARD_1;
    private static final Claim SOLVED = new Claim.Solved(Puzzles.EULER_1_SOLUTION);
    private static final Claim BROKEN = new Claim.Failed("the worker process ended");

    private final List<WarmupResult> warmups = new ArrayList<>();
    private final List<Integer> recordedPasses = new ArrayList<>();
    private final Scripted contestant = new Scripted();

    private WarmupController readiness(long maxNanos, Puzzle... puzzles) {
        List<Instance> instances = IntStream.range(0, puzzles.length)
                .mapToObj(place -> new Instance("s", place + 1, "", puzzles[place], KnownAnswer.UNKNOWN))
                .toList();
        return new WarmupController(
                Plans.cold()
                        .warmup(new Plan.WarmupPlan(maxNanos, puzzles.length))
                        .build(),
                1,
                instances,
                warmups::add,
                pass -> recordedPasses.add(pass.get(0).runs().size()));
    }

    @Test
    void withoutAWarmUpNobodyIsAskedAndNobodyIsTold() {
        WarmupController readiness = readiness(0, A, B);

        readiness.makeReady(contestant);

        assertEquals(List.of(), warmups);
        assertEquals(List.of(), contestant.asked);
        assertEquals(Phase.MEASURED, readiness.phase(contestant, Phase.MEASURED));
    }

    @Test
    void whoIsWarmIsMeasuredAndWhoIsNotIsCold() {
        WarmupController readiness = readiness(1000, A, B);
        assertEquals(Phase.COLD, readiness.phase(contestant, Phase.MEASURED));

        readiness.makeReady(contestant);

        assertEquals(Phase.MEASURED, readiness.phase(contestant, Phase.MEASURED));
        assertEquals(Phase.WARMUP, readiness.phase(contestant, Phase.WARMUP));
    }

    @Test
    void aPuzzleThatEndsAJvmIsAskedNoMoreThere() {
        contestant.dies(SOLVED, BROKEN);

        readiness(1000, A, B, C).makeReady(contestant);

        assertEquals(List.of(A, B, C), contestant.asked.get(0));
        assertEquals(List.of(A, C), contestant.asked.get(1));
        assertEquals(1, warmups.get(0).lost());
        assertFalse(warmups.get(0).cold());
    }

    @Test
    void aPuzzleThatIsEndedFromOutsideIsAskedNoMoreEither() {
        contestant.dies(new Claim.OutOfBudget(Limit.MEMORY));

        readiness(1000, A, B, C).makeReady(contestant);

        assertEquals(List.of(B, C), contestant.asked.get(1));
    }

    @Test
    void aJvmThatIsReplacedAfterAGoodAnswerCostsNoPuzzle() {
        contestant.dies(SOLVED, SOLVED);

        readiness(1000, A, B, C).makeReady(contestant);

        assertEquals(List.of(A, B, C), contestant.asked.get(1));
        assertEquals(1, warmups.get(0).lost());
    }

    @Test
    void aJvmThatEndsWithoutAnAnswerCostsNoPuzzle() {
        contestant.dies();

        readiness(1000, A, B, C).makeReady(contestant);

        assertEquals(List.of(A, B, C), contestant.asked.get(1));
    }

    @Test
    void whereNoJvmStartsAnyMoreTheContestantIsGivenUp() {
        for (int time = 0; time < WarmupController.MOST_LOST; time++) contestant.answers(BROKEN);
        WarmupController readiness = readiness(1000, A, B, C, A, B, C);

        readiness.makeReady(contestant);

        assertEquals(WarmupController.MOST_LOST, warmups.get(0).lost());
        assertTrue(warmups.get(0).cold());
        assertEquals(
                List.of(6, 5, 4, 3, 2),
                contestant.asked.stream().map(List::size).toList());
        assertEquals(Phase.COLD, readiness.phase(contestant, Phase.MEASURED));
    }

    @Test
    void whoBreaksAtALaterPuzzleAndGoesOnLosesThePuzzleAndNoJvm() {
        contestant.answers(SOLVED, BROKEN);

        readiness(1000, A, B, C).makeReady(contestant);

        assertEquals(List.of(A, C), contestant.asked.get(1));
        assertEquals(0, warmups.get(0).lost());
    }

    @Test
    void whoIsGivenUpIsNotWarmedUpInItsNextJvm() {
        for (int time = 0; time < WarmupController.MOST_LOST; time++) contestant.dies(BROKEN);
        WarmupController readiness = readiness(1000, A);
        readiness.makeReady(contestant);
        int asked = contestant.asked.size();

        contestant.starts++;
        readiness.makeReady(contestant);

        assertEquals(1, warmups.size());
        assertEquals(asked, contestant.asked.size());
        assertEquals(Phase.COLD, readiness.phase(contestant, Phase.MEASURED));
    }

    @Test
    void eachWarmUpIsToldWithTheJvmsThatItLostItself() {
        contestant.dies(BROKEN);
        WarmupController readiness = readiness(1000, A);
        readiness.makeReady(contestant);

        contestant.dies(BROKEN);
        contestant.dies(BROKEN);
        contestant.starts++;
        readiness.makeReady(contestant);

        assertEquals(List.of(1, 2), warmups.stream().map(WarmupResult::lost).toList());
        assertEquals(Phase.MEASURED, readiness.phase(contestant, Phase.MEASURED));
    }

    @Test
    void aWarmUpWithoutPuzzlesWarmsNobody() {
        WarmupController readiness = readiness(1000);

        readiness.makeReady(contestant);

        assertEquals(List.of(), contestant.asked);
        assertEquals(Phase.COLD, readiness.phase(contestant, Phase.MEASURED));
    }

    @Test
    void allRunsOfAWarmUpAreCountedAlsoThoseOfAJvmThatEnded() {
        contestant.dies(SOLVED, BROKEN);

        readiness(1000, A, B, C).makeReady(contestant);

        assertEquals(2 + 10, warmups.get(0).runs(), "the second JVM has 1,000 ns for runs of 100 ns");
        assertEquals(
                warmups.get(0).runs(),
                recordedPasses.stream().mapToInt(Integer::intValue).sum());
        assertEquals(RUN_NANOS * warmups.get(0).runs(), warmups.get(0).nanos());
    }

    /** Answers every puzzle, but for those batches that a test has scripted; each run takes the same time. */
    private static final class Scripted implements MeasuredSolver {
        private record Batch(List<Claim> claims, boolean dies) {}

        private final List<List<Puzzle>> asked = new ArrayList<>();
        private final Queue<Batch> script = new ArrayDeque<>();
        private int starts = 1;

        void answers(Claim... claims) {
            script.add(new Batch(List.of(claims), false));
        }

        /** It gives these answers to a batch, then another JVM is started. */
        void dies(Claim... claims) {
            script.add(new Batch(List.of(claims), true));
        }

        @Override
        public SolverSpec spec() {
            return SolverCatalog.standard().spec("norvig");
        }

        @Override
        public int start() {
            return starts;
        }

        @Override
        public void ask(List<Puzzle> puzzles, long nanos) {
            asked.add(List.copyOf(puzzles));
        }

        @Override
        public int outstanding() {
            return 0;
        }

        @Override
        public List<MeasuredRun> answers() {
            Batch batch = script.poll();
            if (batch == null) return runs(asked.get(asked.size() - 1).stream().map(puzzle -> SOLVED));
            if (batch.dies) starts++;
            return runs(batch.claims.stream());
        }

        private static List<MeasuredRun> runs(Stream<Claim> claims) {
            return claims.map(claim -> MeasuredRun.ended(claim, RUN_NANOS, -1, Limits.UNLIMITED, -1))
                    .toList();
        }

        @Override
        public void close() {}
    }
}
