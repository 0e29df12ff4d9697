package crosshatch.instances.generate.proper;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Budget;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;

/** Measures the effort of a solver on a puzzle of order 3, as a number that a search can raise. For use by one thread. */
interface Effort {
    long of(Puzzle puzzle);

    /**
     * Returns the decisions of our fastest engine in a count of two solutions. The task is not {@code unique}, because the engine's
     * search for a first solution was added later and would change the puzzles of a seed.
     */
    static Effort swiftDecisions() {
        Solver swift = SolverCatalog.standard().create(GridOperations.SOLVER);
        return puzzle -> count(swift, Question.count(2), Counter.DECISIONS, puzzle);
    }

    /** Returns the backtracks of Norvig's program until its first solution. */
    static Effort norvigBacktracks() {
        Solver norvig = SolverCatalog.standard().create("norvig");
        return puzzle -> count(norvig, Question.ANY, Counter.BACKTRACKS, puzzle);
    }

    /** Runs a solver and returns a counter that its family has. */
    static long count(Solver solver, Question question, Counter counter, Puzzle puzzle) {
        return solver.answer(puzzle, question, Budget.unlimited())
                .counters()
                .get(counter)
                .orElseThrow(() -> new AssertionError("the solver does not count " + counter.column()));
    }
}
