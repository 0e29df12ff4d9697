package crosshatch.solvers.published.euler96;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** How many of the fifty each set of rules solves alone, and what each rule does. */
class LogicTest {
    private static final List<Integer> TEN_TO_SEARCH = List.of(6, 7, 10, 25, 42, 43, 47, 48, 49, 50);
    private static final List<Integer> FOUR_TO_SEARCH = List.of(6, 7, 42, 48);

    /** Published: 40 of 50. */
    @Test
    void allSinglesLeaveTen() {
        assertEquals(TEN_TO_SEARCH, left(Logic::allSingles));
    }

    /** Published in a comment on the article: four need search. */
    @Test
    void withPreemptiveSetsFourAreLeft() {
        assertEquals(FOUR_TO_SEARCH, left(Logic::allSinglesAndPreemptiveSets));
    }

    @Test
    void thoseFourAreLeftWithoutHiddenSinglesToo() {
        assertEquals(FOUR_TO_SEARCH, left(logic -> Logic.toFixpoint(logic::nakedSingles, logic::preemptiveSets)));
    }

    @Test
    void withoutBoxesElevenAreLeft() {
        assertEquals(
                50 - 39,
                left(logic -> Logic.toFixpoint(
                                logic::nakedSingles, logic::hiddenSinglesInRows, logic::hiddenSinglesInColumns))
                        .size());
    }

    @Test
    void hiddenSinglesAloneSolveThirtyTwo() {
        assertEquals(
                50 - 32,
                left(logic -> Logic.toFixpoint(
                                logic::hiddenSinglesInRows, logic::hiddenSinglesInColumns, logic::hiddenSinglesInBoxes))
                        .size());
    }

    @Test
    void nakedSinglesAloneSolveTwelve() {
        assertEquals(
                50 - 12, left(logic -> Logic.toFixpoint(logic::nakedSingles)).size());
    }

    @Test
    void whatTheLogicPlacesBelongsToTheSolution() {
        for (Fifty.Entry entry : Fifty.all()) {
            int[] digits = after(Logic::allSinglesAndPreemptiveSets, entry.puzzle());
            for (int cell = 0; cell < digits.length; cell++) {
                boolean right =
                        digits[cell] == 0 || digits[cell] == entry.solution().digit(cell);
                assertTrue(right, "#" + entry.number() + " cell " + cell);
            }
        }
    }

    /** Row 1 lacks 1, 2 and 3; columns 1 and 2 hold a 3, so r1c1 and r1c2 are a pair and r1c3 loses 1 and 2. */
    @Test
    void aPreemptiveSetKeepsItsDigitsFromTheRestOfTheUnit() {
        PencilMarks marks = new PencilMarks(
                Puzzle.parse("...456789" + ".........".repeat(2) + "3........" + ".3......." + ".........".repeat(4)));

        assertTrue(new Logic(marks, Trace.OFF).preemptiveSets());

        assertEquals(0b011, marks.candidates(0));
        assertEquals(0b011, marks.candidates(1));
        assertEquals(0b100, marks.candidates(2));
    }

    @Test
    void aCellWithoutCandidatesIsADeadEnd() {
        assertTrue(new PencilMarks(Puzzles.NO_CANDIDATE).isDeadEnd());
        assertFalse(new PencilMarks(Puzzles.EULER_1).isDeadEnd());
    }

    /** Numbers of the puzzles that are not full afterwards. */
    private static List<Integer> left(Consumer<Logic> rules) {
        List<Integer> numbers = new ArrayList<>();
        for (Fifty.Entry entry : Fifty.all()) {
            for (int digit : after(rules, entry.puzzle())) {
                if (digit == 0) {
                    numbers.add(entry.number());
                    break;
                }
            }
        }
        return numbers;
    }

    private static int[] after(Consumer<Logic> rules, Puzzle puzzle) {
        PencilMarks marks = new PencilMarks(puzzle);
        rules.accept(new Logic(marks, Trace.OFF));
        return marks.digits();
    }
}
