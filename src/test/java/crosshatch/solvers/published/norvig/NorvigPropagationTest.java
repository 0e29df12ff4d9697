package crosshatch.solvers.published.norvig;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each rule on a grid made for it, worked out by hand. */
class NorvigPropagationTest {
    private final List<Event> events = new ArrayList<>();
    private final int[] grid = new int[81];

    NorvigPropagationTest() {
        Arrays.fill(grid, NorvigPropagation.ALL_DIGITS);
    }

    /** Eight other candidates of the cell, which nobody is told of, and the digit in its 20 peers. */
    @Test
    void fillingABlankGridRemovesTwentyEightCandidates() {
        NorvigPropagation propagation = new NorvigPropagation(true, events::add);

        assertTrue(propagation.fill(grid, 0, bit(1)));

        assertEquals(8 + 20, propagation.eliminations());
        assertEquals(20, events.size());
        assertEquals(new Event.Removed(1, 1, "1 in r1c1"), events.get(0));
    }

    @Test
    void aDigitThatIsNoCandidateCannotBeFilledIn() {
        grid[0] = bits(2, 3);

        assertFalse(fill(0, 1));

        assertEquals(List.of(new Event.DeadEnd("1 cannot go into r1c1")), events);
    }

    @Test
    void aCellWithoutCandidatesIsADeadEnd() {
        grid[1] = bit(1);

        assertFalse(fill(0, 1));

        assertEquals(List.of(new Event.DeadEnd("no candidate left in r1c2")), events);
    }

    @Test
    void theLastCandidateOfACellIsPlaced() {
        grid[1] = bits(1, 2);

        assertTrue(fill(0, 1));

        assertEquals(
                List.of(
                        new Event.Removed(1, 1, "1 in r1c1"),
                        new Event.Placed(1, 2, "naked single"),
                        new Event.Removed(2, 2, "2 in r1c2")),
                events.subList(0, 3));
    }

    /** Row 5 has 9 in r5c2 and r5c8 only; filling r1c8 with 9 leaves one place, of row 5 and of no other unit. */
    @Test
    void theLastPlaceOfADigitInARowIsFilled() {
        for (int column = 0; column < 9; column++) {
            if (column != 1 && column != 7) grid[36 + column] &= ~bit(9);
        }

        assertTrue(fill(7, 9));

        assertTrue(events.contains(new Event.Placed(37, 9, "hidden single in row 5")), events.toString());
        assertEquals(bit(9), grid[37]);
    }

    @Test
    void aDigitWithoutAPlaceInARowIsADeadEnd() {
        for (int column = 0; column < 9; column++) {
            if (column != 7) grid[36 + column] &= ~bit(9);
        }

        assertFalse(fill(7, 9));

        assertEquals(new Event.DeadEnd("no place for 9 in row 5"), events.get(events.size() - 1));
    }

    /** r9c1 and r9c5 are left with 1 and 2 when r9c5 loses 3: the others of row 9 lose both, the higher digit first. */
    @Test
    void aNakedPairTakesItsDigitsFromTheUnitThatBothShare() {
        grid[72] = bits(1, 2);
        grid[76] = bits(1, 2, 3);

        assertTrue(fill(4, 3));

        assertEquals(
                List.of(
                        new Event.Removed(73, 2, "naked pair in row 9"),
                        new Event.Removed(73, 1, "naked pair in row 9"),
                        new Event.Removed(74, 2, "naked pair in row 9")),
                events.stream()
                        .filter(event -> event instanceof Event.Removed removed
                                && removed.reason().startsWith("naked pair"))
                        .limit(3)
                        .toList());
        assertEquals(bits(1, 2), grid[72]);
        assertEquals(bits(1, 2), grid[76]);
        assertEquals(NorvigPropagation.ALL_DIGITS & ~bits(1, 2), grid[80]);
        assertEquals(NorvigPropagation.ALL_DIGITS & ~bit(3), grid[13], "column 5 is not shared");
    }

    @Test
    void withoutTheRuleAPairTakesNothing() {
        grid[72] = bits(1, 2);
        grid[76] = bits(1, 2, 3);

        assertTrue(new NorvigPropagation(false, Trace.OFF).fill(grid, 4, bit(3)));

        assertEquals(NorvigPropagation.ALL_DIGITS, grid[80]);
    }

    /** Both candidates of r9c3 are those of the pair: neither may be taken. */
    @Test
    void aPairThatEmptiesACellIsADeadEnd() {
        grid[72] = bits(1, 2);
        grid[74] = bits(1, 2);
        grid[76] = bits(1, 2, 3);

        assertFalse(fill(4, 3));
    }

    private boolean fill(int cell, int digit) {
        return new NorvigPropagation(true, events::add).fill(grid, cell, bit(digit));
    }

    private static int bit(int digit) {
        return 1 << (digit - 1);
    }

    private static int bits(int... digits) {
        return Arrays.stream(digits).map(NorvigPropagationTest::bit).reduce(0, (a, b) -> a | b);
    }
}
