package crosshatch.swift;

import static crosshatch.solver.CounterMeaning.absent;
import static crosshatch.solver.CounterMeaning.exact;

import crosshatch.puzzle.Geometry;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Family;
import crosshatch.solver.Option;
import crosshatch.solver.Paradigm;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.trace.Trace;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code swift}: the speed flagship, for order 3. */
public final class SwiftFamily implements Family {
    @Override
    public String name() {
        return "swift";
    }

    @Override
    public Paradigm paradigm() {
        return Paradigm.HAND_WRITTEN;
    }

    @Override
    public String title() {
        return "Bit-parallel boards: singles and locked candidates, then depth-first search on two-candidate cells";
    }

    @Override
    public String source() {
        return "Our own; ideas from the band solvers of the Players' Forum (JCZSolve) and T. Dillon's Tdoku";
    }

    @Override
    public List<Option> options() {
        return List.of();
    }

    @Override
    public Map<Counter, CounterMeaning> counters() {
        return Map.of(
                Counter.DECISIONS, exact("candidates tried in cells with two or more"),
                Counter.BACKTRACKS, exact("of these, those without a solution below them"),
                Counter.CONFLICTS, exact("nodes whose fixpoint has a cell without candidate or a digit without place"),
                Counter.PROPAGATIONS, absent("one step settles many cells at once"),
                Counter.RESTARTS, absent("it never restarts"),
                Counter.NOGOODS, absent("it learns nothing"),
                Counter.DEPTH, exact("most decisions on a path"));
    }

    @Override
    public Optional<String> refusal(Geometry geometry, Question question) {
        return geometry.order() == 3 ? Optional.empty() : Optional.of("swift is made for 9×9 grids only");
    }

    @Override
    public Solver create(SolverSpec spec, Trace trace) {
        return new SwiftSolver(new BandPropagation());
    }
}
