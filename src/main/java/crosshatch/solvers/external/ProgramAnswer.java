package crosshatch.solvers.external;

import crosshatch.puzzle.Grid;
import crosshatch.solver.Claim;
import crosshatch.solver.Counters;
import crosshatch.solver.Question;
import crosshatch.solvers.export.UnfitAnswerException;
import java.util.List;

/**
 * What a program said, as it was understood; nobody has checked it.
 *
 * @param solutions whole grids, which may solve anything
 * @param complete whether it says that there are no others
 * @param counters those it told
 */
record ProgramAnswer(List<Grid> solutions, boolean complete, Counters counters) {
    /** Exit codes of SAT solvers, which some programs keep. */
    private static final int SATISFIABLE = 10;

    private static final int UNSATISFIABLE = 20;

    /** Neither a solution nor a refutation: it says that it does not know. */
    boolean gaveUp() {
        return solutions.isEmpty() && !complete;
    }

    /**
     * The claim that answers what was asked.
     *
     * @throws UnfitAnswerException if it is more or less than was asked for
     */
    Claim claim(Question question) {
        return claim(solutions, complete, question);
    }

    /**
     * The claim that several answers make together.
     *
     * @throws UnfitAnswerException likewise
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

    /** @throws UnfitAnswerException if the exit code says another thing than this */
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
