package crosshatch.puzzle.relation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Visible;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Supports are what the fillings have, and an explanation leaves none: both held against all fillings. */
class SupportsTest {
    private static final int DIGITS = 5;
    private static final Board BOARD = Board.latin(DIGITS);
    private static final List<Relation> RELATIONS = List.of(
            new Sum(List.of(0, 1, 5, 7), 11),
            Pair.difference(0, 12, 2),
            Pair.less(3, 4),
            new Visible(List.of(0, 1, 2, 3, 4), 3));

    @Test
    void supportsAreWhatTheFillingsHave() {
        Random random = new Random(1);
        for (Relation relation : RELATIONS) {
            Diagram diagram = new Diagrams().of(BOARD, relation);
            Supports supports = new Supports(diagram);
            for (int trial = 0; trial < 200; trial++) {
                long[] candidates = candidates(diagram, random);
                List<int[]> fillings = fillings(diagram, candidates);

                assertEquals(!fillings.isEmpty(), supports.find(candidates), relation.text());
                for (int cell = 0; cell < candidates.length && !fillings.isEmpty(); cell++) {
                    int here = cell;
                    long held = fillings.stream()
                            .mapToLong(filling -> 1L << (filling[here] - 1))
                            .reduce(0, (one, other) -> one | other);
                    assertEquals(held, supports.of(cell), relation.text());
                }
            }
        }
    }

    @Test
    void whatExplainsThatNoFillingIsLeftLeavesNoneByItself() {
        Random random = new Random(2);
        int explained = 0;
        int spared = 0;
        for (Relation relation : RELATIONS) {
            Diagram diagram = new Diagrams().of(BOARD, relation);
            Supports supports = new Supports(diagram);
            for (int trial = 0; trial < 500; trial++) {
                long[] candidates = candidates(diagram, random);
                if (supports.find(candidates)) continue;
                long[] removed = new long[candidates.length];
                supports.explain(candidates, removed);
                for (int i = 0; i < removed.length; i++) assertEquals(0, removed[i] & candidates[i], relation.text());
                long[] allElse = LongStream.of(removed).map(digits -> ~digits).toArray();

                assertTrue(fillings(diagram, allElse).isEmpty(), relation.text() + " " + Arrays.toString(candidates));
                explained++;
                for (int i = 0; i < removed.length; i++) spared += Long.bitCount(all() & ~candidates[i] & ~removed[i]);
            }
        }
        assertTrue(explained > 100, "explained: " + explained);
        assertTrue(spared > explained, "digits that no explanation needs: " + spared);
    }

    @Test
    void aRelationThatNothingKeepsNeedsNoExplanation() {
        Diagram diagram = new Diagrams().of(BOARD, new Sum(List.of(0, 1), 50));
        Supports supports = new Supports(diagram);
        long[] candidates = {all(), all()};
        long[] removed = {1, 1};

        assertFalse(supports.find(candidates));
        supports.explain(candidates, removed);
        assertEquals(0, removed[0] | removed[1]);
    }

    private static long all() {
        return (1L << DIGITS) - 1;
    }

    private static long[] candidates(Diagram diagram, Random random) {
        return LongStream.generate(() -> (random.nextLong() & all()) | (1L << random.nextInt(DIGITS)))
                .limit(diagram.cells())
                .toArray();
    }

    private static List<int[]> fillings(Diagram diagram, long[] candidates) {
        return diagram.tuples().stream()
                .filter(filling -> fits(filling, candidates))
                .toList();
    }

    private static boolean fits(int[] filling, long[] candidates) {
        for (int i = 0; i < filling.length; i++) if (((candidates[i] >>> (filling[i] - 1)) & 1) == 0) return false;
        return true;
    }
}
