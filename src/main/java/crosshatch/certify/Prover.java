package crosshatch.certify;

import crosshatch.board.Board;
import crosshatch.certify.Certificate.Status;
import crosshatch.proof.Axioms;
import crosshatch.proof.ClauseWriter;
import crosshatch.proof.Lemmas;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.solver.Claim;
import crosshatch.trace.Event;
import crosshatch.trace.Trace;
import java.io.OutputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Proves what a claim says it has refuted. As the trace of a solver it hears the search, and the proof follows it; if
 * nothing was heard, or what was heard makes no sense, it searches by itself. Belongs to one thread.
 */
public final class Prover implements Trace {
    private final LongSupplier nanoTime;
    private @Nullable Workshop workshop;
    private @Nullable Puzzle puzzle;
    private final Set<Grid> excluded = new HashSet<>();
    private boolean told;
    private boolean deaf;
    /** Whether the solver learns. Then each clause that it learns is a lemma, and its decisions, which it jumps over, say nothing more. */
    private boolean learns;

    /** What works on puzzles of one board. */
    private record Workshop(Refutation refutation, ProofCheck check) {}

    /** @param nanoTime a clock in ns */
    public Prover(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /**
     * To be called before a solver is asked; what it tells is heard from now on.
     *
     * @throws IllegalArgumentException if {@link Axioms#refusal} says why
     */
    public void begin(Puzzle newPuzzle) {
        Axioms.refusal(newPuzzle.board()).ifPresent(why -> {
            throw new IllegalArgumentException(why);
        });
        puzzle = newPuzzle;
        excluded.clear();
        told = false;
        deaf = false;
        learns = false;
        here().refutation.begin(newPuzzle);
    }

    private Puzzle asked() {
        Puzzle present = puzzle;
        if (present == null) throw new IllegalStateException("begin comes first");
        return present;
    }

    private Workshop here() {
        Workshop present = workshop;
        Board board = asked().board();
        if (present != null && present.refutation.board().equals(board)) return present;
        Refutation refutation = new Refutation(board);
        Workshop fresh = new Workshop(refutation, new ProofCheck(refutation.axioms()));
        workshop = fresh;
        return fresh;
    }

    @Override
    public void event(Event event) {
        told = true;
        if (deaf) return;
        Refutation refutation = here().refutation;
        Axioms axioms = refutation.axioms();
        boolean understood = true;
        if (event instanceof Event.Learnt learnt) {
            learns = true;
            understood = refutation.learnt(literals(learnt));
        } else if (event instanceof Event.Solution solution) {
            exclude(solution.grid());
        } else if (learns) {
            return;
        } else if (event instanceof Event.Decision decision) {
            int variable = axioms.variable(decision.cell(), decision.digit());
            understood = refutation.decide(decision.level(), decision.fill() ? variable : -variable);
        } else if (event instanceof Event.Backtrack backtrack) {
            understood = refutation.leave(backtrack.level());
        } else if (event instanceof Event.Placed placed) {
            refutation.implied(axioms.variable(placed.cell(), placed.digit()), placed.cell());
        } else if (event instanceof Event.Removed removed) {
            refutation.implied(-axioms.variable(removed.cell(), removed.digit()), removed.cell());
        }
        if (understood) return;
        deaf = true;
        refutation.backToRoot();
    }

    private int[] literals(Event.Learnt learnt) {
        Axioms axioms = here().refutation.axioms();
        return learnt.literals().stream()
                .mapToInt(literal -> {
                    int variable = axioms.variable(literal.cell(), literal.digit());
                    return literal.fill() ? variable : -variable;
                })
                .toArray();
    }

    private void exclude(Grid solution) {
        if (SolutionChecker.fault(asked(), solution).isEmpty() && excluded.add(solution)) {
            here().refutation.exclude(asked(), solution);
        }
    }

    /** Proves a claim about the puzzle begun, and checks the proof. */
    public Certified prove(Claim claim) {
        Optional<Certificate> without = withoutProof(claim);
        if (without.isPresent()) return new Certified(asked(), claim, without.get(), List.of(), new Lemmas());
        Refutation refutation = here().refutation;
        claim.shown().forEach(this::exclude);
        if (!refutation.finish()) return new Certified(asked(), claim, unfinished(refutation), List.of(), new Lemmas());
        Lemmas trimmed = refutation.lemmas().trimmed();
        List<int[]> axioms = List.copyOf(refutation.own());
        return new Certified(asked(), claim, checked(refutation, axioms, trimmed), axioms, trimmed);
    }

    private Optional<Certificate> withoutProof(Claim claim) {
        for (Grid grid : claim.shown()) {
            Optional<String> fault = SolutionChecker.fault(asked(), grid);
            if (fault.isPresent()) return Optional.of(Certificate.without(Status.REFUSED, fault.get()));
        }
        if (claim instanceof Claim.Solved || claim instanceof Claim.Several) return nothingToProve();
        if (claim instanceof Claim.Counted counted && !counted.exhausted()) return nothingToProve();
        boolean refutes =
                claim instanceof Claim.Unique || claim instanceof Claim.NoSolution || claim instanceof Claim.Counted;
        if (!refutes) return Optional.of(Certificate.without(Status.CANNOT, "nothing is claimed: " + claim.word()));
        if (!claim.shown().containsAll(excluded)) {
            String reason = "the solver found a solution that its claim does not show";
            return Optional.of(Certificate.without(Status.REFUSED, reason));
        }
        return Optional.empty();
    }

    private static Optional<Certificate> nothingToProve() {
        return Optional.of(Certificate.without(Status.NOTHING_TO_PROVE, "the claim refutes nothing"));
    }

    private static Certificate unfinished(Refutation refutation) {
        Grid model = refutation.model();
        return model == null
                ? Certificate.without(Status.CANNOT, "the proof grows too large")
                : Certificate.without(Status.REFUSED, "there is another solution: " + model);
    }

    private Certificate checked(Refutation refutation, List<int[]> axioms, Lemmas trimmed) {
        long start = nanoTime.getAsLong();
        Optional<String> fault = here().check.fault(axioms, trimmed);
        long nanos = nanoTime.getAsLong() - start;
        if (fault.isPresent()) throw new IllegalStateException("a proof of ours is refused: " + fault.get());
        long hints = 0;
        for (int index = 0; index < trimmed.count(); index++) hints += trimmed.hints(index).length;
        int found = refutation.lemmas().count();
        long bytes = bytes(refutation, trimmed);
        boolean heard = told && !deaf;
        return new Certificate(Status.ACCEPTED, heard, "", found, trimmed.count(), hints, bytes, nanos);
    }

    private static long bytes(Refutation refutation, Lemmas lemmas) {
        int variables = refutation.axioms().variables();
        int axioms = refutation.rules() + refutation.own().size();
        Numbering numbering = new Numbering(variables, variables + 1, refutation.rules(), refutation.rules(), axioms);
        ClauseWriter out = new ClauseWriter(OutputStream.nullOutputStream());
        for (int index = 0; index < lemmas.count(); index++) {
            out.lemma(axioms + 1 + index, lemmas.literals(index), numbering.hints(lemmas.hints(index)));
        }
        return out.written();
    }
}
