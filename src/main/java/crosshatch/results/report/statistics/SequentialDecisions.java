package crosshatch.results.report.statistics;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;

/**
 * Compares pairs of solvers until each is decided. Batches are used in the order of their numbers: a pair uses a batch only after all earlier batches, so the pair waits for slow batches. All pairs together have the confidence of the rule, because each has an
 * equal part of the error (C. Bonferroni).
 */
public final class SequentialDecisions {
    /**
     * Two solvers, given by their numbers, and the decision on them.
     *
     * @param decision the present state of the decision
     */
    public record Pair(int first, int second, PairDecision decision) {}

    private final DecisionRule rule;
    private final double limit;
    private final LongPredicate expected;
    private final List<Pair> pairs;
    private final Map<Pair, Long> next = new HashMap<>();
    private final Map<Long, Map<Integer, double[]>> batches = new HashMap<>();
    private final Set<Integer> excluded = new HashSet<>();

    /**
     * Begins without batches.
     *
     * @param solvers the number of solvers, which are numbered from 0
     * @param reference the solver with which all others are compared; empty for all pairs
     * @param limit the time limit; infinite for none
     * @param expected returns whether a batch with this number, from 1, will come
     */
    public SequentialDecisions(
            int solvers, OptionalInt reference, DecisionRule rule, double limit, LongPredicate expected) {
        this.rule = rule;
        this.limit = limit;
        this.expected = expected;
        List<int[]> both = IntStream.range(0, solvers)
                .boxed()
                .flatMap(first -> IntStream.range(first + 1, solvers).mapToObj(second -> new int[] {first, second}))
                .filter(pair ->
                        reference.isEmpty() || pair[0] == reference.getAsInt() || pair[1] == reference.getAsInt())
                .toList();
        double alpha = (1 - rule.confidence()) / Math.max(1, both.size());
        pairs = both.stream()
                .map(pair -> new Pair(pair[0], pair[1], new PairDecision(rule, alpha)))
                .toList();
        pairs.forEach(pair -> next.put(pair, after(0)));
    }

    private long after(long batch) {
        long number = batch + 1;
        while (!expected.test(number)) number++;
        return number;
    }

    /**
     * Adds a batch of one solver.
     *
     * @param batch the number of the batch
     * @param values the values of its puzzles, in an order that is the same for all solvers: the time in any unit, 1 for a
     *     solved puzzle, or backtracks plus 1; infinite for an unsolved puzzle
     */
    public void add(long batch, int solver, double[] values) {
        batches.computeIfAbsent(batch, number -> new HashMap<>()).put(solver, values);
        for (Pair pair : pairs) {
            if (pair.first == solver || pair.second == solver) goOn(pair);
        }
    }

    private void goOn(Pair pair) {
        while (true) {
            long number = Objects.requireNonNull(next.get(pair));
            Map<Integer, double[]> batch = batches.getOrDefault(number, Map.of());
            double[] first = batch.get(pair.first);
            double[] second = batch.get(pair.second);
            if (first == null || second == null || first.length != second.length) return;
            pair.decision.add(rule.losses(first, second, limit));
            next.put(pair, after(number));
        }
    }

    /** Excludes a solver, so that its pairs stay undecided. */
    public void exclude(int solver) {
        excluded.add(solver);
    }

    /** Returns whether a pair of this solver is undecided and can still be decided. */
    public boolean isNeeded(int solver) {
        return open().stream().anyMatch(pair -> pair.first == solver || pair.second == solver);
    }

    /** Returns the undecided pairs that can still be decided. */
    public List<Pair> open() {
        return pairs.stream()
                .filter(pair -> pair.decision.outcome() == PairDecision.Outcome.UNDECIDED)
                .filter(pair -> !excluded.contains(pair.first) && !excluded.contains(pair.second))
                .toList();
    }

    /** Returns all pairs, in the order of their numbers. */
    public List<Pair> pairs() {
        return new ArrayList<>(pairs);
    }
}
