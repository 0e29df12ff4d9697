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
 * A finished comparison of two solvers, answered again: had it stopped when the pair was decided, how many batches had it needed? The
 * batches come in random orders, each of which is one {@link PairDecision}.
 *
 * @param orders how many there are
 * @param firstBetter orders that end with this declaration
 * @param secondBetter orders that end with this declaration
 * @param equal orders that end with this declaration
 * @param median batches until the declaration, the median of all orders; all batches where there is none
 * @param fixed batches after which an interval that is looked at once would decide, with mean and variance as observed
 */
public record Replay(int orders, long firstBetter, long secondBetter, long equal, double median, long fixed) {
    private static final int ORDERS = 20;
    private static final long SEED = 11;

    /**
     * @param alpha the largest probability with which the band of an order may ever miss the mean
     * @param batches losses of the puzzles of each
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
