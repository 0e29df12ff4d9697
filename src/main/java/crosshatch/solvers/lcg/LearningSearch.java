package crosshatch.solvers.lcg;

import crosshatch.base.Ints;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Budget;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Search that learns from each conflict and jumps back to where that would have made a difference. What is left to try is nowhere
 * written down but in the clauses: a solution is excluded by one too.
 */
final class LearningSearch {
    private final Parts parts;
    private final Trail trail;
    private final ExactlyOneSets slots;
    private final Clauses clauses;
    private final SearchCounters counts = new SearchCounters();
    private final List<Grid> solutions = new ArrayList<>();
    private final Ints exclusion = new Ints();
    private Budget budget = Budget.unlimited();
    private @Nullable Limit exceeded;

    /** What a search is put together from; all of them work on the same trail. */
    record Parts(
            ExactlyOneSets slots,
            Trail trail,
            Conflict conflict,
            Clauses clauses,
            LearningPropagation propagation,
            FirstUip analysis,
            Lbd lbd,
            DecisionSelector selection,
            Phases phases,
            Restarts restarts,
            Forgetting forgetting,
            LearningTracer tracer) {}

    LearningSearch(Parts parts) {
        this.parts = parts;
        trail = parts.trail();
        slots = parts.slots();
        clauses = parts.clauses();
    }

    /** The solutions found by the last {@link #run}, all different. */
    List<Grid> solutions() {
        return solutions;
    }

    /** What was counted in the last {@link #run}. */
    Counters counters() {
        return counts.counters(
                parts.propagation().removals(),
                parts.forgetting().forgotten(),
                parts.selection().moves());
    }

    /** The limit that ended the last {@link #run}; null if none did. */
    @Nullable
    Limit exceeded() {
        return exceeded;
    }

    /**
     * Searches until there are {@code limit} solutions, the budget is used up, or nothing is left to try.
     *
     * @return whether the whole search space was gone through; false also if the budget ended first
     */
    boolean run(Puzzle puzzle, int limit, Budget newBudget) {
        budget = newBudget;
        begin(puzzle);
        budget.encoded();
        parts.propagation().fillGivens(puzzle);
        boolean alive = propagate();
        parts.selection().begin();
        while (exceeded == null) {
            if (!alive) {
                if (!learn()) return true;
            } else if (trail.level() > 0 && parts.restarts().isDue()) {
                counts.restart();
                jump(
                        parts.propagation().lookEverywhere()
                                ? 0
                                : parts.selection().levelToKeep());
                parts.selection().restart(this::isOver);
            } else if (!decide()) {
                addSolution();
                if (solutions.size() == limit) return false;
                if (!exclude()) return true;
            }
            alive = propagate();
        }
        return false;
    }

    private void begin(Puzzle puzzle) {
        exceeded = null;
        counts.begin();
        solutions.clear();
        parts.propagation().begin(puzzle, parts.tracer().inWords());
        parts.phases().begin();
        parts.restarts().begin();
        parts.forgetting().begin();
        parts.tracer().begin();
    }

    private boolean isOver() {
        exceeded = budget.exceeded(counts.decisions(), counts.conflicts());
        return exceeded != null;
    }

    /** @return false at a conflict */
    private boolean propagate() {
        boolean alive = parts.propagation().propagate();
        parts.tracer().propagated();
        return alive;
    }

    /** @return false if the conflict needs no decision: nothing is left to try */
    private boolean learn() {
        counts.conflict(trail.level());
        parts.tracer().conflict(parts.conflict());
        exceeded = budget.exceeded(counts.decisions(), counts.conflicts());
        if (!parts.analysis().learn()) return false;
        Ints learnt = parts.analysis().learnt();
        int levels = parts.lbd().of(learnt);
        counts.learnt(learnt.size());
        parts.tracer().learnt(learnt);
        jump(parts.analysis().backjump());
        follow(learnt, levels);
        parts.restarts().conflict(levels);
        parts.forgetting().conflict();
        parts.forgetting().forget();
        return true;
    }

    /** Adds a clause all of whose literals but the first are false, so that this one holds. */
    private void follow(Ints clause, int levels) {
        int first = clause.get(0);
        if (clause.size() == 1) trail.assign(first, Reason.NONE);
        else trail.assign(first, Reason.of(Reason.CLAUSE, clauses.add(clause, levels)));
    }

    private void jump(int level) {
        if (level < trail.level()) parts.tracer().jump(level);
        trail.backTo(level);
    }

    /** @return false if nothing is open */
    private boolean decide() {
        if (trail.level() == 0) parts.propagation().keepRoot();
        int literal = parts.selection().choose();
        if (literal == Literal.NONE) return false;
        counts.decision(trail.level() + 1);
        exceeded = budget.exceeded(counts.decisions(), counts.conflicts());
        parts.tracer().decision(trail.level() + 1, literal);
        trail.decide(literal);
        return true;
    }

    private void addSolution() {
        int[] digits = new int[slots.board().cells()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = Long.numberOfTrailingZeros(parts.propagation().candidates(cell)) + 1;
        }
        Grid solution = Grid.of(slots.board(), digits);
        solutions.add(solution);
        parts.selection().solution();
        parts.tracer().solution(solution);
    }

    /** The decisions that led to a solution led to it alone. @return false if there were none: nothing is left to try */
    private boolean exclude() {
        int level = trail.level();
        if (level == 0) return false;
        exclusion.clear();
        for (int each = level; each > 0; each--) exclusion.add(Literal.negated(trail.decision(each)));
        jump(level - 1);
        follow(exclusion, Clauses.LBD_OF_KEPT);
        return true;
    }
}
