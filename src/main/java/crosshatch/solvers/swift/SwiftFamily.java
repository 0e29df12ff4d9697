package crosshatch.solvers.swift;

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

/** {@code swift}: the speed flagship, for order 3. */
public final class SwiftFamily implements Family {
    private static final String KERNEL = "kernel";
    private static final String AUTO = "auto";

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
        return List.of(Option.choice(
                KERNEL,
                AUTO,
                "How the boards are propagated; both explore the same tree.",
                AUTO,
                "the fastest that this JVM can run in registers: lanes, else bands",
                Kernel.BANDS.word(),
                Kernel.BANDS.meaning(),
                Kernel.LANES.word(),
                Kernel.LANES.meaning()));
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
    public Optional<String> refusal(Board board, Question question) {
        return board.order() == 3 ? Optional.empty() : Optional.of("swift is made for plain 9×9 Sudoku only");
    }

    /** The kernel that kernel=auto takes on this JVM, with the reason if it is not the fastest there is; one line, for people. */
    public static String kernelNote() {
        Kernel fastest = Kernel.fastest();
        return "kernel " + fastest.word()
                + Kernel.LANES
                        .obstacle()
                        .map(why -> "; lanes would be faster, but " + why)
                        .orElse("");
    }

    @Override
    public boolean traces() {
        return true;
    }

    @Override
    public Solver create(SolverSpec spec, Trace trace) {
        Kernel kernel = spec.is(KERNEL, AUTO) ? Kernel.fastest() : spec.constant(KERNEL, Kernel.class);
        return new SwiftSolver(kernel, trace);
    }
}
