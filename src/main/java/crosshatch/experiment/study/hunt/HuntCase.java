package crosshatch.experiment.study.hunt;

import crosshatch.experiment.MeasuredRun;
import crosshatch.experiment.MeasuredSolver;
import crosshatch.experiment.Placement;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import java.util.List;

/**
 * A sequence of puzzles for one solver, which may keep a state from one puzzle to the next.
 *
 * @param limits the limits of each run
 */
record HuntCase(SolverSpec solver, Question question, Limits limits, List<Puzzle> puzzles) {
    HuntCase {
        puzzles = List.copyOf(puzzles);
    }

    /**
     * Lets a fresh solver answer the puzzles.
     *
     * @return a run for each puzzle
     * @throws crosshatch.solver.SolverException if the solver cannot run on this machine
     */
    List<MeasuredRun> answers(Placement placement) {
        try (MeasuredSolver contestant = placement.place(solver, question, limits)) {
            return contestant.answerAll(puzzles);
        }
    }

    HuntCase withPuzzles(List<Puzzle> others) {
        return new HuntCase(solver, question, limits, others);
    }

    HuntCase withSolver(SolverSpec other) {
        return new HuntCase(other, question, limits, puzzles);
    }

    HuntCase withQuestion(Question other) {
        return new HuntCase(solver, other, limits, puzzles);
    }

    HuntCase withLimits(Limits other) {
        return new HuntCase(solver, question, other, puzzles);
    }

    /** Returns the case up to the puzzle with this index. */
    HuntCase upTo(int index) {
        return withPuzzles(puzzles.subList(0, index + 1));
    }

    Puzzle last() {
        return puzzles.get(puzzles.size() - 1);
    }

    /** Returns the puzzles before the last one. */
    List<Puzzle> before() {
        return puzzles.subList(0, puzzles.size() - 1);
    }
}
