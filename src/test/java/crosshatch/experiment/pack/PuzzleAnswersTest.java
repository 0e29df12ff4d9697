package crosshatch.experiment.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.experiment.pack.Refereed.Finding;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleText;
import crosshatch.results.Words;
import crosshatch.results.schema.SolverClaim;
import crosshatch.results.schema.Verdict;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What is found of answers to one puzzle. */
class PuzzleAnswersTest {
    /** Its two solutions, found by hand: the free cells of {@code .13.3........31.} are filled row by row. */
    private static final Puzzle TWO = Puzzles.TWO_SOLUTIONS_2;

    private static final Grid ONE = Puzzle.parse("2134342112434312").givens();
    private static final Grid OTHER = Puzzle.parse("4132324114232314").givens();
    private static final Grid FALSE = Puzzle.parse("4132342112434312").givens();

    private static RecordedAnswer answer(String question, String claim, Verdict verdict, Grid... grids) {
        return answer("s", question, claim, verdict, grids);
    }

    private static RecordedAnswer answer(String solver, String question, String claim, Verdict verdict, Grid... grids) {
        return new RecordedAnswer(
                new PackedPuzzle.Place("set", 1, ""),
                TWO.id(),
                solver,
                question,
                Words.constant(SolverClaim.Kind.class, claim),
                verdict,
                grids.length,
                Arrays.stream(grids).map(PuzzleText::fingerprint).sorted().toList());
    }

    private static List<PuzzleAnswers.Ruling> rulings(Set<ShownProof.Refutation> proved, RecordedAnswer... answers) {
        Map<String, Grid> shown = new TreeMap<>();
        for (Grid grid : List.of(ONE, OTHER, FALSE)) shown.put(PuzzleText.fingerprint(grid), grid);
        shown.keySet()
                .retainAll(Arrays.stream(answers)
                        .flatMap(each -> each.ids().stream())
                        .collect(Collectors.toSet()));
        return new PuzzleAnswers(TWO, shown, proved).rulings(List.of(answers));
    }

    private static Finding finding(RecordedAnswer answer) {
        return rulings(Set.of(), answer).get(0).finding();
    }

    private static List<Finding> findings(RecordedAnswer... answers) {
        return rulings(Set.of(), answers).stream()
                .map(PuzzleAnswers.Ruling::finding)
                .toList();
    }

    @Test
    void aSolutionIsShownByItsGrid() {
        assertEquals(Finding.BY_GRID, finding(answer("any", "solved", Verdict.CORRECT, ONE)));
    }

    @Test
    void twoSolutionsAreShownByTheirGrids() {
        assertEquals(Finding.BY_GRID, finding(answer("unique", "several", Verdict.CORRECT, ONE, OTHER)));
    }

    @Test
    void theSameSolutionTwiceIsALie() {
        assertEquals(Finding.CONTRADICTION, finding(answer("unique", "several", Verdict.CORRECT, ONE, ONE)));
    }

    @Test
    void aFalseGridThatIsRecordedAsCorrectIsALie() {
        PuzzleAnswers.Ruling ruling = rulings(Set.of(), answer("any", "solved", Verdict.CORRECT, FALSE))
                .get(0);

        assertEquals(Finding.CONTRADICTION, ruling.finding());
        assertTrue(ruling.why().contains("is not a solution: "), ruling.why());
    }

    @Test
    void aFalseGridThatIsRecordedAsWrongIsAsRecorded() {
        assertEquals(Finding.WRONG_AS_RECORDED, finding(answer("any", "solved", Verdict.WRONG, FALSE)));
    }

    @Test
    void aTrueAnswerThatIsRecordedAsWrongIsALie() {
        assertEquals(Finding.CONTRADICTION, finding(answer("any", "solved", Verdict.WRONG, ONE)));
    }

    @Test
    void anAnswerToAnEasierQuestionIsALie() {
        assertEquals(Finding.CONTRADICTION, finding(answer("unique", "solved", Verdict.CORRECT, ONE)));
    }

    @Test
    void aRefutationWithoutAProofIsNotShown() {
        assertEquals(Finding.NO_PROOF, finding(answer("count:9", "counted", Verdict.CORRECT, ONE, OTHER)));
    }

    @Test
    void aRefutationIsShownByItsProof() {
        RecordedAnswer counted = answer("count:9", "counted", Verdict.CORRECT, ONE, OTHER);
        ShownProof.Refutation refutation = new ShownProof.Refutation(TWO, List.of(ONE, OTHER));

        assertEquals(
                Finding.BY_PROOF, rulings(Set.of(refutation), counted).get(0).finding());
    }

    @Test
    void aUniqueSolutionAndAnotherOneExcludeEachOther() {
        assertEquals(
                List.of(Finding.CONTRADICTION, Finding.BY_GRID),
                findings(
                        answer("one", "unique", "unique", Verdict.CORRECT, ONE),
                        answer("two", "any", "solved", Verdict.CORRECT, OTHER)));
    }

    @Test
    void noSolutionAndASolutionExcludeEachOther() {
        assertEquals(
                List.of(Finding.CONTRADICTION, Finding.BY_GRID),
                findings(
                        answer("one", "any", "no-solution", Verdict.UNCONFIRMED),
                        answer("two", "any", "solved", Verdict.CORRECT, OTHER)));
    }

    @Test
    void twoNumbersOfWhichNeitherIsShownBothContradict() {
        RecordedAnswer five = counted("one", 5);
        RecordedAnswer six = counted("two", 6);

        assertEquals(List.of(Finding.CONTRADICTION, Finding.CONTRADICTION), findings(five, six));
    }

    @Test
    void moreSolutionsThanAreNamedAreNotShown() {
        assertEquals(Finding.NOT_NAMED, finding(counted("one", 5)));
    }

    private static RecordedAnswer counted(String solver, long solutions) {
        RecordedAnswer two = answer(solver, "count:9", "counted", Verdict.CORRECT, ONE, OTHER);
        return new RecordedAnswer(
                two.place(),
                two.puzzleId(),
                two.solver(),
                two.question(),
                two.claim(),
                two.verdict(),
                solutions,
                two.ids());
    }

    @Test
    void aSolutionWithoutItsGridIsNotShown() {
        RecordedAnswer answer = answer("any", "solved", Verdict.CORRECT, ONE);

        assertEquals(
                Finding.NO_GRID,
                new PuzzleAnswers(TWO, Map.of(), Set.of())
                        .rulings(List.of(answer))
                        .get(0)
                        .finding());
    }

    @Test
    void aGridUnderAnotherFingerprintIsALie() {
        RecordedAnswer answer = answer("any", "solved", Verdict.CORRECT, ONE);
        Map<String, Grid> swapped = Map.of(PuzzleText.fingerprint(ONE), OTHER);

        PuzzleAnswers.Ruling ruling = new PuzzleAnswers(TWO, swapped, Set.of())
                .rulings(List.of(answer))
                .get(0);

        assertEquals(Finding.CONTRADICTION, ruling.finding());
        assertTrue(ruling.why().contains("has another fingerprint"), ruling.why());
    }

    @Test
    void anAnswerToAnotherPuzzleIsALie() {
        RecordedAnswer answer = answer("any", "solved", Verdict.CORRECT, ONE);

        assertEquals(
                Finding.CONTRADICTION,
                new PuzzleAnswers(Puzzles.EMPTY_2, Map.of(PuzzleText.fingerprint(ONE), ONE), Set.of())
                        .rulings(List.of(answer))
                        .get(0)
                        .finding());
    }

    @Test
    void nothingClaimedIsNoCorrectAnswer() {
        assertEquals(Finding.CONTRADICTION, finding(answer("any", "gave-up", Verdict.CORRECT)));
    }

    @Test
    void aClaimWithTooManySolutionsIsNonsense() {
        assertEquals(Finding.CONTRADICTION, finding(answer("unique", "unique", Verdict.CORRECT, ONE, OTHER)));
    }

    @Test
    void clashingGivensNeedNoProof() {
        Puzzle clash = Puzzles.CONTRADICTORY_GIVENS;
        RecordedAnswer none = new RecordedAnswer(
                new PackedPuzzle.Place("set", 1, ""),
                clash.id(),
                "s",
                "any",
                SolverClaim.Kind.NO_SOLUTION,
                Verdict.CORRECT,
                0,
                List.of());

        assertEquals(
                Finding.BY_GRID,
                new PuzzleAnswers(clash, Map.of(), Set.of())
                        .rulings(List.of(none))
                        .get(0)
                        .finding());
    }
}
