package crosshatch.experiment;

import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.results.RunRecord;
import crosshatch.results.schema.Evidence;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * Validates a reported status against the task, the puzzle and the known answer of its set. The validator does not know the
 * solver, and checks grids itself. A status that answers an easier task is wrong. A status that states more than the task needs
 * is validated in every part:
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
 * A refutation without a known answer is {@link Verdict#UNCONFIRMED}, until {@link Proofs} proves it or {@link CrossCheck} finds
 * a solver of a second paradigm that reports the same.
 *
 * <p>A known answer is only a statement of the set. If valid grids contradict the statement, it is false: then it confirms no
 * answer, and the set has the fault. A known answer makes a solver wrong only if the answer leaves out a validated grid, or
 * differs from a number that this program verified.
 */
public final class Judge {
    private Judge() {}

    /**
     * A verdict, with the evidence for a correct status or the error in a wrong one.
     *
     * @param reason the error, for people; empty unless the verdict is {@code WRONG} or {@code CRASHED}
     * @param contradiction the statement of the set that the answer contradicts, for people; empty if there is none
     */
    public record Ruling(Verdict verdict, Evidence evidence, String reason, String contradiction) {
        Ruling(Verdict verdict, Evidence evidence, String reason) {
            this(verdict, evidence, reason, "");
        }

        /** Returns both texts joined into one, in the form of the records. */
        public String detail() {
            return reason.isEmpty() || contradiction.isEmpty() ? reason + contradiction : reason + "; " + contradiction;
        }

        private Ruling contradicting(String text) {
            return new Ruling(verdict, evidence, reason, text);
        }
    }

    private static final Ruling UNCONFIRMED = new Ruling(Verdict.UNCONFIRMED, Evidence.NONE, "");
    private static final Ruling UNDECIDED = new Ruling(Verdict.UNDECIDED, Evidence.NONE, "");

    /**
     * Validates a reported status against the known answer of the instance.
     *
     * @param question the task
     */
    public static Ruling rule(Instance instance, Question question, Claim claim) {
        Ruling ruling = rule(instance.puzzle(), instance.known(), question, claim);
        if (ruling.contradiction.isEmpty()) return ruling;
        String origin = instance.origin().isEmpty() ? instance.set() : instance.origin();
        return ruling.contradicting(RunRecord.CONTRADICTS + origin + " " + ruling.contradiction);
    }

    /**
     * Validates a reported status.
     *
     * @param known the known answer of the puzzle
     * @param question the task
     */
    public static Ruling rule(Puzzle puzzle, KnownAnswer known, Question question, Claim claim) {
        return new Rules(puzzle, known, question).of(claim);
    }

    private static Ruling correct(Evidence evidence) {
        return new Ruling(Verdict.CORRECT, evidence, "");
    }

    private static Ruling wrong(String reason) {
        return new Ruling(Verdict.WRONG, Evidence.NONE, reason);
    }

    private record Rules(Puzzle puzzle, KnownAnswer known, Question question) {
        Ruling of(Claim claim) {
            if (claim instanceof Claim.Failed failed) {
                return new Ruling(Verdict.CRASHED, Evidence.NONE, failed.error());
            }
            return claim instanceof Claim.Nothing ? UNDECIDED : ofSolutions(claim);
        }

        private Ruling ofSolutions(Claim claim) {
            return faultOf(claim.shown())
                    .or(() -> question.unanswered(claim))
                    .map(Judge::wrong)
                    .orElseGet(() -> ofValid(claim));
        }

        private Ruling ofValid(Claim claim) {
            Ruling ruling = claim.exhausted() ? refutation(claim.shown()) : correct(Evidence.CHECKED);
            return ruling.contradicting(contradiction(claim, ruling.verdict));
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

        /** Rules on the claim that there are no solutions except those shown. */
        private Ruling refutation(List<Grid> shown) {
            if (shown.isEmpty() && SolutionChecker.repeated(puzzle.givens()).isPresent()) {
                return correct(Evidence.CHECKED);
            }
            if (leavesOutKnown(shown)) return wrong("it leaves out the known solution, which is valid");
            KnownAnswer.Count count = known.solutions();
            if (known.isChecked() && shown.size() < count.fewest())
                return wrong("it is known to have " + count.words());
            return count.isExact() && count.allows(shown.size()) ? correct(Evidence.KNOWN) : UNCONFIRMED;
        }

        private boolean leavesOutKnown(List<Grid> shown) {
            return known.solution()
                    .filter(grid -> !shown.contains(grid)
                            && SolutionChecker.fault(puzzle, grid).isEmpty())
                    .isPresent();
        }

        /**
         * Returns the contradicted statement of the set; if the task or the answer is about uniqueness, the known solution is
         * added to the shown solutions.
         */
        private String contradiction(Claim claim, Verdict verdict) {
            KnownAnswer.Count count = known.solutions();
            boolean ofOthers = claim.exhausted() || question.limit() > 1;
            int valid = claim.shown().size() + (ofOthers && leavesOutKnown(claim.shown()) ? 1 : 0);
            if (valid > count.most()) {
                return "claims " + count.words() + ", but " + valid
                        + (valid == 1 ? " valid one was shown" : " valid ones were shown");
            }
            boolean fewer = claim.exhausted() && valid < count.fewest() && verdict != Verdict.WRONG;
            return fewer ? "claims " + count.words() + ", but this answer is that there is none" : "";
        }
    }
}
