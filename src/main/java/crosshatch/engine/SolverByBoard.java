package crosshatch.engine;

import crosshatch.lcg.LearningOptions;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;

/** Leaves small boards to one solver and large ones to another: on small ones learning takes longer than it spares. */
final class SolverByBoard implements Solver {
    private final Solver small;
    private final Solver large;

    SolverByBoard(Solver small, Solver large) {
        this.small = small;
        this.large = large;
    }

    @Override
    public Answer answer(Puzzle puzzle, Question question, Budget budget) {
        boolean isSmall = puzzle.board().digits() <= LearningOptions.MOST_DIGITS_WITHOUT_LEARNING;
        return (isSmall ? small : large).answer(puzzle, question, budget);
    }
}
