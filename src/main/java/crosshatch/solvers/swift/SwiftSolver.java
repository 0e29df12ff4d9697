package crosshatch.solvers.swift;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Limit;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.trace.Trace;

/** One search, used again for each puzzle: after the first, a run allocates its claim and its counters and nothing else. */
final class SwiftSolver implements Solver {
    private final SwiftSearch search;

    SwiftSolver(Kernel kernel, Trace trace) {
        search = new SwiftSearch(kernel.create(), trace);
    }

    @Override
    public Answer answer(Puzzle puzzle, Question question, Budget budget) {
        search.run(puzzle, question, budget);
        Limit exceeded = search.exceeded();
        boolean enough = search.found().size() == question.limit();
        Claim claim =
                exceeded != null && !enough ? new Claim.OutOfBudget(exceeded) : question.claim(search.found(), !enough);
        return new Answer(claim, search.counters());
    }
}
