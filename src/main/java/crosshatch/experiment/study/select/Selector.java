package crosshatch.experiment.study.select;

import crosshatch.experiment.study.select.Scenario.Instance;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Chooses a solver for each puzzle, by the features of the first steps, or always the same one if it looks at none.
 *
 * @param design how it was learnt
 * @param forest that reads features; empty without steps
 * @param always the single best solver, by number
 */
record Selector(Design design, Optional<RuntimeForest> forest, int always) {
    /** An unsolved puzzle counts this many times the limit. */
    private static final int PENALTY_FACTOR = 10;

    private static final int INNER_FOLDS = 3;
    private static final long SEED = 2;

    /**
     * What may be decided by trial.
     *
     * @param steps of features that are computed, and paid for
     * @param logs whether the logarithm of times is predicted, in which all puzzles weigh the same, or the time itself
     */
    record Design(int steps, boolean logs) {
        /** The cheapest first. */
        static List<Design> all() {
            return IntStream.rangeClosed(0, Features.STEPS.size())
                    .boxed()
                    .flatMap(steps -> Stream.of(new Design(steps, true), new Design(steps, false)))
                    .filter(design -> design.steps > 0 || design.logs)
                    .toList();
        }
    }

    /** Learnt from these instances, by the design that is worth most in a cross-validation among them. */
    static Selector of(List<Instance> known, double limit) {
        int[] fold = Folds.of(known, INNER_FOLDS, SEED);
        Design best = Design.all().stream()
                .min(Comparator.comparingDouble(design -> crossValidated(design, known, fold, limit)))
                .orElseThrow();
        return of(best, known, limit);
    }

    private static double crossValidated(Design design, List<Instance> known, int[] fold, double limit) {
        double cost = 0;
        for (int out = 0; out < INNER_FOLDS; out++) {
            Selector selector = of(design, part(known, fold, out, false), limit);
            cost += part(known, fold, out, true).stream()
                    .mapToDouble(each -> penalised(selector.time(each, limit), limit))
                    .sum();
        }
        return cost;
    }

    /** Those in a fold, or those in all others. */
    static List<Instance> part(List<Instance> instances, int[] fold, int number, boolean inside) {
        return IntStream.range(0, fold.length)
                .filter(at -> (fold[at] == number) == inside)
                .mapToObj(instances::get)
                .toList();
    }

    private static Selector of(Design design, List<Instance> known, double limit) {
        return new Selector(
                design,
                design.steps == 0 ? Optional.empty() : Optional.of(forest(design, known, limit)),
                singleBest(known, limit));
    }

    private static RuntimeForest forest(Design design, List<Instance> known, double limit) {
        return RuntimeForest.of(
                Features.names(design.steps),
                known.stream().map(each -> each.features().first(design.steps)).toList(),
                known.stream().map(each -> targets(design, each.times(), limit)).toList());
    }

    private static double[] targets(Design design, double[] times, double limit) {
        return Arrays.stream(times)
                .map(time -> penalised(time, limit))
                .map(time -> design.logs ? Math.log(time) : time)
                .toArray();
    }

    /** The solver with the least mean time. */
    private static int singleBest(List<Instance> known, double limit) {
        return IntStream.range(0, known.get(0).times().length)
                .boxed()
                .min(Comparator.comparingDouble(solver -> known.stream()
                        .mapToDouble(each -> penalised(each.times()[solver], limit))
                        .sum()))
                .orElseThrow();
    }

    private static double penalised(double time, double limit) {
        return Double.isInfinite(time) ? PENALTY_FACTOR * limit : time;
    }

    /** The number of the solver. */
    int choose(Instance instance) {
        return forest.map(each -> each.fastest(instance.features().first(design.steps)))
                .orElse(always);
    }

    /** What the puzzle takes with the solver that is chosen, features included; infinite if it is not solved by then. */
    double time(Instance instance, double limit) {
        double time = instance.features().micros(design.steps) + instance.times()[choose(instance)];
        return time > limit ? Double.POSITIVE_INFINITY : time;
    }
}
