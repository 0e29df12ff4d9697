package crosshatch.experiment.study.hunt.draw;

import crosshatch.instances.generate.Shuffled;
import crosshatch.puzzle.BoardSymmetries;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.Symmetry;
import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.rng.UniformRandomProvider;

/**
 * Draws a puzzle and variants of it: with one given removed, added or altered, as an isomorph, and on the same board in another
 * form. A solution of one variant is often a solution of others. So the variants also test whether a solver wrongly keeps a state
 * from puzzle to puzzle.
 */
public final class Puzzles {
    /** The most blank cells for a quick proof; fewer with more than nine digits. */
    private static final int MOST_BLANKS = 56;

    private static final int MOST_BLANKS_OF_MANY = 36;
    private static final int MANY_DIGITS = 10;

    private static final int FEW_CELLS = 20;
    private static final int USUAL_CELLS = 81;
    /** In one of this number of draws, nearly all cells are blank. */
    private static final int WIDE_OPEN = 4;

    /**
     * A drawn puzzle.
     *
     * @param known a solution; empty if none is known, although there may be one
     */
    public record Drawn(Puzzle puzzle, Optional<Grid> known) {
        /**
         * Makes a drawn puzzle.
         *
         * @param hoped a grid that becomes the known solution if it is one
         */
        static Drawn of(Puzzle puzzle, Grid hoped) {
            return new Drawn(puzzle, Optional.of(hoped).filter(grid -> SolutionChecker.fault(puzzle, grid)
                    .isEmpty()));
        }
    }

    private final RandomBoards.Drawn drawn;
    private final UniformRandomProvider random;
    private final List<Drawn> puzzles = new ArrayList<>();

    private Puzzles(RandomBoards.Drawn drawn, UniformRandomProvider random) {
        this.drawn = drawn;
        this.random = random;
    }

    /**
     * Draws puzzles on a board of any kind.
     *
     * @param number the number of the board, from 0; kinds of relation take turns
     * @param most the largest number of cells
     */
    public static List<Drawn> draw(long number, int most, UniformRandomProvider random) {
        return new Puzzles(RandomBoards.draw(number, most, random), random).all();
    }

    /**
     * Draws puzzles on the usual board, for solvers that accept no other.
     *
     * @param most the largest number of cells; if it is below the usual number, no puzzles are drawn
     */
    public static List<Drawn> drawUsual(int most, UniformRandomProvider random) {
        return most < USUAL_CELLS ? List.of() : new Puzzles(RandomBoards.usual(random), random).all();
    }

    private List<Drawn> all() {
        int[] givens = someOf(drawn.grid(), blanks());
        add(drawn.board(), givens, drawn.grid());
        add(drawn.board(), withOneLess(givens), drawn.grid());
        add(drawn.board(), withOneMore(givens), drawn.grid());
        add(drawn.board(), altered(givens), drawn.grid());
        add(drawn.board(), someOf(drawn.grid(), blanks()), drawn.grid());
        addIsomorph(givens);
        Board inOtherWords = new Rewriting(drawn.board(), random).random();
        add(inOtherWords, givens, Grid.of(inOtherWords, drawn.grid().digits()));
        add(drawn.board(), altered(someOf(drawn.grid(), blanks())), drawn.grid());
        add(drawn.board(), givens, drawn.grid());
        return puzzles;
    }

    private void add(Board board, int[] givens, Grid hoped) {
        puzzles.add(Drawn.of(new Puzzle(Grid.of(board, givens)), hoped));
    }

    private void addIsomorph(int[] givens) {
        Symmetry symmetry = drawn.board().order() > 0
                ? Symmetry.random(drawn.board(), random::nextInt)
                : new BoardSymmetries(drawn.board()).random(random::nextInt);
        Grid image = symmetry.apply(Grid.of(drawn.board(), givens));
        add(drawn.board(), image.digits(), symmetry.apply(drawn.grid()));
    }

    /**
     * Draws the number of blanks: any number on a small board; on a larger one enough for a search, and sometimes nearly all cells,
     * where few claims can be proved but a solution is known.
     */
    private int blanks() {
        int cells = drawn.board().cells();
        if (cells <= FEW_CELLS) return random.nextInt(cells + 1);
        boolean many = drawn.board().digits() >= MANY_DIGITS;
        if (!many && random.nextInt(WIDE_OPEN) == 0) return cells - random.nextInt(cells / 4);
        int bound = many ? MOST_BLANKS_OF_MANY : MOST_BLANKS;
        int most = Math.min(bound, drawn.board().relations().isEmpty() ? cells : cells / 2);
        return most / 2 + random.nextInt(most / 2 + 1);
    }

    private int[] someOf(Grid grid, int blanks) {
        int[] givens = grid.digits();
        int[] order = Shuffled.numbers(givens.length, random);
        for (int i = 0; i < blanks; i++) givens[order[i]] = 0;
        return givens;
    }

    private int[] withOneLess(int[] givens) {
        int[] fewer = givens.clone();
        fewer[random.nextInt(fewer.length)] = 0;
        return fewer;
    }

    private int[] withOneMore(int[] givens) {
        int[] more = givens.clone();
        int cell = random.nextInt(more.length);
        more[cell] = drawn.grid().digit(cell);
        return more;
    }

    /** Alters one given so that it does not clash at once with another given. */
    private int[] altered(int[] givens) {
        int[] altered = givens.clone();
        altered[random.nextInt(altered.length)] =
                1 + random.nextInt(drawn.board().digits());
        return SolutionChecker.repeated(Grid.of(drawn.board(), altered)).isEmpty() ? altered : givens;
    }
}
