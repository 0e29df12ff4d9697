package crosshatch.proof.certify;

import crosshatch.proof.Lemmas;
import crosshatch.proof.certify.Certificate.Status;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Claim;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Proves the refutation of a reported status. It logs the trace of a solver, and the proof follows this log. If the log is
 * empty or unusable, it follows a search of its own. Belongs to one thread.
 */
public final class Prover implements Trace {
    private final LongSupplier nanoTime;
    private final TraceLog log = new TraceLog();
    private @Nullable ReusedState workshop;
    private @Nullable Puzzle puzzle;
    private final Set<Grid> excluded = new HashSet<>();
    private boolean listening;

    private final Function<Board, Language> languages;

    /** The objects that prove puzzles of one board. */
    private record ReusedState(Refutation refutation, ProofContext foundation) {}

    /**
     * Makes a prover that uses the first language that can express the rules of a board.
     *
     * @param nanoTime a clock in ns
     */
    public Prover(LongSupplier nanoTime) {
        this(nanoTime, board -> Language.of(board).orElse(Language.CLAUSES));
    }

    /**
     * Makes a prover that uses the chosen languages.
     *
     * @param languages returns the language of proofs for a board
     */
    public Prover(LongSupplier nanoTime, Function<Board, Language> languages) {
        this.nanoTime = nanoTime;
        this.languages = languages;
    }

    /**
     * Begins a puzzle without a log.
     *
     * @throws IllegalArgumentException if {@link Language#refusal} gives a reason
     */
    public void begin(Puzzle newPuzzle) {
        languages.apply(newPuzzle.board()).refusal(newPuzzle.board()).ifPresent(why -> {
            throw new IllegalArgumentException(why);
        });
        puzzle = newPuzzle;
        log.begin(newPuzzle);
        listening = false;
    }

    /** Begins a puzzle, and logs the following search of a solver. */
    public void listen(Puzzle newPuzzle) {
        begin(newPuzzle);
        listening = true;
    }

    private Puzzle asked() {
        Puzzle present = puzzle;
        if (present == null) throw new IllegalStateException("begin comes first");
        return present;
    }

    private ReusedState here() {
        ReusedState present = workshop;
        Board board = asked().board();
        if (present != null && present.refutation.board().equals(board)) return present;
        ProofContext foundation = languages.apply(board).foundation(board);
        ReusedState fresh = new ReusedState(new Refutation(foundation), foundation);
        workshop = fresh;
        return fresh;
    }

    @Override
    public boolean inWords() {
        return log.inWords();
    }

    @Override
    public void event(Event event) {
        if (listening) log.event(event);
    }

    /** Lets the refutation follow a search as far as possible. */
    private final class Following implements TraceLog.Listener {
        private final Refutation refutation = here().refutation;
        /** Whether the search reported a step that takes too long to prove. */
        private boolean missed;
        /** Whether the search reported any step; then propagation must refute the rest at its end. */
        private boolean told;
        /** Whether the search learns clauses; then the last clause must suffice. */
        private boolean learns;

        @Override
        public boolean decided(int level, int literal) {
            told = true;
            return refutation.decide(level, literal);
        }

        @Override
        public boolean left(int level) {
            return refutation.leave(level);
        }

        @Override
        public void found(int literal) {
            told = true;
            refutation.implied(literal);
        }

        @Override
        public boolean defined(int literal, int[] one) {
            if (here().foundation.defines()) refutation.define(literal, one);
            return here().foundation.defines();
        }

        @Override
        public void learnt(int[] clause) {
            learns = true;
            missed |= !refutation.learnt(clause);
        }

        @Override
        public void solved(Grid grid) {
            told = true;
            exclude(grid);
        }

        /** Returns whether a proof with {@code lemmas} further lemmas at its end still follows the solver. */
        boolean isEnough(int lemmas) {
            if (missed) return false;
            return lemmas <= 1 || (learns ? Refutation.isOneStep(lemmas) : told);
        }
    }

    private void exclude(Grid solution) {
        if (isSolution(solution) && excluded.add(solution)) here().refutation.exclude(asked(), solution);
    }

    private boolean isSolution(Grid grid) {
        return SolutionChecker.fault(asked(), grid).isEmpty();
    }

    /** Proves a reported status of the puzzle begun, and checks the proof. */
    public Certified prove(Claim claim) {
        Optional<Certificate> without = withoutProof(claim);
        if (without.isPresent()) return new Certified(asked(), claim, without.get(), List.of(), new Lemmas());
        Refutation refutation = here().refutation;
        refutation.begin(asked());
        excluded.clear();
        Following following = new Following();
        boolean understood = listening && log.followedBy(following);
        if (!understood) refutation.backToRoot();
        claim.shown().forEach(this::exclude);
        int before = refutation.lemmas().count();
        if (!refutation.finish()) return new Certified(asked(), claim, unfinished(refutation), List.of(), new Lemmas());
        boolean fromSolverLog =
                understood && following.isEnough(refutation.lemmas().count() - before);
        Lemmas trimmed = refutation.lemmas().trimmed();
        List<int[]> axioms = List.copyOf(refutation.own());
        return new Certified(asked(), claim, checked(refutation, axioms, trimmed, fromSolverLog), axioms, trimmed);
    }

    /** Returns a solution that the last reported status overlooks; empty if none was found. */
    public Optional<Grid> overlooked() {
        return workshop == null ? Optional.empty() : Optional.ofNullable(workshop.refutation.model());
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
        if (!refutes) {
            String instead = claim instanceof Claim.Failed failed ? failed.error() : claim.word();
            return Optional.of(Certificate.without(Status.CANNOT, "the solver gave no answer: " + instead));
        }
        Set<Grid> shown = new HashSet<>(claim.shown());
        if (log.solutions().stream().anyMatch(each -> !shown.contains(each) && isSolution(each))) {
            String reason = "the solver found a solution that is missing in its answer";
            return Optional.of(Certificate.without(Status.REFUSED, reason));
        }
        return Optional.empty();
    }

    private static Optional<Certificate> nothingToProve() {
        return Optional.of(Certificate.without(Status.NOTHING_TO_PROVE, "the answer does not exclude any solution"));
    }

    private static Certificate unfinished(Refutation refutation) {
        Grid model = refutation.model();
        return model == null
                ? Certificate.without(Status.CANNOT, "the proof became too large")
                : Certificate.without(Status.REFUSED, "there is another solution: " + model);
    }

    private Certificate checked(Refutation refutation, List<int[]> axioms, Lemmas trimmed, boolean fromSolverLog) {
        long start = nanoTime.getAsLong();
        Optional<String> fault = here().foundation.check().fault(axioms, trimmed);
        long nanos = nanoTime.getAsLong() - start;
        if (fault.isPresent()) throw new IllegalStateException("a proof of ours is refused: " + fault.get());
        long hints = 0;
        for (int index = 0; index < trimmed.count(); index++) hints += trimmed.hints(index).length;
        int found = refutation.lemmas().count();
        long bytes = bytes(trimmed);
        return new Certificate(
                Status.ACCEPTED, fromSolverLog, log.refusal(), found, trimmed.count(), hints, bytes, nanos);
    }

    private long bytes(Lemmas lemmas) {
        ProofContext foundation = here().foundation;
        int variables = foundation.axioms().variables();
        int own = here().refutation.own().size();
        Numbering numbering = new Numbering(
                variables,
                variables + 1,
                foundation.rules(),
                foundation.rules(),
                foundation.rules() + own,
                variables + 1);
        return foundation.length().applyAsLong(lemmas, numbering);
    }
}
