package crosshatch.solvers.external;

import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solver.Claim;
import crosshatch.solvers.export.AnswerReader;
import crosshatch.solvers.export.ModelSpec;
import crosshatch.solvers.export.Problem;
import crosshatch.solvers.export.UnfitAnswerException;
import java.util.Optional;

/** The grid that a text stands for which a program printed for one solution. */
final class AnswerText {
    private static final ModelSpec ANY_MODEL = ModelSpec.parse("minizinc");

    private AnswerText() {}

    /** @throws UnfitAnswerException if it stands for none, for half of one, or for two */
    static Grid grid(String text, Puzzle puzzle, Optional<ModelSpec> model) {
        ReaderSettings settings = ReaderSettings.DEFAULT.withBoard(puzzle.board());
        try {
            Claim claim = new AnswerReader(Problem.of(puzzle), model.orElse(ANY_MODEL), settings).read(text, "answer");
            if (claim instanceof Claim.Failed unfit) throw new UnfitAnswerException(unfit.error());
            if (claim.shown().size() != 1) {
                throw new UnfitAnswerException(claim.shown().size() + " grids where one was expected");
            }
            return whole(claim.shown().get(0));
        } catch (InputException unreadable) {
            throw new UnfitAnswerException("its answer cannot be read: " + unreadable.getMessage());
        }
    }

    /** @throws UnfitAnswerException if a cell is blank */
    static Grid whole(Grid grid) {
        int cells = grid.board().cells();
        if (grid.filled() == cells) return grid;
        throw new UnfitAnswerException("half a grid: " + grid.filled() + " of " + cells + " cells");
    }
}
