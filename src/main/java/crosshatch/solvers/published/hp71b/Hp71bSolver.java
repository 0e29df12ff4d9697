package crosshatch.solvers.published.hp71b;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import java.util.List;
import java.util.Objects;

/** Runs the program on a puzzle and puts what it returns into our words. Keeps nothing between runs. */
final class Hp71bSolver implements Solver {
    /**
     * What the program asks for at its start, and which program it is.
     *
     * @param version 1 or 2
     * @param maxDepth deepest call of TRY; 1 is no recursion
     * @param maxWidth most digits left in a cell that is branched on; below 2 is no recursion either
     * @param checked whether a full position is looked at before it is called solved; false as published
     */
    record Settings(int version, int maxDepth, int maxWidth, boolean checked) {
        static Settings of(SolverSpec spec) {
            return new Settings(
                    spec.number("version"), spec.number("depth"), spec.number("width"), spec.is("checked", "true"));
        }
    }

    private final Settings settings;
    private final Trace trace;

    Hp71bSolver(Settings settings, Trace trace) {
        this.settings = settings;
        this.trace = trace;
    }

    @Override
    public Answer answer(Puzzle puzzle, Question question, Budget budget) {
        Position position = new Position();
        position.load(puzzle);
        Hp71bCounters work = new Hp71bCounters();
        Recursion recursion = new Recursion(settings, position, work, budget, trace);
        budget.encoded();

        Claim claim =
                switch (recursion.tryAt(1)) {
                    case SOLVED -> question.claim(List.of(position.grid()), false);
                    case ILLEGAL -> question.claim(List.of(), true);
                    case NOT_FOUND -> new Claim.GaveUp();
                    case INTERRUPTED -> new Claim.OutOfBudget(Objects.requireNonNull(recursion.exceeded()));
                };
        return new Answer(claim, work.counters());
    }
}
