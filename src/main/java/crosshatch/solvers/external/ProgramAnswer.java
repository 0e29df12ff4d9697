package crosshatch.solvers.external;

import crosshatch.puzzle.Grid;
import crosshatch.solver.Claim;
import crosshatch.solver.Counters;
import crosshatch.solver.Question;
import crosshatch.solvers.export.UnfitAnswerException;
import java.util.List;

/**
 * The answer of a program, not yet validated.
 *
 * @param solutions whole grids, which may not solve the puzzle
 * @param complete whether it states that there are no others
 * @param counters the reported counters
 */
record ProgramAnswer(List<Grid> solutions, boolean complete, Counters counters) {
    /** The exit code of SAT solvers for satisfiable formulas, which some programs use. */
    private static final int SATISFIABLE = 10;

    private static final int UNSATISFIABLE = 20;

    /** Returns whether the program found neither a solution nor a refutation. */
    boolean gaveUp() {
        return solutions.isEmpty() && !complete;
    }

    /**
     * Returns the reported status for a task.
     *
     * @throws UnfitAnswerException if the answer has more or fewer solutions than the task allows
     */
    Claim claim(Question question) {
        return claim(solutions, complete, question);
    }

    /**
     * Returns the reported status that follows from several answers.
     *
     * @throws UnfitAnswerException if the answers have more or fewer solutions than the task allows
     */
    static Claim claim(List<Grid> found, boolean complete, Question question) {
        if (found.isEmpty() && !complete) return new Claim.GaveUp();
        if (found.size() > question.limit()) {
            throw new UnfitAnswerException(found.size() + " solutions, expected at most " + question.limit());
        }
        if (found.size() < question.limit() && !complete) {
            throw new UnfitAnswerException(found.size() + " of " + question.limit()
                    + " solutions, but did not report that there are no others");
        }
        return question.claim(found, complete);
    }

    /**
     * Checks the exit code.
     *
     * @throws UnfitAnswerException if it contradicts this answer
     */
    void require(int exitCode) {
        boolean solved = !solutions.isEmpty();
        if (exitCode == SATISFIABLE && !solved) {
            throw new UnfitAnswerException("exit code 10 means satisfiable, but it shows no solution");
        }
        if (exitCode == UNSATISFIABLE && (solved || !complete)) {
            throw new UnfitAnswerException("exit code 20 means unsatisfiable, but "
                    + (solved ? "it shows a solution" : "it reports that it does not know"));
        }
    }
}
