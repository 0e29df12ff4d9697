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
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.rng.UniformRandomProvider;

/**
 * Draws related puzzles on one board. They are one puzzle, and the same with a given less or more, with a given altered, with
 * its cells moved, and with its board in another form. So a solution of one is known to be a solution of others, and a solver
 * that keeps something from puzzle to puzzle is tempted to keep too much.
 */
public final class Puzzles {
    /** With more blank cells than this nothing is proved quickly; with more than nine digits, than that. */
    private static final int MOST_BLANKS = 56;

    private static final int MOST_BLANKS_OF_MANY = 36;
    private static final int MANY_DIGITS = 10;

    private static final int FEW_CELLS = 20;
    private static final int USUAL_CELLS = 81;
    /** One set of givens of this number leaves nearly all cells blank. */
    private static final int WIDE_OPEN = 4;

    /**
     * A puzzle as it was drawn.
     *
     * @param kinds its parts, for tables: {@code latin}, {@code size 4}, {@code sum}, {@code altered given}, …
     * @param known a solution; empty if none is known, which does not mean that there is none
     */
    public record Drawn(Puzzle puzzle, Set<String> kinds, Optional<Grid> known) {
        /** @param hoped is known if it is a solution */
        static Drawn of(Puzzle puzzle, Set<String> kinds, Grid hoped) {
            return new Drawn(puzzle, kinds, Optional.of(hoped).filter(grid -> SolutionChecker.fault(puzzle, grid)
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
     * @param number of the board, from 0: kinds of relation take turns
     * @param most number of cells that it may have
     */
    public static List<Drawn> draw(long number, int most, UniformRandomProvider random) {
        return new Puzzles(RandomBoards.draw(number, most, random), random).all();
    }

    /**
     * Draws puzzles on the usual board, for solvers that take no other.
     *
     * @param most number of cells that a board may have; with fewer than the usual one has, there are none
     */
    public static List<Drawn> drawUsual(int most, UniformRandomProvider random) {
        return most < USUAL_CELLS ? List.of() : new Puzzles(RandomBoards.usual(random), random).all();
    }

    private List<Drawn> all() {
        int[] givens = someOf(drawn.grid(), blanks());
        add(drawn.board(), givens, drawn.grid(), "");
        add(drawn.board(), withOneLess(givens), drawn.grid(), "a given less");
        add(drawn.board(), withOneMore(givens), drawn.grid(), "a given more");
        add(drawn.board(), altered(givens), drawn.grid(), "altered given");
        add(drawn.board(), someOf(drawn.grid(), blanks()), drawn.grid(), "");
        addIsomorph(givens);
        Board inOtherWords = new Rewriting(drawn.board(), random).random();
        add(inOtherWords, givens, Grid.of(inOtherWords, drawn.grid().digits()), "other words");
        add(drawn.board(), altered(someOf(drawn.grid(), blanks())), drawn.grid(), "altered given");
        add(drawn.board(), givens, drawn.grid(), "again");
        return puzzles;
    }

    private void add(Board board, int[] givens, Grid hoped, String how) {
        Set<String> kinds = new TreeSet<>(drawn.kinds());
        if (!how.isEmpty()) kinds.add(how);
        puzzles.add(Drawn.of(new Puzzle(Grid.of(board, givens)), kinds, hoped));
    }

    private void addIsomorph(int[] givens) {
        Symmetry symmetry = drawn.board().order() > 0
                ? Symmetry.random(drawn.board(), random::nextInt)
                : new BoardSymmetries(drawn.board()).random(random::nextInt);
        Grid image = symmetry.apply(Grid.of(drawn.board(), givens));
        add(drawn.board(), image.digits(), symmetry.apply(drawn.grid()), "isomorph");
    }

    /**
     * Anything from none on a small board; on a larger one what leaves something to search, and now and then nearly all: few
     * can be proved about, but a solution of each is known.
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

    /** Another digit in one cell, unless it clashes at once with another given: that would be no puzzle for people. */
    private int[] altered(int[] givens) {
        int[] altered = givens.clone();
        altered[random.nextInt(altered.length)] =
                1 + random.nextInt(drawn.board().digits());
        return SolutionChecker.repeated(Grid.of(drawn.board(), altered)).isEmpty() ? altered : givens;
    }
}
