package crosshatch.generate.proper;

import crosshatch.catalog.SolverCatalog;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Budget;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;

/** What a solver has to do for a puzzle of order 3, as a number that a search can raise. One thread. */
interface Effort {
    long of(Puzzle puzzle);

    /** Backtracks of Norvig's program on the way to the first solution, as he counts them. */
    static Effort norvigBacktracks() {
        Solver norvig = SolverCatalog.standard().create("norvig");
        return puzzle -> count(norvig, Question.ANY, Counter.BACKTRACKS, puzzle);
    }

    /** Decisions of our fastest engine until the solution is shown to be the only one. */
    static Effort swiftDecisions() {
        Solver swift = SolverCatalog.standard().create(Drafts.SOLVER);
        return puzzle -> count(swift, Question.UNIQUE, Counter.DECISIONS, puzzle);
    }

    /** Asks a solver and reads a counter that its family has. */
    static long count(Solver solver, Question question, Counter counter, Puzzle puzzle) {
        return solver.answer(puzzle, question, Budget.unlimited())
                .counters()
                .get(counter)
                .orElseThrow(() -> new AssertionError("the solver does not count " + counter.column()));
    }
}
