package crosshatch.solvers.published.readalps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.published.RandomPuzzles;
import crosshatch.solvers.published.readalps.Filter.Result;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The ply part, and the filter as a whole. */
class FilterTest {
    private static final int[] ALL_CELLS = IntStream.range(0, 81).toArray();

    /** 5 stands in blocks 2 and 3, outside row 1, so row 1 has it in block 1, where one cell is empty. */
    @Test
    void policy1FindsTheOnlySegmentOfADigit() {
        State state = new State(Puzzle.parse("12......." + "...5....." + "......5.." + ".".repeat(54)));
        Recorder recorder = new Recorder();

        assertEquals(Result.OK, ply(state, recorder).narrow());
        assertEquals(State.bit(5), state.candidates(2));
        assertEquals(List.of("0) row 1 complete shrunken by ply"), recorder.lines);
    }

    /** 8 and 9 stand in block 2, outside row 1, where of blocks 1 and 3 two cells are empty. */
    @Test
    void policy2FindsTheOtherTwoSegmentsOfADigit() {
        State state = new State(Puzzle.parse("12....34." + "...89...." + ".".repeat(63)));

        ply(state, new Recorder()).narrow();

        assertEquals(State.bit(8) | State.bit(9), state.candidates(2));
        assertEquals(State.bit(8) | State.bit(9), state.candidates(8));
    }

    @Test
    void fewerCellsThanConfinedDigitsAreWrong() {
        State state = new State(Puzzle.parse("12......." + "...56...." + "......56." + ".".repeat(54)));

        assertEquals(Result.WRONG, ply(state, new Recorder()).narrow());
    }

    /** The fault: row 1 is narrowed, but what counts is the last policy on column 9, where nothing happens. */
    @Test
    void aNarrowingThatCompletesNoCellIsForgottenUnlessItIsTheVeryLast() {
        State state = new State(Puzzle.parse("12....34." + "...89...." + ".".repeat(63)));
        Recorder recorder = new Recorder();

        assertEquals(Result.PENDING, ply(state, recorder).narrow());
        assertEquals(List.of("0) row 1 incomplete shrunken by ply"), recorder.lines);
    }

    /** The same pattern standing in column 9, with the digits beside its last segment: the filter runs twice. */
    @Test
    void aNarrowingByTheVeryLastCallFiltersAgain() {
        String[] rows = new String[9];
        for (int row = 0; row < 9; row++) rows[row] = ".........";
        rows[0] = "........1";
        rows[1] = "........2";
        rows[3] = "........3";
        rows[4] = "........4";
        rows[6] = ".......8.";
        rows[7] = ".......9.";
        State state = new State(Puzzle.parse(String.join("", rows)));
        ReadalpsCounters counts = new ReadalpsCounters();

        assertEquals(Result.PENDING, new Filter(Filter.Mode.PLY, state, counts, new Recorder()).narrow());
        assertEquals(2, counts.steps);
        assertEquals(1, counts.filterAgain);
    }

    @Test
    void thePlyPartWorksOnlyWhereTheGroupPartFindsNothing() {
        Puzzle puzzle = Puzzle.parse("12......." + "...5....." + "......5.." + ".".repeat(54));
        Recorder both = new Recorder();

        new Filter(Filter.Mode.BOTH, new State(puzzle), new ReadalpsCounters(), both).narrow();

        assertEquals(List.of("1) row 1 complete shrunken by group"), both.lines);
    }

    /** On random puzzles with a known solution, filled as far as filters and singles lead. */
    @ParameterizedTest
    @EnumSource(Filter.Mode.class)
    void noFilterTakesAwayWhatASolutionHas(Filter.Mode mode) {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            Grid solution = RandomPuzzles.solved(random);
            State state = new State(RandomPuzzles.puzzle(solution, 18 + random.nextInt(12), random));
            Filter filter = new Filter(mode, state, new ReadalpsCounters(), new Recorder());
            Result result = Result.OK;
            while (result != Result.PENDING && !state.full()) {
                fillSingles(state, solution, "seed " + seed);
                result = filter.narrow();

                assertNotEquals(Result.WRONG, result, "seed " + seed);
                for (int cell : state.emptyOf(ALL_CELLS)) {
                    assertNotEquals(0, state.candidates(cell) & State.bit(solution.digit(cell)), "seed " + seed);
                }
            }
        }
    }

    private static void fillSingles(State state, Grid solution, String hint) {
        while (state.hasSingle()) {
            int cell = state.narrowestCell();
            assertEquals(State.bit(solution.digit(cell)), state.candidates(cell), hint);
            assertNull(state.assign(cell, solution.digit(cell)), hint);
        }
    }

    private static PlyPart ply(State state, Trace trace) {
        return new PlyPart(state, new ReadalpsCounters(), trace);
    }
}
