package crosshatch.experiment;

import crosshatch.results.RunRecord;
import crosshatch.results.report.statistics.DecisionRule;
import crosshatch.results.report.statistics.PairDecision;
import crosshatch.results.report.statistics.PairDecision.Outcome;
import crosshatch.results.report.statistics.SequentialDecisions;
import crosshatch.solver.Limits;
import crosshatch.solver.NamedSolver;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

/**
 * Ends a comparison when its pairs of solvers are decided, see {@link PairDecision}. A block is a batch, and each batch runs in
 * fresh JVMs. A solver is removed when all its pairs are decided, or when it is wrong or crashes. The budget is the time of one
 * call of the program. Several threads may call its methods.
 */
final class Decider implements StoppingRule {
    private final Plan plan;
    private final DecisionRule rule;
    private final SequentialDecisions decisions;
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final Consumer<String> onDecision;
    private final Set<SequentialDecisions.Pair> decided = new HashSet<>();
    private final LongSupplier nanoTime;
    private final long startNanos;

    /**
     * Begins without any decision.
     *
     * @param plan contains the rule of decision
     * @param onDecision receives a line for people for each declaration
     * @param nanoTime the clock for the budget
     */
    Decider(Plan plan, Consumer<String> onDecision, LongSupplier nanoTime) {
        this.plan = plan;
        this.onDecision = onDecision;
        this.nanoTime = nanoTime;
        startNanos = nanoTime.getAsLong();
        rule = until(plan).rule();
        for (NamedSolver each : plan.solvers()) numbers.put(each.spec().toString(), numbers.size());
        decisions = new SequentialDecisions(numbers.size(), plan.reference(), rule, limit(plan), plan.shard()::holds);
    }

    private static Plan.PlannedDecision until(Plan plan) {
        return Objects.requireNonNull(plan.until());
    }

    private static double limit(Plan plan) {
        return plan.limits().nanos() == Limits.NONE
                ? Double.POSITIVE_INFINITY
                : plan.limits().nanos();
    }

    @Override
    public synchronized void add(List<RunRecord> records) {
        for (RunRecord record : records) {
            if (StoppingRule.isBad(record, plan.specs().get(number(record)))) decisions.exclude(number(record));
        }
        Map<List<Long>, List<RunRecord>> turns = records.stream()
                .filter(RunRecord::isMeasured)
                .collect(Collectors.groupingBy(
                        record -> List.of(record.run().getBlock(), (long) number(record)),
                        LinkedHashMap::new,
                        Collectors.toList()));
        turns.forEach((turn, runs) -> decisions.add(
                turn.get(0),
                turn.get(1).intValue(),
                runs.stream().mapToDouble(this::value).toArray()));
        announce();
    }

    private int number(RunRecord record) {
        return Objects.requireNonNull(numbers.get(record.solver()));
    }

    private double value(RunRecord record) {
        if (!record.solved()) return Double.POSITIVE_INFINITY;
        return switch (rule.measure()) {
            case TIME -> Math.max(1, record.run().getTimes().getTotalNs());
            case SOLVED -> 1;
            case BACKTRACKS -> record.run().getCounts().getBacktracks() + 1.0;
        };
    }

    private void announce() {
        for (SequentialDecisions.Pair pair : decisions.pairs()) {
            if (pair.decision().outcome() != Outcome.UNDECIDED && decided.add(pair)) onDecision.accept(line(pair));
        }
    }

    private String line(SequentialDecisions.Pair pair) {
        List<PairDecision.Look> looks = pair.decision().looks();
        PairDecision.Look last = looks.get(looks.size() - 1);
        return String.format(
                Locale.ROOT,
                "decided after %,d puzzles: %s, %s (%.3g to %.3g)",
                last.puzzles(),
                rule.declaration(pair.decision().outcome(), label(pair.first()), label(pair.second())),
                rule.measure() == DecisionRule.Measure.SOLVED ? "difference of shares" : "ratio",
                rule.shown(last.low()),
                rule.shown(last.high()));
    }

    private String label(int solver) {
        return plan.solvers().get(solver).label();
    }

    @Override
    public synchronized boolean isOut(String solver) {
        return isOverBudget() || !decisions.isNeeded(Objects.requireNonNull(numbers.get(solver)));
    }

    private boolean isOverBudget() {
        Long budget = until(plan).budgetNanos();
        return budget != null && nanoTime.getAsLong() - startNanos > budget;
    }

    @Override
    public boolean wantsFreshJvms() {
        return true;
    }

    @Override
    public synchronized void unavailable(String solver) {
        decisions.exclude(Objects.requireNonNull(numbers.get(solver)));
    }
}
