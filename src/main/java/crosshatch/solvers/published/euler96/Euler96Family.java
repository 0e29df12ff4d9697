package crosshatch.solvers.published.euler96;

import static crosshatch.solver.CounterMeaning.absent;
import static crosshatch.solver.CounterMeaning.exact;

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

/** The family {@code euler96}: brute force, with or without logic before it. */
public final class Euler96Family implements Family {
    @Override
    public String name() {
        return "euler96";
    }

    @Override
    public Paradigm paradigm() {
        return Paradigm.HAND_WRITTEN;
    }

    @Override
    public String title() {
        return "Project Euler 96: naked and hidden singles once, then brute force in row-major order";
    }

    @Override
    public String source() {
        return "Kristian, mathblog.dk, Project Euler 96; preemptive sets: J. F. Crook, Notices of the AMS 56(4), 2009";
    }

    @Override
    public List<Option> options() {
        return List.of(
                Option.choice(
                        "logic",
                        "on",
                        "Logic that runs before the brute force.",
                        "on",
                        "naked singles, hidden singles in rows, columns and boxes, to their fixpoint",
                        "off",
                        "no logic, only brute force"),
                Option.choice(
                        "preemptive",
                        "off",
                        "Whether the logic knows preemptive sets, as a comment on the article proposes.",
                        "off",
                        "as published",
                        "on",
                        "naked subsets of any size too"));
    }

    @Override
    public Map<Counter, CounterMeaning> counters() {
        return Map.of(
                Counter.DECISIONS, exact("digits tried in cells that at least two digits fit"),
                Counter.BACKTRACKS, exact("decisions that led to no solution"),
                Counter.CONFLICTS,
                        exact("cells that no digit fits, found by the logic or the brute force, and clashing givens"),
                Counter.PROPAGATIONS, exact("digits placed by the logic, or by the brute force if only one digit fits"),
                Counter.RESTARTS, absent("it never restarts"),
                Counter.NOGOODS, absent("it learns nothing"),
                Counter.DEPTH, exact("most decisions on a path"));
    }

    @Override
    public Optional<String> refusal(Board board, Question question) {
        return board.order() == 3
                ? Optional.empty()
                : Optional.of("the program for Project Euler 96 solves only plain 9×9 Sudokus");
    }

    @Override
    public boolean traces() {
        return true;
    }

    @Override
    public void check(SolverSpec spec) {
        preparation(spec);
    }

    @Override
    public Solver create(SolverSpec spec, Trace trace) {
        return new Euler96Solver(preparation(spec), trace);
    }

    private static Euler96Solver.Preparation preparation(SolverSpec spec) {
        boolean preemptive = spec.is("preemptive", "on");
        if (spec.is("logic", "on")) {
            return preemptive
                    ? Euler96Solver.Preparation.SINGLES_AND_PREEMPTIVE_SETS
                    : Euler96Solver.Preparation.SINGLES;
        }
        if (preemptive) throw spec.refused("preemptive=on needs logic=on");
        return Euler96Solver.Preparation.NONE;
    }
}
