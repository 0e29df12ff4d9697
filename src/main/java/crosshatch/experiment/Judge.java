package crosshatch.experiment;

import crosshatch.corpus.KnownAnswer;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.results.Verdict;
import crosshatch.solver.Claim;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * Compares a claim with the puzzle and with what its set is known to hold; never sees the solver. Grids it checks itself. A
 * refutation without a known answer is {@link Verdict#UNCONFIRMED}, until {@link CrossCheck} finds a second paradigm that
 * says the same.
 */
public final class Judge {
    private Judge() {}

    /**
     * A verdict and, if the claim is wrong, what is wrong with it.
     *
     * @param reason for people; empty unless the verdict is {@code WRONG} or {@code CRASHED}
     */
    public record Ruling(Verdict verdict, String reason) {}

    private static final Ruling CORRECT = new Ruling(Verdict.CORRECT, "");
    private static final Ruling UNCONFIRMED = new Ruling(Verdict.UNCONFIRMED, "");
    private static final Ruling UNDECIDED = new Ruling(Verdict.UNDECIDED, "");

    /** @param known what is known of the puzzle beforehand */
    public static Ruling rule(Puzzle puzzle, KnownAnswer known, Claim claim) {
        Optional<String> fault = faultOf(puzzle, claim.shown());
        if (fault.isPresent()) return wrong(fault.get());
        if (claim instanceof Claim.Unique) return refutation(known, 1);
        if (claim instanceof Claim.NoSolution) return noSolution(puzzle, known);
        if (claim instanceof Claim.Counted counted) {
            return counted.exhausted() ? refutation(known, counted.solutions().size()) : CORRECT;
        }
        if (claim instanceof Claim.Failed failed) return new Ruling(Verdict.CRASHED, failed.error());
        return claim.shown().isEmpty() ? UNDECIDED : CORRECT;
    }

    private static Optional<String> faultOf(Puzzle puzzle, List<Grid> shown) {
        for (Grid grid : shown) {
            Optional<String> fault = SolutionChecker.fault(puzzle, grid);
            if (fault.isPresent()) return fault;
        }
        return shown.size() < 2 || new HashSet<>(shown).size() == shown.size()
                ? Optional.empty()
                : Optional.of("the same solution is shown twice");
    }

    private static Ruling noSolution(Puzzle puzzle, KnownAnswer known) {
        return SolutionChecker.repeated(puzzle.givens()).isPresent() ? CORRECT : refutation(known, 0);
    }

    /** The claim that there are exactly {@code claimed} solutions. */
    private static Ruling refutation(KnownAnswer known, int claimed) {
        if (known instanceof KnownAnswer.Unknown) return UNCONFIRMED;
        if (known instanceof KnownAnswer.Several) {
            return claimed < 2 ? wrong("it is known to have several solutions") : UNCONFIRMED;
        }
        if (known instanceof KnownAnswer.Solvable) {
            return claimed == 0 ? wrong("it is known to have a solution") : UNCONFIRMED;
        }
        int solutions = known instanceof KnownAnswer.None ? 0 : 1;
        return claimed == solutions
                ? CORRECT
                : wrong("it is known to have " + (solutions == 0 ? "no solution" : "exactly one solution"));
    }

    private static Ruling wrong(String reason) {
        return new Ruling(Verdict.WRONG, reason);
    }
}
