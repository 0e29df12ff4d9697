package crosshatch.experiment.study.hunt;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import java.util.List;

/**
 * What one solver is asked, puzzle after puzzle; it may keep something from one to the next.
 *
 * @param limits of each run
 */
record Trial(SolverSpec solver, Question question, Limits limits, List<Puzzle> puzzles) {
    Trial {
        puzzles = List.copyOf(puzzles);
    }

    Trial withPuzzles(List<Puzzle> others) {
        return new Trial(solver, question, limits, others);
    }

    Trial withSolver(SolverSpec other) {
        return new Trial(other, question, limits, puzzles);
    }

    Trial withQuestion(Question other) {
        return new Trial(solver, other, limits, puzzles);
    }

    Trial withLimits(Limits other) {
        return new Trial(solver, question, other, puzzles);
    }

    /** Up to the puzzle of that index. */
    Trial upTo(int index) {
        return withPuzzles(puzzles.subList(0, index + 1));
    }

    Puzzle last() {
        return puzzles.get(puzzles.size() - 1);
    }

    /** Those before the last one. */
    List<Puzzle> before() {
        return puzzles.subList(0, puzzles.size() - 1);
    }
}
