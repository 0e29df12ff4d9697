package crosshatch.results.report.statistics;

import crosshatch.results.report.statistics.PairDecision.Look;
import crosshatch.results.report.statistics.PairDecision.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.ListSampler;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Median;
import org.apache.commons.statistics.descriptive.Variance;

/**
 * Evaluates a finished comparison of two solvers: the number of batches that it would have needed, if it had stopped when the
 * pair was decided. Batches are taken in several random orders, each of which is one {@link PairDecision}.
 *
 * @param orders the number of orders
 * @param firstBetter the number of orders that end with this declaration
 * @param secondBetter the number of orders that end with this declaration
 * @param equal the number of orders that end with this declaration
 * @param median the median number of batches until the declaration over all orders; orders without a declaration count all
 *     batches
 * @param fixed the number of batches after which an interval that is computed only once would decide, with mean and variance
 *     as observed
 */
public record Replay(int orders, long firstBetter, long secondBetter, long equal, double median, long fixed) {
    private static final int ORDERS = 20;
    private static final long SEED = 11;

    /**
     * Evaluates all orders.
     *
     * @param alpha the largest probability that the band of an order ever misses the mean
     * @param batches the losses of the puzzles of each batch
     */
    public static Replay of(DecisionRule rule, double alpha, List<double[]> batches) {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(SEED);
        List<double[]> order = new ArrayList<>(batches);
        List<PairDecision> decisions = new ArrayList<>();
        for (int i = 0; i < ORDERS; i++) {
            ListSampler.shuffle(random, order);
            PairDecision decision = new PairDecision(rule, alpha);
            order.forEach(decision::add);
            decisions.add(decision);
        }
        return new Replay(
                ORDERS,
                ended(decisions, Outcome.FIRST_BETTER),
                ended(decisions, Outcome.SECOND_BETTER),
                ended(decisions, Outcome.EQUAL),
                Median.withDefaults()
                        .evaluate(decisions.stream()
                                .map(PairDecision::looks)
                                .mapToDouble(List<Look>::size)
                                .toArray()),
                fixed(rule, alpha, batches));
    }

    private static long ended(List<PairDecision> decisions, Outcome outcome) {
        return decisions.stream().filter(each -> each.outcome() == outcome).count();
    }

    private static long fixed(DecisionRule rule, double alpha, List<double[]> batches) {
        double[] losses = batches.stream().mapToDouble(rule::lossOfBatch).toArray();
        return rule.batchesOfFixedDesign(
                alpha, Mean.of(losses).getAsDouble(), Variance.of(losses).getAsDouble());
    }
}
