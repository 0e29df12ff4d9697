package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

class ClustersTest {
    private static final Clusters ISOMORPHS = Clusters.of(List.of("a", "b", "a", "c", "a", "b"));

    @Test
    void whatIsDrawnOfAPuzzleIsAllOfIt() {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(1);
        int[] times = new int[6];
        for (int round = 0; round < 3000; round++) {
            int[] drawn = ISOMORPHS.draw(random);
            int[] count = new int[6];
            for (int value : drawn) count[value]++;

            assertTrue(count[0] == count[2] && count[0] == count[4] && count[1] == count[5], Arrays.toString(drawn));
            assertEquals(3, count[0] + count[1] + count[3], "puzzles drawn");
            for (int value = 0; value < 6; value++) times[value] += count[value];
        }

        for (int each : times) assertEquals(3000, each, 4 * Math.sqrt(3000 * 2 / 3.0));
    }

    @Test
    void aPuzzleHasTheMeanOfItsValues() {
        assertArrayEquals(new double[] {3, 4, 4}, ISOMORPHS.means(new double[] {1, 2, 3, 4, 5, 6}));
    }

    @Test
    void someOfTheValuesBelongToTheSamePuzzles() {
        Clusters some = ISOMORPHS.of(new int[] {2, 3, 4});

        assertEquals(2, some.count());
        assertArrayEquals(new double[] {2, 2}, some.means(new double[] {1, 2, 3}));
    }

    @Test
    void singleValuesAreDrawnOneByOne() {
        assertEquals(5, Clusters.single(5).draw(RandomSource.SPLIT_MIX_64.create(1)).length);
        assertEquals(5, Clusters.single(5).count());
    }

    @Test
    void noValuesHaveNoPuzzles() {
        assertEquals(0, Clusters.of(List.of()).count());
    }
}
