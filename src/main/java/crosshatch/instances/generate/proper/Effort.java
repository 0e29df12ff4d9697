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

/** What a solver has to do for a puzzle of order 3, as a number that a search can raise. One thread. */
interface Effort {
    long of(Puzzle puzzle);

    /**
     * Decisions of our fastest engine until the solution is shown to be the only one, asked as a count of two: then it does not look
     * for a first solution soon, and what a seed makes has been the same since before it could.
     */
    static Effort swiftDecisions() {
        Solver swift = SolverCatalog.standard().create(Drafts.SOLVER);
        return puzzle -> count(swift, Question.count(2), Counter.DECISIONS, puzzle);
    }

    /**
     * Backtracks of any solver. A run that a limit ends counts with those it had made; one that ends otherwise without an answer
     * counts for nothing, so that no search is drawn to puzzles that a solver merely refuses.
     *
     * @param solver counts backtracks
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

    /** Asks a solver and reads a counter that its family has. */
    static long count(Solver solver, Question question, Counter counter, Puzzle puzzle) {
        return solver.answer(puzzle, question, Budget.unlimited())
                .counters()
                .get(counter)
                .orElseThrow(() -> new AssertionError("the solver does not count " + counter.column()));
    }
}
