package crosshatch.instances.generate;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.board.Board;
import org.apache.commons.rng.UniformRandomProvider;

/**
 * Complete grids drawn at random.
 *
 * <p>Latin squares: the walk of {@link JacobsonMatthews}, n² proper squares long, which takes about n³ moves. Sudokus: the walk
 * of {@link CycleSwitches}, n³ moves long. The mixing time of either walk is unknown. The number of 2×2 subsquares is far from
 * typical at the start. After a third of these moves it no longer changes on average.
 */
public final class RandomGrids {
    private RandomGrids() {}

    /** A complete grid, valid in every unit. */
    public static Grid draw(Board board, UniformRandomProvider random) {
        if (!board.isPlain()) throw new IllegalArgumentException("grids of " + board + " cannot be drawn");
        int n = board.digits();
        if (board.order() == 0) {
            JacobsonMatthews walk = new JacobsonMatthews(n, random);
            walk.walk(n * n);
            return Grid.of(board, walk.digits());
        }
        CycleSwitches walk = new CycleSwitches(board.order(), random);
        walk.walk(n * n * n);
        return Grid.of(board, walk.digits());
    }
}
