package crosshatch.solvers.lcg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.Ints;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OddsTest {
    /** Of logarithms, to the power of 0.8. */
    private static final double STEPS = 64 * 0.8;

    @Test
    void areThoseOfAPlainCountInCellsAndUnits() {
        int positive = 0;
        int inexact = 0;
        for (int seed = 0; seed < 300; seed++) {
            Puzzle puzzle = SmallPuzzles.random(seed);
            Board board = puzzle.board();
            Givens givens = new Givens(board);
            if (!givens.read(puzzle)) continue;
            ExactlyOneSets slots = new ExactlyOneSets(board);
            slots.number(givens.left());
            Singles singles = new Singles(slots, new Trail(slots.mostCandidates()), new Conflict(), true);
            singles.begin();
            Ints left = new Ints();
            IntStream.range(0, slots.candidates()).forEach(left::add);
            Odds odds = new Odds(slots, singles);
            odds.find(left);

            String name = SmallPuzzles.named(seed, puzzle);
            long sum = 0;
            for (int candidate = 0; candidate < slots.candidates(); candidate++) {
                long product = plainOdds(board, givens.left(), slots.cell(candidate), slots.digit(candidate));
                assertEquals(STEPS * Math.log((double) product), odds.against(candidate), 0.501, name);
                if (product > 1) positive++;
                sum += odds.against(candidate);
            }
            assertEquals((double) sum / slots.candidates(), odds.mean(), 1, name);
            if (IntStream.range(0, board.unitCount()).anyMatch(unit -> !board.isExact(unit))) inexact++;
        }
        assertTrue(positive > 1_000, positive + " candidates with something against them");
        assertTrue(inexact > 10, inexact + " boards with units that need not have each digit");
    }

    private static long plainOdds(Board board, long[] left, int cell, int digit) {
        long product = Math.max(1, Long.bitCount(left[cell]) - 1);
        for (int unit : board.unitsOf(cell)) {
            int[] cells = board.unit(unit);
            int places = (int) IntStream.of(cells)
                    .filter(other -> (left[other] & (1L << (digit - 1))) != 0)
                    .count();
            int others = cells.length == board.digits() ? places - 1 : places;
            product *= Math.max(1, others);
        }
        return product;
    }

    @Test
    void aLossIsAcceptedAsOftenAsItsRatioSays() {
        SplittableRandom random = new SplittableRandom(1);
        int half = (int) Math.round(64 * Math.log(2));
        int accepted = (int) IntStream.range(0, 100_000)
                .filter(draw -> Odds.accept(half, random))
                .count();
        assertEquals(50_000, accepted, 1_000);
        for (int draw = 0; draw < 1_000; draw++) {
            assertTrue(Odds.accept(0, random), "no loss");
            assertTrue(Odds.accept(-half, random), "a gain");
            assertFalse(Odds.accept(1_000_000, random), "odds of more than a million");
        }
    }
}
