package crosshatch.solvers.model.choco;

import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solver.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import org.chocosolver.solver.search.SearchState;
import org.chocosolver.solver.search.measure.IMeasures;
import org.chocosolver.util.criteria.Criterion;
import org.jspecify.annotations.Nullable;

/** Answers by propagating the givens and, if cells are still open, by Choco's search. */
final class ChocoSolver implements Solver {
    /** Beside Choco's own counters: the nodes of its tree, left and right, without the root. */
    static final String BRANCHES = "branches";

    private final ChocoOptions options;
    private final Trace trace;
    private final Diagrams diagrams = new Diagrams();
    private @Nullable AllDifferentModel kept;

    ChocoSolver(ChocoOptions options, Trace trace) {
        this.options = options;
        this.trace = trace;
    }

    @Override
    public Answer answer(Puzzle puzzle, Question question, Budget budget) {
        try {
            return options.keeps(puzzle.board())
                    ? answerOnKeptModel(puzzle, question, budget)
                    : answer(new AllDifferentModel(puzzle.board(), options, diagrams, trace), puzzle, question, budget);
        } catch (InputException refused) {
            throw refused;
        } catch (RuntimeException broken) {
            throw new SolverException("choco: " + broken, broken);
        }
    }

    private Answer answerOnKeptModel(Puzzle puzzle, Question question, Budget budget) {
        AllDifferentModel model = modelOf(puzzle.board());
        kept = null; // a model on which something breaks is not used again
        model.mark();
        Answer answer = answer(model, puzzle, question, budget);
        model.takeBack();
        kept = model;
        return answer;
    }

    private AllDifferentModel modelOf(Board board) {
        if (kept != null && kept.isOf(board)) return kept;
        AllDifferentModel model = new AllDifferentModel(board, options, diagrams, trace);
        model.keep();
        return model;
    }

    /** On a model without givens, whatever else listens to its search. */
    static Answer answer(AllDifferentModel model, Puzzle puzzle, Question question, Budget budget) {
        boolean placed = model.place(puzzle);
        budget.encoded();
        model.counts().begin(budget.limits());
        Claim claim = claim(model, placed, question, budget);
        return new Answer(claim, counters(model));
    }

    private static Claim claim(AllDifferentModel model, boolean placed, Question question, Budget budget) {
        if (!placed || !model.propagate()) {
            model.counts().rootFailed();
            return question.claim(List.of(), true);
        }
        if (model.isFilled()) return question.claim(List.of(model.solution()), true);
        return search(model, question, budget);
    }

    private static Claim search(AllDifferentModel model, Question question, Budget budget) {
        BudgetCriterion criterion = new BudgetCriterion(budget, model.counts());
        model.solver().addStopCriterion(criterion);
        List<Grid> found = new ArrayList<>();
        while (found.size() < question.limit() && model.findNext()) found.add(model.solution());

        if (found.size() == question.limit()) return question.claim(found, false);
        Limit limit = criterion.met();
        // The loop asks once more when the search is over; only its state says whether that is why it is over.
        boolean stopped = model.solver().getSearchState() == SearchState.STOPPED;
        if (limit != null && stopped) return new Claim.OutOfBudget(limit);
        model.counts().end();
        return question.claim(found, true);
    }

    private static Counters counters(AllDifferentModel model) {
        IMeasures measures = model.solver().getMeasures();
        Counters.Builder counters = Counters.builder();
        model.counts().writeTo(counters);
        counters.set(Counter.RESTARTS, measures.getRestartCount())
                .setNative(BRANCHES, model.counts().branches())
                .setNative("nodes", measures.getNodeCount())
                .setNative("fails", measures.getFailCount())
                .setNative("backtracks", measures.getBackTrackCount());
        ChocoRelease.addBackjumps(measures, counters);
        return counters.setNative("restarts", measures.getRestartCount())
                .setNative("solutions", measures.getSolutionCount())
                .setNative("maxDepth", measures.getMaxDepth())
                .build();
    }

    /**
     * Stops Choco's search loop when the budget is used up. The loop asks before each of its actions and then still does that one,
     * so a search overruns by less than one propagation.
     */
    private static final class BudgetCriterion implements Criterion {
        private final Budget budget;
        private final ChocoCounters counts;
        private @Nullable Limit met;

        BudgetCriterion(Budget budget, ChocoCounters counts) {
            this.budget = budget;
            this.counts = counts;
        }

        @Override
        public boolean isMet() {
            if (met == null) met = budget.exceeded(counts.decisions(), counts.conflicts());
            return met != null;
        }

        /** The limit that was met, null if none was. */
        @Nullable
        Limit met() {
            return met;
        }
    }
}
