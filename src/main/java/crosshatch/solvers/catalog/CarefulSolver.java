package crosshatch.solvers.catalog;

import crosshatch.base.InputException;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;

/** A solver that refuses what its family cannot be asked, for those who take puzzles as they come. */
record CarefulSolver(SolverSpec spec, Solver solver) implements Solver {
    /** @throws InputException if the family refuses the puzzle's board or the question */
    @Override
    public Answer answer(Puzzle puzzle, Question question, Budget budget) {
        spec.family().refusal(puzzle.board(), question).ifPresent(reason -> {
            throw new InputException(reason);
        });
        return solver.answer(puzzle, question, budget);
    }

    @Override
    public void settle() {
        solver.settle();
    }

    @Override
    public void close() {
        solver.close();
    }
}
