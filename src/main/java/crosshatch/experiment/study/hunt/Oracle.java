package crosshatch.experiment.study.hunt;

import crosshatch.experiment.MeasuredRun;
import crosshatch.proof.certify.Certificate;
import crosshatch.proof.certify.Certified;
import crosshatch.proof.certify.Language;
import crosshatch.proof.certify.Prover;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.solver.Claim;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * Decides whether an answer is wrong, without any solver. It compares grids with the definition. If a solver states that there
 * are no further solutions, a search and a checker of our own prove the statement, or find the overlooked grid. So every wrong
 * answer comes with evidence that anybody can check. Only one thread may call its methods.
 */
final class Oracle {
    /** The time after a limit that is accepted, because a freshly started JVM on a busy machine notices its limit late. */
    private static final long GRACE_NANOS = Duration.ofSeconds(10).toNanos();

    private record Statement(Puzzle puzzle, Set<Grid> all) {}

    private final Prover prover;
    /** The known solutions of puzzles, from any source. */
    private final Map<Puzzle, Set<Grid>> known = new HashMap<>();

    private final Set<Statement> proved = new HashSet<>();
    private long undecided;

    Oracle(LongSupplier nanoTime) {
        prover = new Prover(nanoTime);
    }

    /** Forgets all puzzles. */
    void forget() {
        known.clear();
        proved.clear();
    }

    /** Returns the number of statements that could neither be proved nor refuted. */
    long undecided() {
        return undecided;
    }

    /** Remembers a grid if it solves the puzzle. */
    void show(Puzzle puzzle, Grid grid) {
        if (SolutionChecker.fault(puzzle, grid).isPresent()) return;
        known.computeIfAbsent(puzzle, each -> new HashSet<>()).add(grid);
    }

    /** Returns the fault of an answer to the last puzzle of a case; empty if it has none. */
    Optional<Fault> fault(HuntCase huntCase, MeasuredRun run) {
        Claim claim = run.answer().claim();
        return fault(huntCase, run, claim).or(() -> CounterLaws.broken(huntCase, run.answer()));
    }

    /** Returns the fault of the statement that a puzzle has these solutions and no others; empty if it has none. */
    private Optional<Fault> overlooked(Puzzle puzzle, List<Grid> shown) {
        Set<Grid> all = Set.copyOf(shown);
        for (Grid grid : known.getOrDefault(puzzle, Set.of())) {
            if (!all.contains(grid)) return Optional.of(overlooked(shown, grid));
        }
        if (proved.contains(new Statement(puzzle, all))) return Optional.empty();
        return refuted(puzzle, new Claim.Counted(shown, true)).map(grid -> overlooked(shown, grid));
    }

    private static Fault overlooked(List<Grid> shown, Grid grid) {
        String claimed =
                shown.isEmpty() ? Fault.REFUTED : "it reports that there are exactly " + shown.size() + " solutions";
        return Fault.overlooked(grid, claimed + "; another one is " + grid);
    }

    private Optional<Grid> refuted(Puzzle puzzle, Claim claim) {
        if (Language.of(puzzle.board()).isEmpty()) {
            undecided++;
            return Optional.empty();
        }
        Certified certified = proof(puzzle, claim);
        if (certified.isProved()) {
            proved.add(new Statement(puzzle, Set.copyOf(claim.shown())));
            return Optional.empty();
        }
        Optional<Grid> other = certified.certificate().status() == Certificate.Status.REFUSED
                ? overlooked()
                        .filter(grid -> SolutionChecker.fault(puzzle, grid).isEmpty())
                : Optional.empty();
        if (other.isEmpty()) undecided++;
        other.ifPresent(grid -> show(puzzle, grid));
        return other;
    }

    /** Returns the solution overlooked by the claim that was checked last; empty if there is none. */
    Optional<Grid> overlooked() {
        return prover.overlooked();
    }

    /** Returns a claim about a puzzle with its proof, if there is one. */
    Certified proof(Puzzle puzzle, Claim claim) {
        prover.begin(puzzle);
        return prover.prove(claim);
    }

    /**
     * Returns the fault of the claim that a limit was reached.
     *
     * @param overrunNanos by how much the time limit was exceeded; 0 if it was not, or if there is none
     */
    private static Optional<Fault> outOfBudget(Limit met, Limits limits, long overrunNanos) {
        return switch (met) {
            case TIME ->
                overrunNanos >= GRACE_NANOS
                        ? Optional.of(Fault.of(Fault.Kind.HANG, "", "it did not end at its time limit"))
                        : Optional.empty();
            case DECISIONS -> unless(limits.decisions() != Limits.NONE, met);
            case CONFLICTS -> unless(limits.conflicts() != Limits.NONE, met);
            case CPU -> unless(limits.cpuNanos() != Limits.NONE, met);
            case MEMORY -> Optional.of(Fault.of(Fault.Kind.MEMORY, "", "it ran out of memory"));
        };
    }

    private static Optional<Fault> unless(boolean limited, Limit met) {
        if (limited) return Optional.empty();
        return Optional.of(Fault.of(
                Fault.Kind.LIMIT,
                met.word(),
                "it reports that its limit of " + met.word() + " was reached, but there was no such limit"));
    }

    private Optional<Fault> fault(HuntCase huntCase, MeasuredRun run, Claim claim) {
        if (claim instanceof Claim.OutOfBudget stopped) {
            return outOfBudget(stopped.limit(), huntCase.limits(), run.times().getOverrunNs());
        }
        if (claim instanceof Claim.Failed failed) return Fault.crash(failed.error());
        boolean isKept = claim instanceof Claim.Solved
                && huntCase.solver().family().knownDefect(huntCase.solver()).isPresent();
        return isKept || claim instanceof Claim.GaveUp ? Optional.empty() : ofSolutions(huntCase, claim);
    }

    private Optional<Fault> ofSolutions(HuntCase huntCase, Claim claim) {
        Puzzle puzzle = huntCase.last();
        for (Grid grid : claim.shown()) {
            Optional<String> wrong = SolutionChecker.fault(puzzle, grid);
            if (wrong.isPresent()) return shown("it shows " + grid + ": " + wrong.get());
        }
        if (new HashSet<>(claim.shown()).size() < claim.shown().size()) {
            return shown("the same solution is shown twice");
        }
        Optional<String> easier = huntCase.question().unanswered(claim);
        if (easier.isPresent()) return Optional.of(Fault.of(Fault.Kind.EASIER, "", easier.get()));
        return claim.exhausted() ? overlooked(puzzle, claim.shown()) : Optional.empty();
    }

    private static Optional<Fault> shown(String words) {
        return Optional.of(Fault.of(Fault.Kind.NO_SOLUTION_SHOWN, "", words));
    }
}
