package crosshatch.proof.certify;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import java.util.function.LongSupplier;

/**
 * A solver whose refutations are proved. If the solver logs its steps, the proof follows them; otherwise it follows a search
 * of this program.
 */
public final class Certifier implements Solver {
    private final SolverSpec spec;
    private final Prover prover;
    private final Solver solver;

    /**
     * Makes a solver and its prover.
     *
     * @param nanoTime a clock in ns
     * @throws crosshatch.solver.SolverException if the solver cannot run on this machine
     */
    public Certifier(SolverSpec spec, LongSupplier nanoTime) {
        this(spec, new Prover(nanoTime));
    }

    /**
     * Makes a solver that uses an existing prover.
     *
     * @param prover a prover that others may share, but not at the same time
     */
    public Certifier(SolverSpec spec, Prover prover) {
        this.spec = spec;
        this.prover = prover;
        solver = spec.family().create(spec, spec.family().traces() ? prover : Trace.OFF);
    }

    /**
     * Runs the solver without limits, and proves its refutation.
     *
     * @throws IllegalArgumentException if {@link Language#refusal} gives a reason
     */
    public Certified certify(Puzzle puzzle, Question question) {
        return certify(puzzle, question, Budget.unlimited());
    }

    /** Runs the solver within a budget, and proves its refutation without limits. */
    public Certified certify(Puzzle puzzle, Question question, Budget budget) {
        return prover.prove(answer(puzzle, question, budget).claim());
    }

    /**
     * Proves a status that the solver reported before. The solver runs again with proof logging. If this second run fails or
     * is not completed, its log is ignored.
     *
     * @throws IllegalArgumentException if {@link Language#refusal} gives a reason
     */
    public Certified prove(Puzzle puzzle, Question question, Budget budget, Claim claim) {
        begin(puzzle);
        try {
            if (isHeardOn(puzzle)
                    && !solver.answer(puzzle, question, budget).claim().exhausted()) prover.begin(puzzle);
        } catch (RuntimeException | StackOverflowError | LinkageError broken) {
            prover.begin(puzzle);
        }
        return prover.prove(claim);
    }

    private void begin(Puzzle puzzle) {
        if (isHeardOn(puzzle)) prover.listen(puzzle);
        else prover.begin(puzzle);
    }

    private boolean isHeardOn(Puzzle puzzle) {
        return spec.family().reasonNotToTrace(spec, puzzle.board()).isEmpty();
    }

    @Override
    public Answer answer(Puzzle puzzle, Question question, Budget budget) {
        begin(puzzle);
        return solver.answer(puzzle, question, budget);
    }

    @Override
    public void close() {
        solver.close();
    }
}
