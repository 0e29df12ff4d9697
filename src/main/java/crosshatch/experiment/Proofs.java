package crosshatch.experiment;

import crosshatch.proof.certify.Certificate;
import crosshatch.proof.certify.Certifier;
import crosshatch.proof.certify.Language;
import crosshatch.proof.certify.Prover;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Claim;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Proves refutations of solvers. A solver that has a trace answers the puzzle once more, with a trace and without measurement.
 * For other solvers, our own search makes the proof, once for all solvers that report the same status. Recent proofs of claims
 * with at most one solution are remembered for further repetitions. All proofs share one prover, whose log and lemmas may take
 * gigabytes. Only one thread may call its methods.
 */
final class Proofs implements AutoCloseable {
    /** The most proofs remembered, about ten megabytes; further refutations are proved again in each repetition. */
    private static final int MOST_REMEMBERED_PROOFS = 10_000;

    private static final String UNTRACED = "";

    /**
     * Identifies a remembered proof.
     *
     * @param traced the solver's spec, or {@link #UNTRACED}
     */
    private record Key(String traced, Puzzle puzzle, Claim claim) {}

    private final Question question;
    private final Limits limits;
    private final Clock clock;
    private final Prover prover;
    private final Map<String, Certifier> traced = new HashMap<>();
    private final Map<Key, Certificate> remembered = new LinkedHashMap<>();

    /**
     * Prepares proofs for the solvers of a plan.
     *
     * @param plan the plan of the experiment
     */
    Proofs(Plan plan, Clock clock) {
        question = plan.question();
        limits = plan.limits();
        this.clock = clock;
        prover = new Prover(clock::nanoTime);
    }

    /**
     * Proves one claim.
     *
     * @param claim the reported status of this solver on the puzzle
     */
    Certificate of(SolverSpec solver, Puzzle puzzle, Claim claim) {
        if (Language.of(puzzle.board()).isEmpty()) {
            String refusal = Language.INEQUALITIES.refusal(puzzle.board()).orElse("");
            return Certificate.without(Certificate.Status.CANNOT, refusal);
        }
        boolean canTrace =
                solver.family().reasonNotToTrace(solver, puzzle.board()).isEmpty();
        Key key = new Key(canTrace ? solver.toString() : UNTRACED, puzzle, claim);
        Certificate known = remembered.get(key);
        if (known != null) return known;
        Certificate made = canTrace ? traced(solver, puzzle, claim) : searched(puzzle, claim);
        remember(key, made);
        return made;
    }

    private Certificate traced(SolverSpec solver, Puzzle puzzle, Claim claim) {
        return traced.computeIfAbsent(solver.toString(), spec -> new Certifier(solver, prover))
                .prove(puzzle, question, Stopwatch.start(clock, limits), claim)
                .certificate();
    }

    private Certificate searched(Puzzle puzzle, Claim claim) {
        prover.begin(puzzle);
        return prover.prove(claim).certificate();
    }

    private void remember(Key key, Certificate made) {
        if (key.claim.shown().size() > 1) return; // thousands of grids, perhaps
        if (remembered.size() == MOST_REMEMBERED_PROOFS) {
            remembered.remove(remembered.keySet().iterator().next());
        }
        remembered.put(key, made);
    }

    @Override
    public void close() {
        traced.values().forEach(Certifier::close);
    }
}
