package crosshatch.solvers.lcg;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;

/** Leaves small boards to one solver and large ones to another. */
record SolverByBoard(Solver small, Solver large) implements Solver {
    @Override
    public Answer answer(Puzzle puzzle, Question question, Budget budget) {
        boolean isSmall = puzzle.board().digits() <= LcgFamily.MOST_DIGITS_OF_SMALL_BOARDS;
        return (isSmall ? small : large).answer(puzzle, question, budget);
    }
}
