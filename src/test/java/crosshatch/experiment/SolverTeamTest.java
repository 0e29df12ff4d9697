package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counters;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Teams keep the order, lose nothing, and hold no more than a few puzzles. The puzzles here are numbers. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SolverTeamTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void answersComeInTheOrderOfThePuzzlesWhateverTheScheduleIs(int threads) {
        List<Integer> puzzles = IntStream.range(0, 10_001).boxed().toList();
        List<Integer> expected = puzzles.stream().map(number -> 3 * number).toList();
        try (SolverTeam<Solver, Integer, Integer> team = team(threads, (solver, number) -> 3 * number)) {
            List<Integer> shared = new ArrayList<>();

            team.share(puzzles.iterator(), shared::add);

            assertEquals(expected, shared);
        }
    }

    @Test
    void fewerPuzzlesThanThreadsAreAnsweredToo() {
        try (SolverTeam<Solver, Integer, Integer> team = team(4, (solver, number) -> number)) {
            List<Integer> answers = new ArrayList<>();

            team.share(List.of(7).iterator(), answers::add);
            team.share(List.of(8, 9).iterator(), answers::add);
            team.share(List.<Integer>of().iterator(), answers::add);

            assertEquals(List.of(7, 8, 9), answers);
        }
    }

    @Test
    void noSolverIsUsedByTwoThreads() {
        ConcurrentHashMap<Solver, Set<Thread>> threadsOf = new ConcurrentHashMap<>();
        CountDownLatch bothAreAtWork = new CountDownLatch(2);
        try (SolverTeam<Solver, Integer, Integer> team = team(2, (solver, number) -> {
            threadsOf
                    .computeIfAbsent(solver, none -> ConcurrentHashMap.newKeySet())
                    .add(Thread.currentThread());
            bothAreAtWork.countDown();
            await(bothAreAtWork);
            return number;
        })) {
            team.share(IntStream.range(0, 1000).iterator(), answer -> {});
        }

        assertEquals(2, threadsOf.size());
        threadsOf.values().forEach(threads -> assertEquals(1, threads.size()));
    }

    @Test
    void holdsNoMoreThanAFewPuzzlesOfAnyNumber() {
        AtomicInteger read = new AtomicInteger();
        Iterator<Integer> source = IntStream.range(0, 200_000)
                .peek(number -> read.incrementAndGet())
                .iterator();
        int[] delivered = new int[1];
        int[] most = new int[1];
        try (SolverTeam<Solver, Integer, Integer> team = team(2, (solver, number) -> number)) {
            team.share(source, answer -> {
                delivered[0]++;
                most[0] = Math.max(most[0], read.get() - delivered[0]);
            });
        }

        assertEquals(200_000, delivered[0]);
        assertTrue(most[0] <= 2 * SolverTeam.WAITING_PER_THREAD + 2, most[0] + " puzzles in memory");
    }

    @Test
    void aSolverThatBreaksIsHeardOfAfterTheAnswersBeforeIt() {
        try (SolverTeam<Solver, Integer, Integer> team = team(2, (solver, number) -> {
            if (number == 500) throw new SolverException("broken at " + number);
            return number;
        })) {
            List<Integer> answers = new ArrayList<>();

            SolverException broken = assertThrows(
                    SolverException.class,
                    () -> team.share(IntStream.range(0, 100_000).iterator(), answers::add));

            assertEquals("broken at 500", broken.getMessage());
            assertEquals(500, answers.size());
        }
    }

    @Test
    void aBadPuzzleIsHeardOfAfterAllAnswersBeforeIt() {
        Iterator<Integer> source = IntStream.range(0, 1000)
                .peek(number -> {
                    if (number == 777) throw new IllegalArgumentException("line 777");
                })
                .iterator();
        try (SolverTeam<Solver, Integer, Integer> team = team(3, (solver, number) -> number)) {
            List<Integer> answers = new ArrayList<>();

            IllegalArgumentException bad =
                    assertThrows(IllegalArgumentException.class, () -> team.share(source, answers::add));

            assertEquals("line 777", bad.getMessage());
            assertEquals(IntStream.range(0, 777).boxed().toList(), answers);
        }
    }

    @Test
    void everyThreadGetsASolverOfItsOwnAndAllAreClosed() {
        List<Idler> made = new ArrayList<>();
        try (SolverTeam<Solver, Integer, Integer> team = new SolverTeam<>(
                2,
                () -> {
                    made.add(new Idler());
                    return made.get(made.size() - 1);
                },
                (solver, number) -> number)) {
            team.share(List.of(1, 2, 3).iterator(), answer -> {});
        }

        assertEquals(2, made.size());
        assertNotSame(made.get(0), made.get(1));
        made.forEach(solver -> assertTrue(solver.closed));
    }

    private static SolverTeam<Solver, Integer, Integer> team(int threads, BiFunction<Solver, Integer, Integer> ask) {
        return new SolverTeam<>(threads, Idler::new, ask);
    }

    private static void await(CountDownLatch latch) {
        try {
            assertTrue(latch.await(30, TimeUnit.SECONDS));
        } catch (InterruptedException interrupted) {
            throw new SolverException("interrupted", interrupted);
        }
    }

    /** Is never asked. */
    private static final class Idler implements Solver {
        private boolean closed;

        @Override
        public Answer answer(Puzzle puzzle, Question question, Budget budget) {
            return new Answer(new Claim.GaveUp(), Counters.none());
        }

        @Override
        public void close() {
            closed = true;
        }
    }
}
