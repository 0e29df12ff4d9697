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
 * Pairs of solvers, each compared until it is decided. Batches count in the order of their numbers, and a batch counts for a pair
 * when all batches before it do: one that is late, because it takes long, is waited for. All pairs together have the confidence of the
 * rule, because each has an equal part of the error (C. Bonferroni).
 */
public final class SequentialDecisions {
    /**
     * Holds two solvers, by number, and their decision.
     *
     * @param decision so far
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
     * @param solvers how many there are; their numbers begin with 0
     * @param reference the solver that all others are compared with; empty for all pairs
     * @param limit of a time; infinite for none
     * @param expected the numbers of the batches that will come, from 1
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
     * Takes a batch of one solver.
     *
     * @param batch its number
     * @param values of its puzzles, in an order that is the same for all solvers: the time in any unit, 1 for a solved puzzle, or
     *     backtracks plus 1; infinite for an unsolved puzzle
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

    /** Leaves the pairs of a solver undecided. */
    public void exclude(int solver) {
        excluded.add(solver);
    }

    /** Returns whether one of its pairs can be decided and is not. */
    public boolean isNeeded(int solver) {
        return open().stream().anyMatch(pair -> pair.first == solver || pair.second == solver);
    }

    /** Pairs that can be decided and are not. */
    public List<Pair> open() {
        return pairs.stream()
                .filter(pair -> pair.decision.outcome() == PairDecision.Outcome.UNDECIDED)
                .filter(pair -> !excluded.contains(pair.first) && !excluded.contains(pair.second))
                .toList();
    }

    /** All pairs, in the order of their numbers. */
    public List<Pair> pairs() {
        return new ArrayList<>(pairs);
    }
}
