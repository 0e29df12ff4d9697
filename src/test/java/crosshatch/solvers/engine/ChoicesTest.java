package crosshatch.solvers.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.puzzle.relation.ImpliedSums;
import crosshatch.solver.trace.Trace;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Which cell is branched on, and which digit is tried first, compared with the plain definition on random candidates. */
class ChoicesTest {
    private static final int STATES = 200;
    private static final Board BOARD = Board.sudoku(2);

    private final Random random = new Random(27);

    private static GridState empty(Board board) {
        GridState state = new TrailState(board, new EngineTracer(board, Trace.OFF));
        state.reset();
        return state;
    }

    private GridState randomState(Board board) {
        GridState state = empty(board);
        for (int cell = 0; cell < board.cells(); cell++) {
            long keep = 1L << random.nextInt(board.digits()) | random.nextLong();
            state.remove(cell, ~keep & state.allDigits());
        }
        return state;
    }

    @Test
    void domWdegTakesTheCellWithTheFewestCandidatesForTheWeightOfItsOpenUnits() {
        int[] failures = new int[BOARD.unitCount()];
        DomWdeg choice =
                new DomWdeg(BOARD, new RelationRules(BOARD, ImpliedSums.NONE, false, new Diagrams()), failures);
        for (int count = 0; count < STATES; count++) {
            GridState state = randomState(BOARD);
            for (int unit = 0; unit < failures.length; unit++) failures[unit] = random.nextInt(5);

            int expected = CellSelection.NONE;
            double least = Double.POSITIVE_INFINITY;
            for (int cell = 0; cell < BOARD.cells(); cell++) {
                int candidates = Long.bitCount(state.mask(cell));
                if (candidates < 2) continue;
                double weight = IntStream.of(BOARD.unitsOf(cell))
                        .filter(unit -> IntStream.of(BOARD.unit(unit))
                                        .filter(each -> Long.bitCount(state.mask(each)) > 1)
                                        .count()
                                > 1)
                        .mapToDouble(unit -> 1 + failures[unit])
                        .sum();
                double ratio = weight == 0 ? Double.MAX_VALUE : candidates / weight;
                if (expected == CellSelection.NONE || ratio < least - 1e-12) {
                    expected = cell;
                    least = ratio;
                }
            }
            assertEquals(expected, choice.choose(state), "state " + count);
        }
    }

    @Test
    void digitsAreTriedInTheOrderThatWasAskedFor() {
        DigitOrder ascending = DigitOrders.ascending();
        DigitOrder descending = DigitOrders.descending();
        DigitOrder least = DigitOrders.leastConstraining();
        DigitOrder most = DigitOrders.mostConstraining();
        for (int count = 0; count < STATES; count++) {
            GridState state = randomState(BOARD);
            int cell = random.nextInt(BOARD.cells());
            long candidates = state.mask(cell);
            long[] digits = IntStream.range(0, BOARD.digits())
                    .mapToLong(digit -> 1L << digit)
                    .filter(digit -> (candidates & digit) != 0)
                    .toArray();
            long[] peers = new long[digits.length];
            for (int i = 0; i < digits.length; i++) {
                for (int peer : BOARD.peers(cell)) if ((state.mask(peer) & digits[i]) != 0) peers[i]++;
            }
            int fewest = 0;
            int mostOften = 0;
            for (int i = 1; i < digits.length; i++) {
                if (peers[i] < peers[fewest]) fewest = i;
                if (peers[i] > peers[mostOften]) mostOften = i;
            }

            assertEquals(digits[0], ascending.choose(state, cell, candidates));
            assertEquals(digits[digits.length - 1], descending.choose(state, cell, candidates));
            assertEquals(digits[fewest], least.choose(state, cell, candidates));
            assertEquals(digits[mostOften], most.choose(state, cell, candidates));
        }
    }

    @Test
    void randomDigitsAreDrawnEquallyOftenAndAreTheSameForEachPuzzle() {
        GridState state = empty(BOARD);
        DigitOrder order = DigitOrders.random(5);
        int[] drawn = new int[4];
        order.begin();
        long[] first = IntStream.range(0, 4000)
                .mapToLong(i -> order.choose(state, 0, 0b1101))
                .toArray();
        order.begin();
        long[] second = IntStream.range(0, 4000)
                .mapToLong(i -> order.choose(state, 0, 0b1101))
                .toArray();
        for (long digit : first) drawn[Long.numberOfTrailingZeros(digit)]++;

        assertArrayEquals(first, second);
        assertEquals(0, drawn[1], "no candidate");
        for (int digit : new int[] {0, 2, 3}) assertEquals(1333, drawn[digit], 120, "digit " + digit);
    }

    @Test
    void aSetOfUnitsHoldsWhatWasAddedOverAllOfItsWords() {
        int[] numbers = {0, 5, 63, 64, 70, 127, 128, 150, 191};
        UnitSet set = UnitSet.of();
        set.addAll(UnitSet.of(numbers));
        for (int gone : new int[] {5, 70, 150}) set.remove(gone);

        for (int left : new int[] {0, 63, 64, 127, 128, 191}) assertEquals(left, set.poll());
        assertEquals(-1, set.poll());
        for (int number : numbers) {
            UnitSet one = UnitSet.of(number);
            assertFalse(one.isEmpty(), "" + number);
            one.clear();
            assertTrue(one.isEmpty(), "" + number);
        }
    }
}
