package crosshatch.solvers.swift;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import crosshatch.Exhaustive;
import crosshatch.Puzzles;
import crosshatch.puzzle.Puzzle;
import crosshatch.solvers.swift.BoardPropagation.Fixpoint;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kernel reaches the fixpoint of the plain twin, on seeded random states. */
class PropagationTwinTest {
    static Stream<Kernel> kernels() {
        return Stream.of(Kernel.values()).filter(kernel -> kernel.obstacle().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void agreesWithTheTwinOnPuzzlesOfAnyDensity(Kernel kernel) {
        BoardPropagation tuned = kernel.create();
        Set<Fixpoint> seen = EnumSet.noneOf(Fixpoint.class);
        for (int seed = 0; seed < Exhaustive.of(3000, 100); seed++) {
            RandomGrids random = new RandomGrids(seed);
            Puzzle puzzle = random.puzzle(random.below(60), 0);

            seen.add(assertSameFixpoint(tuned, random.boards(puzzle, 0), "seed " + seed + " " + puzzle));
        }
        assertEquals(EnumSet.of(Fixpoint.SOLVED, Fixpoint.OPEN), seen, "a correct puzzle is never dead");
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void agreesWithTheTwinOnPuzzlesWithWrongGivens(Kernel kernel) {
        BoardPropagation tuned = kernel.create();
        Set<Fixpoint> seen = EnumSet.noneOf(Fixpoint.class);
        for (int seed = 0; seed < Exhaustive.of(3000, 100); seed++) {
            RandomGrids random = new RandomGrids(seed);
            Puzzle puzzle = random.puzzle(10 + random.below(25), 1 + random.below(2));

            seen.add(assertSameFixpoint(tuned, random.boards(puzzle, 0), "seed " + seed + " " + puzzle));
        }
        assertTrue(seen.contains(Fixpoint.DEAD) && seen.contains(Fixpoint.OPEN), seen + " is too one-sided a sample");
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void agreesWithTheTwinOnThinnedCandidates(Kernel kernel) {
        BoardPropagation tuned = kernel.create();
        Set<Fixpoint> seen = EnumSet.noneOf(Fixpoint.class);
        for (int seed = 0; seed < Exhaustive.of(6000, 200); seed++) {
            RandomGrids random = new RandomGrids(seed);
            Puzzle puzzle = random.puzzle(random.below(25), 0);
            double removed = 0.35 * random.fraction();

            seen.add(assertSameFixpoint(tuned, random.boards(puzzle, removed), "seed " + seed + " " + puzzle));
        }
        assertTrue(seen.contains(Fixpoint.DEAD) && seen.contains(Fixpoint.OPEN), seen + " is too one-sided a sample");
    }

    /** Where nearly all cells have one candidate, many of them wrong, a pass may end with each digit once in each row. */
    @ParameterizedTest
    @MethodSource("kernels")
    void agreesWithTheTwinOnGridsThatAreNearlyFull(Kernel kernel) {
        BoardPropagation tuned = kernel.create();
        Set<Fixpoint> seen = EnumSet.noneOf(Fixpoint.class);
        for (int seed = 0; seed < Exhaustive.of(6000, 200); seed++) {
            RandomGrids random = new RandomGrids(seed);
            int[] boards = random.boards(random.puzzle(81, 0), 0.1 * random.fraction() * random.fraction());
            double added = 0.4 * random.fraction();
            for (int word = 0; word < CandidateBoards.BEHIND; word++) {
                for (int bit = 0; bit < 27; bit++) if (random.fraction() < added) boards[word] |= 1 << bit;
            }

            seen.add(assertSameFixpoint(tuned, boards, "seed " + seed));
        }
        assertEquals(EnumSet.allOf(Fixpoint.class), seen);
    }

    @Test
    void twoDigitsInOneCellAreNoSolution() {
        Kernel.LANES.obstacle().ifPresent(why -> abort("no kernel lanes: " + why));
        int[] boards = new RandomGrids(1).boards(new Puzzle(Puzzles.EULER_1_SOLUTION), 0);
        int[] clash = boards.clone();
        System.arraycopy(boards, 0, clash, CandidateBoards.DIGIT, CandidateBoards.SPARE);

        assertEquals(Fixpoint.SOLVED, LanePropagation.full(boards, 0));
        assertEquals(Fixpoint.DEAD, LanePropagation.full(clash, 0));
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void leavesOtherLevelsAlone(Kernel kernel) {
        int[] level = new RandomGrids(1).boards(Puzzles.NORVIG_HARD_1, 0);
        int[] boards = new int[3 * CandidateBoards.SIZE];
        Arrays.fill(boards, 0x5a5a5a5);
        System.arraycopy(level, 0, boards, CandidateBoards.SIZE, CandidateBoards.SIZE);
        int[] before = boards.clone();

        kernel.create().propagate(boards, CandidateBoards.SIZE);

        assertArrayEquals(Arrays.copyOf(before, CandidateBoards.SIZE), Arrays.copyOf(boards, CandidateBoards.SIZE));
        assertArrayEquals(
                Arrays.copyOfRange(before, 2 * CandidateBoards.SIZE, 3 * CandidateBoards.SIZE),
                Arrays.copyOfRange(boards, 2 * CandidateBoards.SIZE, 3 * CandidateBoards.SIZE));
    }

    @ParameterizedTest
    @MethodSource("kernels")
    @Tag("exhaustive")
    void agreesWithTheTwinOnWhatFollowsFromADecision(Kernel kernel) {
        BoardPropagation tuned = kernel.create();
        Set<Fixpoint> seen = EnumSet.noneOf(Fixpoint.class);
        for (int seed = 0; seed < Exhaustive.of(3000, 100); seed++) {
            RandomGrids random = new RandomGrids(seed);
            int[] boards =
                    Arrays.copyOf(random.boards(random.puzzle(18 + random.below(8), 0), 0), 2 * CandidateBoards.SIZE);
            if (tuned.propagate(boards, 0) != Fixpoint.OPEN) continue;
            int[] masks = PlainPropagation.masksOf(boards);
            int cell = random.below(81);
            while (Integer.bitCount(masks[cell]) < 2) cell = (cell + 1) % 81;
            int digit = random.below(9);
            while ((masks[cell] >> digit & 1) == 0) digit = (digit + 1) % 9;
            int[] plain = boards.clone();

            Fixpoint fixpoint = tuned.place(boards, 0, CandidateBoards.SIZE, cell, digit);

            String what = "seed " + seed + ", digit " + (digit + 1) + " in cell " + cell;
            assertEquals(new PlainPropagation().place(plain, 0, CandidateBoards.SIZE, cell, digit), fixpoint, what);
            assertArrayEquals(masks, PlainPropagation.masksOf(boards), what + ": what it was made of stays");
            if (fixpoint != Fixpoint.DEAD) assertArrayEquals(masksOfSecond(plain), masksOfSecond(boards), what);
            if (fixpoint == Fixpoint.OPEN) assertTellsPairs(boards, CandidateBoards.SIZE, masksOfSecond(plain), what);
            seen.add(fixpoint);
        }
        assertEquals(EnumSet.allOf(Fixpoint.class), seen);
    }

    private static int[] masksOfSecond(int[] levels) {
        return PlainPropagation.masksOf(Arrays.copyOfRange(levels, CandidateBoards.SIZE, 2 * CandidateBoards.SIZE));
    }

    private static Fixpoint assertSameFixpoint(BoardPropagation tuned, int[] boards, String what) {
        int[] plain = boards.clone();
        int[] fast = boards.clone();
        Fixpoint expected = new PlainPropagation().propagate(plain, 0);

        assertEquals(expected, tuned.propagate(fast, 0), what);
        if (expected != Fixpoint.DEAD)
            assertArrayEquals(PlainPropagation.masksOf(plain), PlainPropagation.masksOf(fast), what);
        if (expected == Fixpoint.OPEN) assertTellsPairs(fast, 0, PlainPropagation.masksOf(plain), what);
        return expected;
    }

    private static void assertTellsPairs(int[] boards, int at, int[] masks, String what) {
        int[] told = Arrays.copyOfRange(boards, at + CandidateBoards.PAIRS, at + CandidateBoards.PAIRS + 3);

        assertArrayEquals(PlainPropagation.pairsOf(masks), told, what + ": cells with two candidates");
    }
}
