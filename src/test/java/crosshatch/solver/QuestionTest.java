package crosshatch.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuestionTest {
    private static final Grid ONE = Puzzles.EULER_1_SOLUTION;
    private static final Grid TWO = Puzzles.NORVIG_HARD_1_SOLUTION;

    @ParameterizedTest
    @ValueSource(strings = {"any", "unique", "count:1", "count:100000"})
    void aQuestionIsWrittenAsItIsRead(String text) {
        assertEquals(text, Question.parse(text).toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Any", "count", "count:", "count:0", "count:100001", "count:-1", "count:9999999999"})
    void anotherTextIsRefusedAndNamed(String text) {
        InputException refused = assertThrows(InputException.class, () -> Question.parse(text));

        assertTrue(String.valueOf(refused.getMessage()).contains(text), refused.getMessage());
    }

    @Test
    void eachQuestionAsksForItsNumberOfSolutions() {
        assertEquals(1, Question.ANY.limit());
        assertEquals(2, Question.UNIQUE.limit());
        assertEquals(7, Question.count(7).limit());
    }

    @Test
    void whatWasFoundBecomesTheClaimThatWasAskedFor() {
        assertEquals(new Claim.Solved(ONE), Question.ANY.claim(List.of(ONE), false));
        assertEquals(new Claim.Solved(ONE), Question.ANY.claim(List.of(ONE), true));
        assertEquals(new Claim.NoSolution(), Question.ANY.claim(List.of(), true));
        assertEquals(new Claim.Unique(ONE), Question.UNIQUE.claim(List.of(ONE), true));
        assertEquals(new Claim.Several(ONE, TWO), Question.UNIQUE.claim(List.of(ONE, TWO), false));
        assertEquals(new Claim.NoSolution(), Question.UNIQUE.claim(List.of(), true));
        assertEquals(new Claim.Counted(List.of(ONE), true), Question.count(2).claim(List.of(ONE), true));
    }

    @Test
    void tooFewSolutionsOfAnUnfinishedSearchAreNoClaim() {
        assertThrows(IllegalArgumentException.class, () -> Question.ANY.claim(List.of(), false));
        assertThrows(IllegalArgumentException.class, () -> Question.UNIQUE.claim(List.of(ONE), false));
        assertThrows(IllegalArgumentException.class, () -> Question.count(3).claim(List.of(ONE, TWO), false));
    }

    @Test
    void everyClaimItMakesAnswersIt() {
        for (Question question : List.of(Question.ANY, Question.UNIQUE, Question.count(1), Question.count(2))) {
            for (List<Grid> found : List.of(List.<Grid>of(), List.of(ONE))) {
                assertEquals(Optional.empty(), question.unanswered(question.claim(found, true)), question.toString());
            }
        }
    }

    @Test
    void whatIsMissingInTheAnswerToAnEasierQuestionIsSaid() {
        assertEquals(
                Optional.of(
                        "it answers an easier task than unique: it shows 1 of 2 solutions, but does not report that there"
                                + " are no others"),
                Question.UNIQUE.unanswered(new Claim.Solved(ONE)));
    }
}
