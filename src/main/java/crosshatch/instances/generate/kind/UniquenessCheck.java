package crosshatch.instances.generate.kind;

import crosshatch.instances.generate.RandomGrids;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.List;
import java.util.Optional;
import org.apache.commons.rng.UniformRandomProvider;

/** Checks puzzles with a solver while they are made. It limits decisions and reads no clock. For use by one thread. */
final class UniquenessCheck {
    /** The limits of a check, enough for puzzles that people solve; harder puzzles are not made. */
    private static final Limits LIMITS = Limits.ofDecisions(500);

    private final SolverCatalog catalog = SolverCatalog.standard();
    private final Solver solver = catalog.create("engine");

    /** Returns whether exactly one solution was proved within the limits. */
    boolean isProper(Puzzle puzzle) {
        return solver.answer(puzzle, Question.UNIQUE, Budget.unmeasured(LIMITS)).claim() instanceof Claim.Unique;
    }

    /**
     * Returns a full grid that fits a board without relations.
     *
     * @return the grid; empty if there is none, or none was found within the limits
     */
    Optional<Grid> solution(Board board, UniformRandomProvider random) {
        if (board.isPlain()) return Optional.of(RandomGrids.draw(board, random));
        Solver guesser = catalog.create("engine/digits=random/seed=" + random.nextInt(Integer.MAX_VALUE));
        Puzzle empty = new Puzzle(Grid.of(board, new int[board.cells()]));
        List<Grid> found = guesser.answer(empty, Question.ANY, Budget.unmeasured(LIMITS))
                .claim()
                .shown();
        return found.stream().findFirst();
    }
}
