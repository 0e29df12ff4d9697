package crosshatch.solvers.engine;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Budget;
import java.util.ArrayList;
import java.util.List;

/**
 * Depth-first search with propagation at every node. Choice points are kept on a stack of its own, so that the depth is
 * limited by the puzzle and not by the thread.
 */
final class DepthFirstSearch {
    private final GridState state;
    private final RelationRules relations;
    private final Agenda agenda;
    private final CellSelection selection;
    private final Branching branching;
    private final DigitOrder digits;
    private final Shaving rootShaving;
    private final Shaving nodeShaving;
    private final Meter meter;
    private final EngineTracer tracer;

    /** {@code open.get(k)} is the choice point at level k; those from {@link #level} on are for later use. */
    private final List<ChoicePoint> open = new ArrayList<>();
    /** Number of open choice points. */
    private int level;

    private final List<Grid> solutions = new ArrayList<>();

    DepthFirstSearch(Parts parts) {
        state = parts.state();
        relations = parts.relations();
        agenda = parts.agenda();
        selection = parts.selection();
        branching = parts.branching();
        digits = parts.digits();
        rootShaving = parts.rootShaving();
        nodeShaving = parts.nodeShaving();
        meter = parts.meter();
        tracer = parts.tracer();
    }

    /** What a search is put together from; all of them work on the same state. */
    record Parts(
            GridState state,
            RelationRules relations,
            Agenda agenda,
            CellSelection selection,
            Branching branching,
            DigitOrder digits,
            Shaving rootShaving,
            Shaving nodeShaving,
            Meter meter,
            EngineTracer tracer) {}

    /** The solutions found by the last {@link #run}, all different. */
    List<Grid> solutions() {
        return solutions;
    }

    /**
     * Searches until there are {@code limit} solutions, the budget is used up, or nothing is left to try.
     *
     * @return whether the whole search space was gone through; false also if the budget ended first
     */
    boolean run(Puzzle puzzle, int limit, Budget budget) {
        meter.begin(budget);
        digits.begin();
        solutions.clear();
        level = 0;
        state.reset();
        budget.encoded();

        boolean alive = agenda.begin(puzzle) && rootShaving.shave();
        while (!meter.isOver()) {
            expand(alive);
            if (solutions.size() == limit) return false;
            if (!leaveWhatIsDone()) return true;
            alive = tryNext(open.get(level - 1));
        }
        return false;
    }

    /** Ends a path, or opens a choice point at its end. */
    private void expand(boolean alive) {
        int cell = alive ? selection.choose(state) : CellSelection.NONE;
        if (cell != CellSelection.NONE) {
            openChoicePoint(cell);
        } else if (alive && isSolution()) {
            Grid solution = state.toGrid();
            solutions.add(solution);
            if (tracer.isActive()) tracer.solution(solution);
        } else {
            meter.conflict();
        }
    }

    private void openChoicePoint(int cell) {
        if (level == open.size()) open.add(new ChoicePoint());
        long candidates = state.mask(cell);
        open.get(level++).open(cell, candidates, branching.alternatives(Long.bitCount(candidates)));
    }

    /**
     * Without the naked-single rule two cells of a unit can come to hold the same digit unnoticed, and an agenda that does
     * not look at relations sees only here that one is broken.
     */
    private boolean isSolution() {
        if (!state.isSolution()) {
            if (tracer.on()) tracer.deadEnd("a digit stands twice in a unit");
            return false;
        }
        boolean kept = relations.hold(state);
        if (!kept && tracer.on()) tracer.deadEnd("a relation is broken");
        return kept;
    }

    /**
     * Goes back to the deepest choice point with something left to try, and closes those below it.
     *
     * @return false if there is none
     */
    private boolean leaveWhatIsDone() {
        while (level > 0) {
            ChoicePoint point = open.get(level - 1);
            if (point.isBegun()) goBackTo(point);
            if (point.hasNext()) return true;
            level--;
        }
        return false;
    }

    private void goBackTo(ChoicePoint point) {
        state.backtrack();
        if (solutions.size() > point.solutionsBefore()) return;
        meter.backtrack();
        if (tracer.isActive()) tracer.backtrack(level);
    }

    private boolean tryNext(ChoicePoint point) {
        point.advance(branching, digits, state, solutions.size());
        int cell = point.cell();
        long digit = point.digit();
        meter.decision(level);
        if (tracer.isActive()) tracer.decision(level, cell, digit, point.fills(), point.alternatives());
        state.mark();
        boolean alive = point.fills() ? agenda.fill(cell, digit) : agenda.eliminate(cell, digit);
        return alive && nodeShaving.shave();
    }
}
