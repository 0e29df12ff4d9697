package crosshatch.solvers.model.sat4j;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.core.SolverStats;
import org.sat4j.specs.IVecInt;

/**
 * Answers by searching a formula for one solution after another: the formula of the puzzle, or the formula of its board with the
 * givens as assumptions, which is kept from puzzle to puzzle.
 */
final class Sat4jSolver implements Solver {
    private final Sat4jOptions options;
    private final Trace trace;
    private final Diagrams diagrams = new Diagrams();
    private @Nullable Sat4jFormula kept;

    /**
     * Makes a solver.
     *
     * @param trace receives solutions and learnt clauses
     */
    Sat4jSolver(Sat4jOptions options, Trace trace) {
        this.options = options;
        this.trace = trace;
    }

    @Override
    public Answer answer(Puzzle puzzle, Question question, Budget budget) {
        Sat4jListener watch = new Sat4jListener(budget);
        return options.keepsSolver()
                ? answerOnKeptFormula(puzzle, question, budget, watch)
                : answer(puzzle, question, budget, watch);
    }

    private Answer answer(Puzzle puzzle, Question question, Budget budget, Sat4jListener watch) {
        Sat4jFormula formula = Sat4jFormula.of(puzzle, options, diagrams, isExplained(), watch);
        Sat4jSearch search = search(puzzle, formula, VecInt.EMPTY, watch);
        budget.encoded();
        Claim claim = claim(search, question, watch);
        return new Answer(claim, Sat4jCounters.counters(watch, formula.solver().getStats()));
    }

    private Answer answerOnKeptFormula(Puzzle puzzle, Question question, Budget budget, Sat4jListener watch) {
        Sat4jFormula formula = kept != null && kept.candidates().board().equals(puzzle.board())
                ? kept
                : Sat4jFormula.of(puzzle, options, diagrams, isExplained(), watch);
        kept = null; // a formula on which something breaks is not used again
        formula.solver().getStats().reset();
        Sat4jSearch search = search(puzzle, formula, assumptions(puzzle, formula), watch);
        budget.encoded();
        Claim claim = claim(search, question, watch);
        Answer answer =
                new Answer(claim, Sat4jCounters.counters(watch, formula.solver().getStats()));
        search.takeBack();
        if (options.forgets()) formula.solver().clearLearntClauses();
        if (formula.complete()) kept = formula;
        return answer;
    }

    private Sat4jSearch search(Puzzle puzzle, Sat4jFormula formula, IVecInt assumptions, Sat4jListener watch) {
        if (trace.on()) {
            ClauseTracer tracer = new ClauseTracer(trace, formula.candidates(), formula.definitions());
            formula.definitions().trace(tracer);
            watch.traceTo(tracer);
        }
        return new Sat4jSearch(puzzle, formula, assumptions, options.keepsSolver(), watch);
    }

    /** For a reader, hundreds of definitions and clauses before the first step would be too much. */
    private boolean isExplained() {
        return trace.on() && !trace.inWords();
    }

    private static IVecInt assumptions(Puzzle puzzle, Sat4jFormula formula) {
        IVecInt assumptions = new VecInt();
        for (int cell = 0; cell < puzzle.board().cells(); cell++) {
            int given = puzzle.given(cell);
            if (given != 0) assumptions.push(formula.candidates().variable(cell, given));
        }
        return assumptions;
    }

    private Claim claim(Sat4jSearch search, Question question, Sat4jListener watch) {
        List<Grid> found = new ArrayList<>();
        while (true) {
            switch (search.next()) {
                case STOPPED -> {
                    return new Claim.OutOfBudget(Objects.requireNonNull(watch.met()));
                }
                case REFUTED -> {
                    return question.claim(found, true);
                }
                case FOUND -> {
                    Grid solution = search.solution();
                    found.add(solution);
                    if (trace.on()) trace.event(new Event.Solution(solution));
                    if (watch.solutionIsForced()) return question.claim(found, true);
                    if (found.size() == question.limit()) return question.claim(found, false);
                    search.ruleOut(solution);
                }
            }
        }
    }

    /** The counters of one run: from the watch, and Sat4j's own by its own names. */
    static final class Sat4jCounters {
        private static final String STARTS = "starts";
        private static final String PROPAGATIONS = "propagations";
        private static final String LEARNT_CLAUSES = "learnedclauses";
        private static final String LEARNT_LITERALS = "learnedliterals";

        private static final List<String> NATIVES = List.of(
                STARTS,
                "decisions",
                PROPAGATIONS,
                "inspects",
                "conflicts",
                LEARNT_LITERALS,
                "learnedbinaryclauses",
                "learnedternaryclauses",
                LEARNT_CLAUSES,
                "ignoredclauses",
                "rootSimplifications",
                "reducedliterals",
                "changedreason",
                "reduceddb",
                "shortcuts",
                "updateLBD",
                "importedUnits");

        private Sat4jCounters() {}

        static Counters counters(Sat4jListener watch, SolverStats stats) {
            Counters.Builder counters = Counters.builder()
                    .set(Counter.DECISIONS, watch.decisions())
                    .set(Counter.BACKTRACKS, watch.refutedDecisions())
                    .set(Counter.CONFLICTS, watch.conflicts())
                    .set(Counter.PROPAGATIONS, Sat4jRelease.count(PROPAGATIONS, stats))
                    .set(Counter.RESTARTS, Sat4jRelease.count(STARTS, stats) - watch.searches())
                    .set(
                            Counter.NOGOODS,
                            Sat4jRelease.count(LEARNT_CLAUSES, stats) + Sat4jRelease.count(LEARNT_LITERALS, stats))
                    .set(Counter.DEPTH, watch.depth());
            for (String each : NATIVES) {
                if (Sat4jRelease.counts(each)) counters.setNative(each, Sat4jRelease.count(each, stats));
            }
            return counters.build();
        }
    }
}
