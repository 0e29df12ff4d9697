package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.distribution.ContinuousDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.junit.jupiter.api.Test;

class NodeCostTest {
    private static final double[] NODES = {1, 1, 3, 9, 27};

    private static double[] times(double before, double each) {
        return Arrays.stream(NODES).map(nodes -> before + each * nodes).toArray();
    }

    @Test
    void whatAPuzzleCostsBeforeItsSearchIsInTheMeanAndNotInTheSlope() {
        NodeCost cost = NodeCost.of(new double[][] {times(100, 7)}, NODES, Clusters.single(NODES.length));

        assertEquals((5 * 100 + 7 * 41) / 41.0, cost.perNode().value(), 1e-9);
        assertEquals(7, cost.perFurtherNode().orElseThrow().value(), 1e-9);
        assertEquals(7, cost.perFurtherNode().orElseThrow().low(), 1e-6);
        assertEquals(7, cost.perFurtherNode().orElseThrow().high(), 1e-6);
    }

    @Test
    void forksAreAveraged() {
        NodeCost cost = NodeCost.of(new double[][] {times(0, 6), times(0, 8)}, NODES, Clusters.single(NODES.length));

        assertEquals(7, cost.perNode().value(), 1e-9);
        assertEquals(6, cost.perNode().low(), 1e-9);
        assertEquals(8, cost.perNode().high(), 1e-9);
    }

    @Test
    void treesOfOneSizeHaveNoSlope() {
        NodeCost cost = NodeCost.of(new double[][] {{3, 5, 4}}, new double[] {1, 1, 1}, Clusters.single(3));

        assertEquals(4, cost.perNode().value(), 1e-12);
        assertTrue(cost.perFurtherNode().isEmpty());
    }

    @Test
    void isomorphsOfOnePuzzleHaveNoInterval() {
        NodeCost cost = NodeCost.of(new double[][] {{3, 5, 4}}, new double[] {1, 2, 3}, Clusters.of(List.of(7, 7, 7)));

        assertEquals(2, cost.perNode().value(), 1e-12);
        assertTrue(Double.isNaN(cost.perNode().low()));
    }

    /** Noise of one size around a line: the standard error of the slope is known. */
    @Test
    void theIntervalOfTheSlopeIsThatOfNormalTheory() {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(5);
        ContinuousDistribution.Sampler noise = NormalDistribution.of(0, 10).createSampler(random);
        double[] nodes =
                IntStream.range(0, 400).mapToDouble(puzzle -> 1 + puzzle % 100).toArray();
        double[] times =
                Arrays.stream(nodes).map(each -> 2 * each + noise.sample()).toArray();

        NodeCost.Estimate slope = NodeCost.of(new double[][] {times}, nodes, Clusters.single(nodes.length))
                .perFurtherNode()
                .orElseThrow();

        double spread = Math.sqrt(
                Arrays.stream(nodes).map(each -> (each - 50.5) * (each - 50.5)).sum());
        assertEquals(2 * 1.96 * 10 / spread, slope.high() - slope.low(), 0.2 * 2 * 1.96 * 10 / spread);
        assertTrue(slope.low() < 2 && 2 < slope.high(), slope.toString());
    }
}
