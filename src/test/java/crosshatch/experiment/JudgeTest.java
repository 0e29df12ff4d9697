package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.results.schema.Evidence;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Claim;
import crosshatch.solver.Limit;
import crosshatch.solver.Question;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The judge believes nothing that it cannot check. */
class JudgeTest {
    private static final Puzzle PUZZLE = Puzzles.EULER_1;
    private static final Grid SOLUTION = Puzzles.EULER_1_SOLUTION;
    private static final KnownAnswer UNKNOWN = KnownAnswer.UNKNOWN;
    /** Of three solutions. */
    private static final Puzzle OPEN = Puzzle.parse("0000000402400021");

    private static final Grid FIRST = Puzzle.parse("3412213412434321").givens();
    private static final Grid SECOND = Puzzle.parse("4132231412433421").givens();
    private static final KnownAnswer ONE = KnownAnswer.exactly(1);

    @Test
    void acceptsAValidGrid() {
        assertEquals(Verdict.CORRECT, verdict(UNKNOWN, new Claim.Solved(SOLUTION)));
    }

    @Test
    void rejectsEverySingleChangeOfAValidGrid() {
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 0; digit <= 9; digit++) {
                if (digit == SOLUTION.digit(cell)) continue;
                int[] digits = SOLUTION.digits();
                digits[cell] = digit;
                Grid mutated = Grid.of(SOLUTION.board(), digits);

                assertEquals(Verdict.WRONG, verdict(UNKNOWN, new Claim.Solved(mutated)), mutated.toString());
            }
        }
    }

    @Test
    void rejectsAValidGridOfAnotherPuzzle() {
        Judge.Ruling ruling =
                Judge.rule(PUZZLE, UNKNOWN, Question.ANY, new Claim.Solved(Puzzles.NORVIG_HARD_1_SOLUTION));

        assertEquals(Verdict.WRONG, ruling.verdict());
        assertTrue(ruling.reason().contains("is given"), ruling.reason());
    }

    @Test
    void rejectsAGridOfAnotherOrder() {
        assertEquals(Verdict.WRONG, verdict(UNKNOWN, new Claim.Solved(Puzzles.cyclic(2))));
    }

    @Test
    void aPuzzleThatWasMadeFromASolutionHasOne() {
        KnownAnswer solvable = KnownAnswer.SOLVABLE;

        assertEquals(Verdict.WRONG, verdict(solvable, new Claim.NoSolution()));
        assertEquals(Verdict.UNCONFIRMED, verdict(solvable, new Claim.Unique(SOLUTION)));
        assertEquals(Verdict.CORRECT, verdict(solvable, new Claim.Solved(SOLUTION)));
    }

    @Test
    void leavesUniquenessUnconfirmedWithoutAKnownAnswer() {
        assertEquals(Verdict.UNCONFIRMED, verdict(UNKNOWN, new Claim.Unique(SOLUTION)));
    }

    @Test
    void confirmsUniquenessByTheKnownAnswer() {
        assertEquals(Verdict.CORRECT, verdict(ONE, new Claim.Unique(SOLUTION)));
        assertEquals(Verdict.CORRECT, verdict(KnownAnswer.unique(SOLUTION), new Claim.Unique(SOLUTION)));
        assertEquals(Verdict.WRONG, verdict(KnownAnswer.SEVERAL, new Claim.Unique(SOLUTION)));
    }

    @Test
    void judgesARefutationByTheKnownAnswer() {
        assertEquals(Verdict.UNCONFIRMED, verdict(UNKNOWN, new Claim.NoSolution()));
        assertEquals(Verdict.WRONG, verdict(ONE, new Claim.NoSolution()));
        assertEquals(Verdict.WRONG, verdict(KnownAnswer.SEVERAL, new Claim.NoSolution()));
        assertEquals(Verdict.CORRECT, verdict(KnownAnswer.exactly(0), new Claim.NoSolution()));
    }

    @Test
    void seesForItselfThatClashingGivensHaveNoSolution() {
        assertEquals(
                Verdict.CORRECT,
                Judge.rule(Puzzles.CONTRADICTORY_GIVENS, UNKNOWN, Question.ANY, new Claim.NoSolution())
                        .verdict());
    }

    @Test
    void saysOnWhatACorrectVerdictRests() {
        assertEquals(Evidence.CHECKED, evidence(PUZZLE, ONE, new Claim.Solved(SOLUTION)));
        assertEquals(Evidence.KNOWN, evidence(PUZZLE, ONE, new Claim.Unique(SOLUTION)));
        assertEquals(Evidence.KNOWN, evidence(PUZZLE, KnownAnswer.exactly(0), new Claim.NoSolution()));
        assertEquals(Evidence.CHECKED, evidence(Puzzles.CONTRADICTORY_GIVENS, UNKNOWN, new Claim.NoSolution()));
    }

    @Test
    void whatIsNotCorrectHasNoEvidence() {
        assertEquals(Evidence.NONE, evidence(PUZZLE, UNKNOWN, new Claim.Unique(SOLUTION)));
        assertEquals(Evidence.NONE, evidence(PUZZLE, ONE, new Claim.NoSolution()));
        assertEquals(Evidence.NONE, evidence(PUZZLE, ONE, new Claim.GaveUp()));
        assertEquals(Evidence.NONE, evidence(PUZZLE, ONE, new Claim.Failed("broken")));
    }

    @Test
    void severalSolutionsAreAtLeastTwoAndPerhapsMore() {
        Puzzle empty = new Puzzle(Grid.of(Board.sudoku(2), new int[16]));
        Grid one = Puzzles.cyclic(2);
        int[] swapped = IntStream.of(one.digits())
                .map(digit -> digit > 2 ? digit : 3 - digit)
                .toArray();
        Grid two = Grid.of(one.board(), swapped);
        KnownAnswer several = KnownAnswer.SEVERAL;

        assertEquals(
                Verdict.UNCONFIRMED,
                Judge.rule(empty, several, Question.count(5), new Claim.Counted(List.of(one, two), true))
                        .verdict());
        assertEquals(
                Verdict.WRONG,
                Judge.rule(empty, several, Question.count(5), new Claim.Counted(List.of(one), true))
                        .verdict());
    }

    @Test
    void validGridsRefuteWhatASetClaimsOfTheirNumber() {
        for (KnownAnswer one : List.of(KnownAnswer.unique(FIRST), KnownAnswer.stated(1), ONE)) {
            Judge.Ruling several = Judge.rule(OPEN, one, Question.UNIQUE, new Claim.Several(FIRST, SECOND));
            Judge.Ruling all =
                    Judge.rule(OPEN, one, Question.count(5), new Claim.Counted(List.of(FIRST, SECOND), true));

            assertEquals(Verdict.CORRECT, several.verdict());
            assertEquals("claims exactly one solution, but 2 valid ones were shown", several.contradiction());
            assertEquals(Verdict.UNCONFIRMED, all.verdict());
            assertEquals(several.contradiction(), all.contradiction());
        }
    }

    @Test
    void aGridRefutesThatThereIsNone() {
        Judge.Ruling ruling = Judge.rule(PUZZLE, KnownAnswer.exactly(0), Question.ANY, new Claim.Solved(SOLUTION));

        assertEquals(Verdict.CORRECT, ruling.verdict());
        assertEquals("claims no solution, but 1 valid one was shown", ruling.contradiction());
    }

    @Test
    void anotherGridThanTheKnownOneRefutesItOnlyWhereItMattersWhetherThereAreOthers() {
        KnownAnswer known = KnownAnswer.unique(FIRST);
        Judge.Ruling any = Judge.rule(OPEN, known, Question.ANY, new Claim.Solved(SECOND));
        Judge.Ruling unique = Judge.rule(OPEN, known, Question.ANY, new Claim.Unique(SECOND));

        assertEquals(new Judge.Ruling(Verdict.CORRECT, Evidence.CHECKED, ""), any);
        assertEquals(Verdict.WRONG, unique.verdict());
        assertEquals("it leaves out the known solution, which is valid", unique.reason());
        assertEquals("claims exactly one solution, but 2 valid ones were shown", unique.contradiction());
    }

    @Test
    void aKnownGridThatIsNoneMakesNobodyWrong() {
        KnownAnswer known = KnownAnswer.unique(Puzzles.NORVIG_HARD_1_SOLUTION);

        assertEquals(Verdict.UNCONFIRMED, verdict(known, new Claim.NoSolution()));
    }

    @Test
    void aNumberThatNobodyCheckedMakesNobodyWrong() {
        KnownAnswer stated = KnownAnswer.stated(1);
        Judge.Ruling none = Judge.rule(PUZZLE, stated, Question.ANY, new Claim.NoSolution());
        Judge.Ruling clash = Judge.rule(Puzzles.CONTRADICTORY_GIVENS, stated, Question.ANY, new Claim.NoSolution());

        assertEquals(Verdict.UNCONFIRMED, none.verdict());
        assertEquals("claims exactly one solution, but this answer is that there is none", none.contradiction());
        assertEquals(Verdict.CORRECT, clash.verdict());
        assertEquals(none.contradiction(), clash.contradiction());
        assertEquals(Evidence.KNOWN, evidence(PUZZLE, stated, new Claim.Unique(SOLUTION)));
    }

    @Test
    void whoLeavesOutTheKnownSolutionIsWrongAndTheSetIsNot() {
        Judge.Ruling ruling = Judge.rule(PUZZLE, KnownAnswer.unique(SOLUTION), Question.ANY, new Claim.NoSolution());

        assertEquals(Verdict.WRONG, ruling.verdict());
        assertEquals("", ruling.contradiction());
    }

    @Test
    void theRulingNamesTheFileThatClaims() {
        Instance instance = new Instance("set", 1, "", OPEN, KnownAnswer.unique(FIRST), "set.csv:2");

        assertEquals(
                "contradicts the set: set.csv:2 claims exactly one solution, but 2 valid ones were shown",
                Judge.rule(instance, Question.UNIQUE, new Claim.Several(FIRST, SECOND))
                        .detail());
    }

    @Test
    void rejectsTheSameSolutionShownTwice() {
        assertEquals(Verdict.WRONG, verdict(UNKNOWN, new Claim.Several(SOLUTION, SOLUTION)));
        assertEquals(Verdict.WRONG, verdict(UNKNOWN, new Claim.Counted(List.of(SOLUTION, SOLUTION), false)));
    }

    @Test
    void needsNoKnownAnswerForACountThatIsOnlyALowerBound() {
        assertEquals(Verdict.CORRECT, verdict(UNKNOWN, new Claim.Counted(List.of(SOLUTION), false)));
        assertEquals(Verdict.UNCONFIRMED, verdict(UNKNOWN, new Claim.Counted(List.of(SOLUTION), true)));
        assertEquals(Verdict.CORRECT, verdict(ONE, new Claim.Counted(List.of(SOLUTION), true)));
    }

    @Test
    void saysNothingOfThoseWhoClaimNothing() {
        assertEquals(Verdict.UNDECIDED, verdict(ONE, new Claim.GaveUp()));
        assertEquals(Verdict.UNDECIDED, verdict(ONE, new Claim.OutOfBudget(Limit.TIME)));
        assertEquals(Verdict.CRASHED, verdict(ONE, new Claim.Failed("broken")));
    }

    private static Evidence evidence(Puzzle puzzle, KnownAnswer known, Claim claim) {
        return Judge.rule(puzzle, known, Question.ANY, claim).evidence();
    }

    private static Verdict verdict(KnownAnswer known, Claim claim) {
        return Judge.rule(PUZZLE, known, Question.ANY, claim).verdict();
    }
}
