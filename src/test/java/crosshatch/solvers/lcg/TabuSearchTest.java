package crosshatch.solvers.lcg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.Ints;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Board;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Local search over partial grids, beside what excludes what counted anew, pair by pair. */
class TabuSearchTest {
    private static final int MOVES = 2_000;
    /** Steps of odds: a ratio of four and a half. */
    private static final int MUCH = 96;

    private static final double SHARE = 0.02;

    @Test
    void noTwoOfItsGridExcludeEachOtherAndFullItIsASolution() {
        int solved = 0;
        int unsolved = 0;
        for (int seed = 0; seed < 1_000; seed++) {
            Puzzle puzzle = SmallPuzzles.random(seed);
            Givens givens = new Givens(puzzle.board());
            if (!givens.read(puzzle)) continue;
            Search search = new Search(puzzle.board(), givens);
            boolean solves = search.tabuSearch.run(MOVES, () -> false);

            String name = SmallPuzzles.named(seed, puzzle);
            int filled = search.assertNoneExcludesAnother(givens, name);
            assertEquals(filled, search.tabuSearch.filled(), name);
            assertEquals(solves, filled == puzzle.board().cells(), name);
            if (!solves) {
                unsolved++;
                assertEquals(MOVES, search.tabuSearch.moves(), name);
            } else if (puzzle.board().relations().isEmpty()) {
                solved++;
                assertTrue(SolutionChecker.fault(puzzle, search.grid()).isEmpty(), name);
            }
        }
        assertTrue(solved > 200, solved + " solved");
        assertTrue(unsolved > 20, unsolved + " unsolved");
    }

    /** Before and after moves of each kind, and after what is left at the root has changed. */
    @Test
    @Tag("exhaustive")
    void countsAndListsWhatAPlainCountFinds() {
        int ones = 0;
        int several = 0;
        int free = 0;
        for (int seed = 0; seed < 300; seed++) {
            Puzzle puzzle = SmallPuzzles.random(seed);
            Givens givens = new Givens(puzzle.board());
            if (!givens.read(puzzle)) continue;
            String name = SmallPuzzles.named(seed, puzzle);
            Search search = new Search(puzzle.board(), givens);
            for (int moves : new int[] {1, 3, 30, 300}) {
                search.tabuSearch.run(moves, () -> false);
                PlainCount count = search.assertCountsAsAPlainCount(name);
                ones += count.ones;
                several += count.several;
                free += count.free;
            }
            if (!search.fillGivens(puzzle)) continue;
            search.tabuSearch.run(30, () -> false);
            search.assertCountsAsAPlainCount(name);
        }
        assertTrue(ones > 1_000, ones + " excluded by one");
        assertTrue(several > 1_000, several + " excluded by several");
        assertTrue(free > 1_000, free + " free");
    }

    /** If none was passed over, {@value #SHARE} of them or more would lose so much. */
    @Test
    @Tag("exhaustive")
    void swapsThatLoseMuchAreRare() {
        int swaps = 0;
        int losing = 0;
        for (int seed = 0; seed < 20; seed++) {
            Puzzle puzzle = withGivensAtRandom(Board.sudoku(4), 70, seed);
            Givens givens = new Givens(puzzle.board());
            if (!givens.read(puzzle)) continue;
            Search search = new Search(puzzle.board(), givens);
            Odds odds = new Odds(search.slots, search.singles);
            odds.find(search.left());
            int[] before = search.inGrid();
            for (int move = 0; move < 1_000 && !search.tabuSearch.run(1, () -> false); move++) {
                int[] after = search.inGrid();
                int[] in = allBut(after, before);
                int[] out = allBut(before, after);
                before = after;
                if (in.length != 1 || out.length != 1) continue;
                swaps++;
                if (odds.against(in[0]) - odds.against(out[0]) > MUCH) losing++;
            }
        }
        assertTrue(swaps > 5_000, swaps + " swaps");
        assertTrue(losing < SHARE * swaps, losing + " of " + swaps);
    }

    private static int[] allBut(int[] items, int[] others) {
        return IntStream.of(items)
                .filter(item -> Arrays.binarySearch(others, item) < 0)
                .toArray();
    }

    /** Hardly ever with a solution. */
    private static Puzzle withGivensAtRandom(Board board, int givens, int seed) {
        Random random = new Random(seed);
        int[] digits = new int[board.cells()];
        for (int i = 0; i < givens; i++) {
            int cell = random.nextInt(digits.length);
            int digit = 1 + random.nextInt(board.digits());
            if (IntStream.of(board.peers(cell)).allMatch(peer -> digits[peer] != digit)) digits[cell] = digit;
        }
        return new Puzzle(Grid.of(board, digits));
    }

    /** What is gone at the root is not in the grid any more. */
    @Test
    void goesOnWithWhatIsLeftAtTheRoot() {
        int losing = 0;
        for (int seed = 0; seed < 300; seed++) {
            Puzzle puzzle = SmallPuzzles.random(seed);
            Givens givens = new Givens(puzzle.board());
            if (!givens.read(puzzle)) continue;
            Search search = new Search(puzzle.board(), givens);
            search.tabuSearch.run(10, () -> false);
            if (!search.fillGivens(puzzle)) continue;
            if (search.hasWhatIsGone()) losing++;
            search.tabuSearch.run(MOVES, () -> false);

            search.assertNoneExcludesAnother(givens, SmallPuzzles.named(seed, puzzle));
        }
        assertTrue(losing > 20, losing + " grids lose something");
    }

    @Test
    void goesOnFromItsGrid() {
        Search search = Search.ofEmptyBoard(Board.sudoku(3));
        assertTrue(search.tabuSearch.run(MOVES, () -> false));
        Grid solution = search.grid();
        long moves = search.tabuSearch.moves();

        assertTrue(search.tabuSearch.run(MOVES, () -> false));
        assertEquals(solution, search.grid());
        assertEquals(moves, search.tabuSearch.moves());
    }

    @Test
    void endsWhenItIsTold() {
        Search search = Search.ofEmptyBoard(Board.sudoku(6));
        boolean solves = search.tabuSearch.run(Long.MAX_VALUE, () -> search.tabuSearch.moves() >= 50);

        assertFalse(solves);
        assertTrue(search.tabuSearch.moves() < 2_000, search.tabuSearch.moves() + " moves");
    }

    /** How many candidates that are not in the grid are excluded by one in it, by several, by none. */
    private record PlainCount(int ones, int several, int free) {}

    /** A search over what givens leave, with nothing propagated. */
    private static final class Search {
        private final Board board;
        private final ExactlyOneSets slots;
        private final Trail trail;
        private final Singles singles;
        private final TabuSearch tabuSearch;

        Search(Board board, Givens givens) {
            this.board = board;
            slots = new ExactlyOneSets(board);
            trail = new Trail(slots.mostCandidates());
            singles = new Singles(slots, trail, new Conflict(), true);
            trail.listen(singles);
            slots.number(givens.left());
            singles.begin();
            tabuSearch = new TabuSearch(slots, singles);
            tabuSearch.begin();
        }

        static Search ofEmptyBoard(Board board) {
            Givens none = new Givens(board);
            none.readNone();
            return new Search(board, none);
        }

        /** Full grids only. */
        Grid grid() {
            int[] digits = new int[board.cells()];
            for (int candidate : inGrid()) digits[slots.cell(candidate)] = slots.digit(candidate);
            return Grid.of(board, digits);
        }

        private int[] inGrid() {
            return IntStream.range(0, slots.candidates())
                    .filter(tabuSearch::isInGrid)
                    .toArray();
        }

        /** @return false if a conflict is met: then nothing is left at the root */
        boolean fillGivens(Puzzle puzzle) {
            for (int cell = 0; cell < board.cells(); cell++) {
                int given = puzzle.given(cell);
                if (given == 0) continue;
                int literal = Literal.is(slots.candidate(cell, given));
                if (trail.value(literal) < 0) return false;
                if (trail.value(literal) == 0) trail.assign(literal, Reason.NONE);
                if (!singles.propagate()) return false;
            }
            if (!singles.leavesEachSlotAPlace()) return false;
            singles.fillLast();
            if (!singles.propagate()) return false;
            singles.keepRoot();
            return true;
        }

        PlainCount assertCountsAsAPlainCount(String name) {
            int[] grid = inGrid();
            Odds odds = new Odds(slots, singles);
            odds.find(left());
            Set<Integer> ones = setOf(tabuSearch.ones(), name);
            Set<Integer> free = IntStream.of(tabuSearch.free()).boxed().collect(Collectors.toSet());
            int several = 0;
            Set<Integer> plainOnes = new HashSet<>();
            int plainFree = 0;
            for (int candidate = 0; candidate < slots.candidates(); candidate++) {
                if (!isLeft(candidate) || tabuSearch.isInGrid(candidate)) continue;
                int each = candidate;
                int[] excluders =
                        IntStream.of(grid).filter(other -> exclude(each, other)).toArray();
                int count = excluders.length;
                assertEquals(count, tabuSearch.excluders(candidate), name);
                int against = IntStream.of(excluders).map(odds::against).sum();
                assertEquals(against, tabuSearch.againstExcluders(candidate), name);
                if (count > 1) several++;
                if (count == 1) plainOnes.add(candidate);
                if (count > 0) continue;
                plainFree++;
                assertTrue(free.contains(candidate), name);
            }
            assertEquals(plainOnes, ones, name);
            return new PlainCount(ones.size(), several, plainFree);
        }

        private static Set<Integer> setOf(int[] items, String name) {
            Set<Integer> set = IntStream.of(items).boxed().collect(Collectors.toSet());
            assertEquals(items.length, set.size(), name);
            return set;
        }

        private Ints left() {
            Ints left = new Ints();
            IntStream.range(0, slots.candidates()).filter(this::isLeft).forEach(left::add);
            return left;
        }

        private boolean isLeft(int candidate) {
            return (singles.rootOpen(slots.cell(candidate)) & (1L << (slots.digit(candidate) - 1))) != 0;
        }

        /** Whether two candidates are of one cell, or of one digit in cells that share a unit. */
        private boolean exclude(int one, int other) {
            int cell = slots.cell(one);
            int otherCell = slots.cell(other);
            if (cell == otherCell) return true;
            return slots.digit(one) == slots.digit(other)
                    && IntStream.of(board.peers(cell)).anyMatch(peer -> peer == otherCell);
        }

        boolean hasWhatIsGone() {
            return IntStream.of(inGrid()).anyMatch(candidate -> trail.value(Literal.is(candidate)) < 0);
        }

        /** Of what givens and the root leave. @return how many cells have a digit */
        int assertNoneExcludesAnother(Givens givens, String name) {
            int[] digits = new int[board.cells()];
            int[] all = inGrid();
            for (int candidate : all) {
                int cell = slots.cell(candidate);
                assertEquals(0, digits[cell], name);
                digits[cell] = slots.digit(candidate);
                long digit = 1L << (digits[cell] - 1);
                assertTrue((givens.left()[cell] & digit) != 0, name);
                assertTrue((singles.rootOpen(cell) & digit) != 0, name);
            }
            for (int candidate : all) {
                int cell = slots.cell(candidate);
                for (int peer : board.peers(cell)) assertNotEquals(digits[cell], digits[peer], name);
            }
            return all.length;
        }
    }
}
