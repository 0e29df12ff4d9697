package crosshatch.experiment;

import crosshatch.instances.sets.KnownAnswer;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.results.Evidence;
import crosshatch.results.Verdict;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * Validates a reported status against the task, the puzzle and the known answer of its set; never sees the solver. It checks
 * grids itself. A status that answers an easier task is wrong. A status that states more than the task is validated in every
 * part:
 *
 * <table>
 * <caption>Which status answers which task; k is the number of solutions shown</caption>
 * <tr><th>claim<th>any<th>unique<th>count:N
 * <tr><td>solved<td>answers<td>easier<td>answers if N is 1
 * <tr><td>several<td>more<td>answers<td>answers if N is 1 or 2
 * <tr><td>unique<td>more<td>answers<td>answers
 * <tr><td>no-solution<td>answers<td>answers<td>answers
 * <tr><td>counted (k and no more)<td>answers<td>answers<td>answers
 * <tr><td>at-least k<td>answers from 1 on<td>answers from 2 on<td>answers from N on
 * </table>
 *
 * A refutation without a known answer is {@link Verdict#UNCONFIRMED}, until {@link Proofs} has a proof of it or {@link
 * CrossCheck} finds a second paradigm that says the same.
 */
public final class Judge {
    private Judge() {}

    /**
     * A verdict, with the evidence for a correct status, or the error in a wrong one.
     *
     * @param reason for people; empty unless the verdict is {@code WRONG} or {@code CRASHED}
     */
    public record Ruling(Verdict verdict, Evidence evidence, String reason) {}

    private static final Ruling UNCONFIRMED = new Ruling(Verdict.UNCONFIRMED, Evidence.NONE, "");
    private static final Ruling UNDECIDED = new Ruling(Verdict.UNDECIDED, Evidence.NONE, "");

    /**
     * @param known the known answer of the puzzle
     * @param question the task
     */
    public static Ruling rule(Puzzle puzzle, KnownAnswer known, Question question, Claim claim) {
        return claim.accept(new Rules(puzzle, known, question));
    }

    private static Ruling correct(Evidence evidence) {
        return new Ruling(Verdict.CORRECT, evidence, "");
    }

    private static Ruling wrong(String reason) {
        return new Ruling(Verdict.WRONG, Evidence.NONE, reason);
    }

    private record Rules(Puzzle puzzle, KnownAnswer known, Question question) implements Claim.Visitor<Ruling> {
        @Override
        public Ruling solved(Claim.Solved claim) {
            return ofSolutions(claim);
        }

        @Override
        public Ruling unique(Claim.Unique claim) {
            return ofSolutions(claim);
        }

        @Override
        public Ruling several(Claim.Several claim) {
            return ofSolutions(claim);
        }

        @Override
        public Ruling noSolution(Claim.NoSolution claim) {
            return ofSolutions(claim);
        }

        @Override
        public Ruling counted(Claim.Counted claim) {
            return ofSolutions(claim);
        }

        @Override
        public Ruling outOfBudget(Claim.OutOfBudget claim) {
            return UNDECIDED;
        }

        @Override
        public Ruling gaveUp(Claim.GaveUp claim) {
            return UNDECIDED;
        }

        @Override
        public Ruling failed(Claim.Failed claim) {
            return new Ruling(Verdict.CRASHED, Evidence.NONE, claim.error());
        }

        private Ruling ofSolutions(Claim claim) {
            return faultOf(claim.shown())
                    .or(() -> question.unanswered(claim))
                    .map(Judge::wrong)
                    .orElseGet(
                            () -> claim.exhausted() ? refutation(claim.shown().size()) : correct(Evidence.CHECKED));
        }

        private Optional<String> faultOf(List<Grid> shown) {
            for (Grid grid : shown) {
                Optional<String> fault = SolutionChecker.fault(puzzle, grid);
                if (fault.isPresent()) return fault;
            }
            return shown.size() < 2 || new HashSet<>(shown).size() == shown.size()
                    ? Optional.empty()
                    : Optional.of("the same solution is shown twice");
        }

        /** The claim that there are exactly {@code claimed} solutions. */
        private Ruling refutation(int claimed) {
            if (claimed == 0 && SolutionChecker.repeated(puzzle.givens()).isPresent()) return correct(Evidence.CHECKED);
            KnownAnswer.Count count = known.solutions();
            if (!count.allows(claimed)) return wrong("it is known to have " + count.words());
            return count.isExact() ? correct(Evidence.KNOWN) : UNCONFIRMED;
        }
    }
}
