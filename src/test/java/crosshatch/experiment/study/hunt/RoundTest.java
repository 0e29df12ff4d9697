package crosshatch.experiment.study.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.MeasuredRun;
import crosshatch.experiment.MeasuredSolver;
import crosshatch.experiment.Placement;
import crosshatch.experiment.study.hunt.draw.Configurations;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Claim;
import crosshatch.solver.Limits;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RoundTest {
    private static final int ROUNDS = 600;
    private static final int SIDES = 6;

    /** What is drawn first decides how many solutions are asked for: it was the same in all rounds once. */
    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 20261})
    void theFirstNumbersOfRoundsAreAllThatTheyCanBe(long seed) {
        int[] times = new int[SIDES];
        LongStream.range(0, ROUNDS)
                .mapToInt(number -> Round.random(seed, number).nextInt(SIDES))
                .forEach(side -> times[side]++);

        // 100 of each are expected, with a standard deviation of 9
        assertTrue(Arrays.stream(times).allMatch(count -> count > 55 && count < 145), () -> Arrays.toString(times));
    }

    /** Each answer that breaks a process takes the start of another one. */
    @Test
    void aConfigurationWhoseProcessBreaksIsGivenNoMorePuzzles() {
        Configurations engine = new Configurations(SolverCatalog.standard(), "engine", false, 1);
        Placement broken = (spec, question, limits) -> new Broken(spec, limits);

        List<HuntJournal.Tried> tried = new Round(1, 0, new Hunt.Size(10, 9))
                .run(List.of(engine), broken, new Oracle(() -> 0), () -> false, (huntCase, fault) -> {})
                .orElseThrow();
        assertEquals(
                List.of(9, 9, 9),
                tried.stream()
                        .map(each -> each.answers().stream()
                                .mapToInt(HuntJournal.Answers::count)
                                .sum())
                        .toList());
    }

    /** Breaks its process with every puzzle. */
    private record Broken(SolverSpec spec, Limits limits) implements MeasuredSolver {
        @Override
        public List<MeasuredRun> answerAll(List<Puzzle> puzzles) {
            Claim broken = new Claim.Failed("the worker process ended: exit code 134");
            return Collections.nCopies(puzzles.size(), MeasuredRun.ended(broken, 1, 1, limits, 1));
        }

        @Override
        public int start() {
            return 1;
        }

        @Override
        public void ask(List<Puzzle> batch, long nanos) {
            throw new IllegalStateException("all are asked at once");
        }

        @Override
        public int outstanding() {
            return 0;
        }

        @Override
        public List<MeasuredRun> answers() {
            throw new IllegalStateException("all are asked at once");
        }

        @Override
        public void close() {}
    }
}
