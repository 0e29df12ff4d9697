package crosshatch.solvers.published.readalps;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.ArrayList;
import java.util.List;

/** Runs the published search from solution to solution until the question is answered. */
final class ReadalpsSolver implements Solver {
    private final Filter.Mode mode;
    private final Trace trace;

    ReadalpsSolver(Filter.Mode mode, Trace trace) {
        this.mode = mode;
        this.trace = trace;
    }

    @Override
    public Answer answer(Puzzle puzzle, Question question, Budget budget) {
        State state = new State(puzzle);
        ReadalpsCounters counts = new ReadalpsCounters();
        budget.encoded();
        Claim claim = state.contradictory()
                ? refuted(question, counts)
                : searched(new ReadalpsSearch(state, mode, counts, trace), question, budget);
        return new Answer(claim, counts.counters());
    }

    /** Ours: the published search does not compare the givens, and would take any full grid for a solution. */
    private Claim refuted(Question question, ReadalpsCounters counts) {
        counts.steps = 1;
        counts.conflicts = 1;
        if (trace.on()) trace.event(new Event.DeadEnd("the givens contradict each other"));
        return question.claim(List.of(), true);
    }

    private static Claim searched(ReadalpsSearch search, Question question, Budget budget) {
        List<Grid> found = new ArrayList<>();
        while (found.size() < question.limit()) {
            switch (search.run(budget)) {
                case SOLUTION -> found.add(search.solution());
                case EXHAUSTED -> {
                    return question.claim(found, true);
                }
                case OUT_OF_BUDGET -> {
                    return new Claim.OutOfBudget(search.limit());
                }
            }
        }
        return question.claim(found, false);
    }
}
