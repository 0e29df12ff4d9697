package crosshatch.solvers.published.readalps;

import crosshatch.puzzle.board.Board;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Family;
import crosshatch.solver.Option;
import crosshatch.solver.Paradigm;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The family of SudokuSolver 2.4 as published, with its three modes. */
public final class ReadalpsFamily implements Family {

    @Override
    public String name() {
        return "readalps";
    }

    @Override
    public Paradigm paradigm() {
        return Paradigm.HAND_WRITTEN;
    }

    @Override
    public String title() {
        return "SudokuSolver 2.4: naked singles, one filter in each turn (subsets, locked candidates), guesses on saved grids";
    }

    @Override
    public String source() {
        return "readalps, SudokuSolver 2.4 (C++), 2021-10-19, with its published traces";
    }

    @Override
    public List<Option> options() {
        return List.of(Option.choice(
                "mode",
                "0",
                "which parts of the filter are used",
                "0",
                "group, and ply if group finds nothing",
                "1",
                "group only: hidden singles, naked and hidden subsets in one unit",
                "2",
                "ply only: locked candidates, as seen from the filled cells"));
    }

    @Override
    public Map<Counter, CounterMeaning> counters() {
        return Map.of(
                Counter.DECISIONS,
                CounterMeaning.exact(
                        "guesses, including forward and upward guesses, in cells with two candidates or more"),
                Counter.BACKTRACKS,
                CounterMeaning.exact("guesses that were left before a solution was found"),
                Counter.CONFLICTS,
                CounterMeaning.exact("cells that cannot be filled, filters that went wrong, contradictory givens"),
                Counter.PROPAGATIONS,
                CounterMeaning.nearest("finished sweeps of naked singles, and filters"),
                Counter.RESTARTS,
                CounterMeaning.absent("the search never restarts"),
                Counter.NOGOODS,
                CounterMeaning.absent("nothing is learnt"),
                Counter.DEPTH,
                CounterMeaning.exact(
                        "most guesses on a path in cells with two candidates or more; maxLevel counts all guesses"));
    }

    @Override
    public Optional<String> refusal(Board board, Question question) {
        return board.order() == 3 ? Optional.empty() : Optional.of("SudokuSolver 2.4 solves only plain 9×9 Sudokus");
    }

    @Override
    public boolean traces() {
        return true;
    }

    @Override
    public Solver create(SolverSpec spec, Trace trace) {
        return new ReadalpsSolver(Filter.Mode.of(spec.get("mode")), trace);
    }
}
