package crosshatch.instances.generate.proper;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Limits;
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
        Solver swift = SolverCatalog.standard().create(Drafts.SOLVER);
        return puzzle -> count(swift, Question.count(2), Counter.DECISIONS, puzzle);
    }

    /**
     * Returns the backtracks of any solver. A run that reaches a limit counts with its backtracks until then. A run that ends otherwise
     * without an answer counts as 0, so that no search prefers puzzles that a solver merely refuses.
     *
     * @param solver a solver that counts backtracks
     */
    static Effort backtracks(Solver solver, Question question, Limits limits) {
        return puzzle -> {
            Answer answer = solver.answer(puzzle, question, Budget.unmeasured(limits));
            boolean searched = answer.claim() instanceof Claim.Solved
                    || answer.claim() instanceof Claim.Unique
                    || answer.claim() instanceof Claim.OutOfBudget;
            return searched ? answer.counters().get(Counter.BACKTRACKS).orElse(0) : 0;
        };
    }

    /** Runs a solver and returns a counter that its family has. */
    static long count(Solver solver, Question question, Counter counter, Puzzle puzzle) {
        return solver.answer(puzzle, question, Budget.unlimited())
                .counters()
                .get(counter)
                .orElseThrow(() -> new AssertionError("the solver does not count " + counter.column()));
    }
}
