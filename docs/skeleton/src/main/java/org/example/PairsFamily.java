package org.example;

import crosshatch.puzzle.*;
import crosshatch.puzzle.board.Unit;
import crosshatch.solver.*;
import crosshatch.solver.trace.Trace;
import java.util.*;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.variables.IntVar;

/** Sudoku for Choco in two variants: one constraint for each unit, or one for each pair of cells in a unit. */
public final class PairsFamily implements Family {
    @Override public String name() { return "pairs"; }
    @Override public Paradigm paradigm() { return Paradigm.CP; }
    @Override public String title() { return "Sudoku for Choco in two variants"; }
    @Override public String source() { return "the skeleton in docs"; }

    @Override public List<Option> options() {
        return List.of(Option.choice("unit", "alldiff", "constraints of a unit", "alldiff", "one", "pairs", "one per pair"));
    }

    @Override public Map<Counter, CounterMeaning> counters() {
        Map<Counter, CounterMeaning> counters = new EnumMap<>(Counter.class);
        for (Counter counter : Counter.values()) counters.put(counter, CounterMeaning.absent("not counted"));
        counters.put(Counter.BACKTRACKS, CounterMeaning.nearest("backtracks, as Choco counts them"));
        return counters;
    }

    @Override public Solver create(SolverSpec spec, Trace trace) {
        return (puzzle, question, budget) -> answer(puzzle, question, budget, spec.is("unit", "pairs"));
    }

    private static Answer answer(Puzzle puzzle, Question question, Budget budget, boolean pairs) {
        var model = new Model();
        var cells = model.intVarArray(puzzle.board().cells(), 1, puzzle.board().digits());
        for (int i = 0; i < cells.length; i++) if (puzzle.given(i) > 0) model.arithm(cells[i], "=", puzzle.given(i)).post();
        for (Unit unit : puzzle.board().units()) constrain(model, cells, unit.cells(), pairs);
        budget.encoded(); // from here on it is solving
        var solver = model.getSolver();
        var exceeded = new AtomicReference<Limit>();
        solver.addStopCriterion(() -> {
            exceeded.compareAndSet(null, budget.exceeded(solver.getDecisionCount(), solver.getFailCount()));
            return exceeded.get() != null;
        });
        List<Grid> found = new ArrayList<>();
        while (found.size() < question.limit() && solver.solve()) {
            found.add(Grid.of(puzzle.board(), IntStream.range(0, cells.length).map(i -> cells[i].getValue()).toArray()));
        }
        boolean exhausted = found.size() < question.limit();
        Claim claim = exceeded.get() == null ? question.claim(found, exhausted) : new Claim.OutOfBudget(exceeded.get());
        return new Answer(claim, Counters.builder().set(Counter.BACKTRACKS, solver.getBackTrackCount()).build());
    }

    private static void constrain(Model model, IntVar[] cells, int[] unit, boolean pairs) {
        if (!pairs) model.allDifferent(IntStream.of(unit).mapToObj(i -> cells[i]).toArray(IntVar[]::new)).post();
        else for (int i : unit) for (int j : unit) if (i < j) model.arithm(cells[i], "!=", cells[j]).post();
    }
}
