package crosshatch.engine.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.board.Board;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Local search over full grids, beside clashes counted anew, pair by pair. */
class TabuSearchTest {
    private static final int MOVES = 2_000;

    @Test
    void itsGridHasAsManyClashesAsItSaysAndWithNoneItIsASolution() {
        int solved = 0;
        int unsolved = 0;
        for (int seed = 0; seed < 1_000; seed++) {
            Puzzle puzzle = SmallPuzzles.random(seed);
            Givens givens = new Givens(puzzle.board());
            if (!givens.read(puzzle)) continue;
            Search search = new Search(puzzle.board(), givens);
            boolean solves = search.tabuSearch.run(MOVES, () -> false);

            String name = SmallPuzzles.named(seed, puzzle);
            Grid grid = search.grid();
            int clashes = search.tabuSearch.clashes();
            assertEquals(clashes(grid), clashes, name);
            assertEquals(solves, clashes == 0, name);
            search.assertAmongWhatIsLeft(givens, name);
            if (clashes > 0) {
                unsolved++;
                assertEquals(MOVES, search.tabuSearch.moves(), name);
            } else if (puzzle.board().relations().isEmpty()) {
                solved++;
                assertTrue(SolutionChecker.fault(puzzle, grid).isEmpty(), name);
            }
        }
        assertTrue(solved > 200, solved + " solved");
        assertTrue(unsolved > 20, unsolved + " unsolved");
    }

    private static int clashes(Grid grid) {
        Board board = grid.board();
        return (int) IntStream.range(0, board.cells())
                .mapToLong(cell -> IntStream.of(board.peers(cell))
                        .filter(peer -> peer > cell && grid.digit(peer) == grid.digit(cell))
                        .count())
                .sum();
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

    /** A search over what givens leave, with nothing propagated. */
    private static final class Search {
        private final Board board;
        private final Slots slots;
        private final TabuSearch tabuSearch;

        Search(Board board, Givens givens) {
            this.board = board;
            slots = new Slots(board);
            Singles singles = new Singles(slots, new Trail(slots.mostCandidates()), new Conflict(), true);
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

        Grid grid() {
            return Grid.of(
                    board,
                    IntStream.range(0, board.cells())
                            .map(cell -> slots.digit(tabuSearch.chosen(cell)))
                            .toArray());
        }

        void assertAmongWhatIsLeft(Givens givens, String name) {
            for (int cell = 0; cell < board.cells(); cell++) {
                int candidate = tabuSearch.chosen(cell);
                assertEquals(cell, slots.cell(candidate), name);
                assertTrue((givens.left()[cell] & 1L << (slots.digit(candidate) - 1)) != 0, name);
            }
        }
    }
}
