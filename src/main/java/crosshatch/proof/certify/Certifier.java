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
 * A solver whose every refutation is proved. If it reports its steps, they are logged. If not, a search of our own proves its
 * reported status.
 */
public final class Certifier implements Solver {
    private final SolverSpec spec;
    private final Prover prover;
    private final Solver solver;

    /**
     * @param nanoTime a clock in ns
     * @throws crosshatch.solver.SolverException if the solver cannot run on this machine
     */
    public Certifier(SolverSpec spec, LongSupplier nanoTime) {
        this(spec, new Prover(nanoTime));
    }

    /** @param prover that others may use too, one after the other */
    public Certifier(SolverSpec spec, Prover prover) {
        this.spec = spec;
        this.prover = prover;
        solver = spec.family().create(spec, spec.family().traces() ? prover : Trace.OFF);
    }

    /** @throws IllegalArgumentException if {@link Language#refusal} says why */
    public Certified certify(Puzzle puzzle, Question question) {
        return certify(puzzle, question, Budget.unlimited());
    }

    /** Certifies within a budget for the solver; proving has none. */
    public Certified certify(Puzzle puzzle, Question question, Budget budget) {
        return prover.prove(answer(puzzle, question, budget).claim());
    }

    /**
     * Proves a status that the solver has reported before: it is run again with proof logging. If it breaks or comes to no end
     * now, its log is ignored.
     *
     * @throws IllegalArgumentException as {@link #certify}
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
        return spec.family().silence(spec, puzzle.board()).isEmpty();
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
