package crosshatch.solvers.published.hp71b;

import static crosshatch.solver.CounterMeaning.absent;
import static crosshatch.solver.CounterMeaning.exact;
import static crosshatch.solver.CounterMeaning.nearest;

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

/** The family {@code hp71b}: the pocket computer's program in both versions. */
public final class Hp71bFamily implements Family {
    @Override
    public String name() {
        return "hp71b";
    }

    @Override
    public Paradigm paradigm() {
        return Paradigm.HAND_WRITTEN;
    }

    @Override
    public String title() {
        return "SUDOKUV2 for the HP-71B pocket computer: forced and conjugate digits, recursion of limited depth and width";
    }

    @Override
    public String source() {
        return "V. Albillo, \"HP-71B Sudoku Solver's Sublime Sequel\", Datafile (HPCC); re-created from the article";
    }

    @Override
    public List<Option> options() {
        return List.of(
                Option.choice(
                        "version",
                        "2",
                        "Which of the two programs.",
                        "1",
                        "V1: forced digits only",
                        "2",
                        "SUDOKUV2: forced digits, then conjugate digits"),
                Option.whole(
                        "depth", 3, 1, 81, "Max.Depth: the depth of the deepest call. The first call is at depth 1."),
                Option.whole("width", 2, 2, 9, "Max.Width: the largest number of candidates of a cell to branch on."),
                Option.choice(
                        "checked",
                        "false",
                        "Whether a full grid is checked.",
                        "false",
                        "as published: any full grid is called solved, also a wrong one",
                        "true",
                        "repaired: a full grid that breaks the rules is a failed branch"));
    }

    @Override
    public Map<Counter, CounterMeaning> counters() {
        return Map.of(
                Counter.DECISIONS, exact("calls of TRY, without the first call"),
                Counter.BACKTRACKS,
                        nearest(
                                "calls of TRY, without the first call, that found nothing: illegal, or only outside the limits"),
                Counter.CONFLICTS,
                        exact(
                                "calls of TRY that found a cell without candidates (with checked=true, also a full wrong grid)"),
                Counter.PROPAGATIONS, exact("forced and conjugate digits placed"),
                Counter.RESTARTS, absent("it never restarts"),
                Counter.NOGOODS, absent("it learns nothing"),
                Counter.DEPTH, exact("depth of the deepest call of TRY, minus 1"));
    }

    @Override
    public Optional<String> refusal(Board board, Question question) {
        if (board.order() != 3) return Optional.of("the program of the HP-71B solves only plain 9×9 Sudokus");
        if (question.kind() != Question.Kind.ANY) {
            return Optional.of(
                    "the program of the HP-71B supports only the task any, because it stops at the first solution");
        }
        return Optional.empty();
    }

    @Override
    public Optional<String> knownDefect(SolverSpec spec) {
        if (spec.is("checked", "true")) return Optional.empty();
        return Optional.of("a full grid is called solved, although it was not checked");
    }

    /** Returns the program as published, and the program with a check of its grids. */
    @Override
    public List<String> defaultConfigurations() {
        return List.of("hp71b", "hp71b/checked=true");
    }

    @Override
    public boolean traces() {
        return true;
    }

    @Override
    public Solver create(SolverSpec spec, Trace trace) {
        return new Hp71bSolver(Hp71bSolver.Settings.of(spec), trace);
    }
}
