package crosshatch.solvers.model.choco;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.Arrays;
import org.chocosolver.solver.Cause;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.propagation.PropagationEngine;
import org.chocosolver.solver.search.loop.monitors.NogoodFromRestarts;
import org.chocosolver.solver.search.strategy.decision.DecisionPath;
import org.chocosolver.solver.variables.IntVar;
import org.jspecify.annotations.Nullable;

/**
 * The model of one board: a variable with domain 1…n per cell, numbered from 0, an all-different per unit, the {@link
 * ChocoRelations}, and the {@link Views} of the board.
 *
 * <p>A model serves one puzzle, or many one after the other. Many work like this:
 *
 * <pre>
 *   keep          world 0: propagate the empty grid. It removes nothing, but makes every propagator active, for good:
 *                 a propagator first run in a later world would be inactive again, and silent, once that world is gone
 *   mark          world 1 is pushed
 *   place, propagate, search
 *   takeBack      worlds above 0 are popped
 * </pre>
 *
 * Popping undoes domains and the states of propagators. What some levels carry over all the same, a matching or a sorted
 * order of each unit, changes in which order they remove candidates, not which. DEFAULT carries over its rates and its draws,
 * and learning its literals and clauses; {@link ChocoOptions} keeps no such model.
 */
final class AllDifferentModel {
    private final Board board;
    private final Trace trace;
    private final boolean learns;
    private final Solver solver;
    private final IntVar[] cells;
    private final ChocoCounters counts;
    private final @Nullable ChocoTracer tracer;
    /** Whether no relation is broken by any digits. */
    private final boolean possible;

    private boolean searched;

    /** @param trace told of the search */
    AllDifferentModel(Board board, ChocoOptions options, Diagrams diagrams, Trace trace) {
        this.board = board;
        this.trace = trace;
        learns = options.learns();
        Model model = ChocoRelease.model(board.name(), options);
        solver = model.getSolver();
        if (options.keeps(board)) ReusableEngine.in(model);
        cells = new IntVar[board.cells()];
        // "false": enumerated domains, with holes. Bounds alone would make every level weaker.
        Arrays.setAll(cells, cell -> model.intVar(board.cellName(cell), 1, board.digits(), false));
        for (int unit = 0; unit < board.unitCount(); unit++) {
            model.allDifferent(cellsOf(board.unit(unit)), options.alldiff()).post();
        }
        new Redundant(board, model, cells).post(options);
        ChocoRelations relations = new ChocoRelations(board, model, cells, options, diagrams);
        possible = options.implied().relations(board).stream().allMatch(relations::post);
        Views views = Views.of(board, model, cells, options);
        ChocoBranching.choose(options, board, model, views);
        ChocoRelease.restartOnlyAs(options.restarts(), solver);
        counts = options.learns() ? new LearningCounters(solver) : new TwoWayCounters(solver);
        solver.plugMonitor(counts);
        if (options.keepsNogoods()) solver.plugMonitor(new RestartNogoods(solver, counts));
        tracer = trace.on() ? new ChocoTracer(trace, solver, learns, views, board.digits()) : null;
        if (tracer != null) solver.plugMonitor(tracer);
    }

    private IntVar[] cellsOf(int[] unit) {
        return Arrays.stream(unit).mapToObj(cell -> cells[cell]).toArray(IntVar[]::new);
    }

    boolean isOf(Board other) {
        return board.equals(other);
    }

    /** To be called once, before the first {@link #mark}, if the model is to serve more than one puzzle. */
    void keep() {
        if (!propagate()) throw new IllegalStateException("the empty " + board + " has no solution");
    }

    void mark() {
        solver.getEnvironment().worldPush();
    }

    /**
     * Puts the givens in. Nothing is propagated, so two equal givens in a unit are not noticed yet.
     *
     * @return false if one is no candidate: with learning, Choco looks at tables as soon as they are posted
     */
    boolean place(Puzzle puzzle) {
        try {
            for (int cell = 0; cell < cells.length; cell++) {
                int given = puzzle.given(cell);
                if (given != 0) cells[cell].instantiateTo(given, Cause.Null);
            }
            return true;
        } catch (ContradictionException ruledOut) {
            return false;
        }
    }

    /** @return false if this is a dead end */
    boolean propagate() {
        if (!possible) return false;
        try {
            solver.propagate();
            if (tracer != null) tracer.propagated();
            return true;
        } catch (ContradictionException deadEnd) {
            return false;
        }
    }

    /**
     * Whether each cell has its digit, and nothing is left to search for. A model that learns is always searched: propagation before
     * the search fills cells against its tables and says nothing (Choco 5.0.0).
     */
    boolean isFilled() {
        if (learns) return false;
        for (IntVar cell : cells) {
            if (!cell.isInstantiated()) return false;
        }
        return true;
    }

    /** Searches for the next solution; false if there is none or the search was stopped. */
    boolean findNext() {
        searched = true;
        return solver.solve();
    }

    /** The grid, which must be filled; the trace is told of it. */
    Grid solution() {
        int[] digits = new int[cells.length];
        Arrays.setAll(digits, cell -> cells[cell].getValue());
        Grid solution = Grid.of(board, digits);
        if (trace.on()) trace.event(new Event.Solution(solution));
        return solution;
    }

    /** Undoes all since {@link #mark}. */
    void takeBack() {
        if (searched) solver.reset(); // pops to the world in which the search began, and forgets the stop criterion
        solver.getEnvironment().worldPop();
        searched = false;
    }

    Solver solver() {
        return solver;
    }

    ChocoCounters counts() {
        return counts;
    }

    /**
     * Keeps its propagators active when a search is reset. Choco's own engine forgets them then, because constraints might have
     * come or gone; those of a kept model never do, and to make them active again is to propagate the empty grid again.
     */
    private static final class ReusableEngine extends PropagationEngine {
        private ReusableEngine(Model model) {
            super(model);
        }

        /** Has a model use one. */
        static void in(Model model) {
            model.getSolver().setEngine(new ReusableEngine(model));
        }

        @Override
        public void reset() {
            flush();
        }
    }

    /**
     * Counts a search that learns: each step is one alternative, cell = digit. After a dead end or a solution Choco takes as many
     * decisions off its path as the learnt clause asks for, adds the clause, and propagates; nothing is tried the other way.
     */
    private static final class LearningCounters extends ChocoCounters {
        LearningCounters(Solver solver) {
            super(solver);
        }

        @Override
        void goLeft(Step before) {
            last().level = before.level + 1;
            open(last());
        }

        @Override
        void goRight() {
            learnt();
        }
    }

    /**
     * Keeps, at each restart, what the search up to then has refuted: a clause for each decision of the path whose left branch is
     * done, from it and the decisions before it that still hold (C. Lecoutre, L. Saïs, S. Tabary and V. Vidal, "Nogood recording from
     * restarts", IJCAI 2007). Choco does so; here the clauses are counted too.
     */
    private static final class RestartNogoods extends NogoodFromRestarts {
        private final DecisionPath path;
        private final ChocoCounters counts;

        /** Posts the constraint that holds the clauses. */
        RestartNogoods(Solver solver, ChocoCounters counts) {
            super(solver.getModel());
            path = solver.getDecisionPath();
            this.counts = counts;
        }

        @Override
        public void beforeRestart() {
            for (int step = 1; step < path.size(); step++) {
                if (!path.getDecision(step).hasNext()) counts.learnt();
            }
            super.beforeRestart();
        }
    }
}
