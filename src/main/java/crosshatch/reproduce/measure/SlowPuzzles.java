package crosshatch.reproduce.measure;

import crosshatch.corpus.Instance;
import crosshatch.experiment.Attempt;
import crosshatch.solver.Counter;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.statistics.descriptive.Median;

/**
 * How many puzzles are slow by themselves: in every pass they take more than {@value #FACTOR} times as long as their
 * backtracks explain. What a number of backtracks explains is the least-squares line through the pass, but at least the
 * median of the pass. A run can be slow
 * because of the machine (compilation, garbage collection, interrupts); a puzzle that is slow by itself is so in every pass.
 */
record SlowPuzzles(String solver, PuzzleChoice puzzles) implements OverPuzzles {
    private static final int WARMUP_PASSES = 2;
    private static final int PASSES = 5;
    private static final int FACTOR = 5;

    @Override
    public Measured take(Laboratory laboratory) {
        SolverSpec spec = laboratory.spec(solver);
        try (Solver answering = laboratory.catalog().create(spec);
                Stream<Instance> chosen = laboratory.puzzles(puzzles)) {
            List<Instance> instances = chosen.toList();
            int[] slowPasses = new int[instances.size()];
            for (int pass = 0; pass < WARMUP_PASSES + PASSES; pass++) {
                List<Attempt> attempts = instances.stream()
                        .map(instance -> Attempt.make(
                                spec, answering, instance, Question.ANY, Limits.UNLIMITED, laboratory.clock()))
                        .toList();
                attempts.forEach(attempt -> Laboratory.requireCorrect(solver, attempt));
                if (pass >= WARMUP_PASSES) countSlow(attempts, slowPasses);
            }
            return Measured.of(Arrays.stream(slowPasses)
                            .filter(slow -> slow == PASSES)
                            .count())
                    .remarking(remark(slowPasses));
        }
    }

    @Override
    public boolean timed() {
        return true;
    }

    private static void countSlow(List<Attempt> attempts, int[] slowPasses) {
        double[] backtracks = attempts.stream()
                .mapToDouble(attempt -> Counts.of(attempt, Counter.BACKTRACKS.column()))
                .toArray();
        double[] nanos = attempts.stream()
                .mapToDouble(attempt -> attempt.times().totalNanos())
                .toArray();
        Line line = Line.through(backtracks, nanos);
        double median = Median.withDefaults().withCopy(true).evaluate(nanos);
        for (int i = 0; i < nanos.length; i++) {
            if (nanos[i] > FACTOR * Math.max(line.at(backtracks[i]), median)) slowPasses[i]++;
        }
    }

    private static String remark(int[] slowPasses) {
        return String.format(
                "%d of %d warm runs took more than %d times what their backtracks explain, on %d puzzles; %d puzzles more"
                        + " than once in %d passes",
                Arrays.stream(slowPasses).sum(),
                slowPasses.length * PASSES,
                FACTOR,
                Arrays.stream(slowPasses).filter(slow -> slow > 0).count(),
                Arrays.stream(slowPasses).filter(slow -> slow > 1).count(),
                PASSES);
    }

    /** A straight line, by least squares. */
    record Line(double base, double slope) {
        static Line through(double[] xs, double[] ys) {
            double meanX = Arrays.stream(xs).average().orElseThrow();
            double meanY = Arrays.stream(ys).average().orElseThrow();
            double covariance = 0;
            double variance = 0;
            for (int i = 0; i < xs.length; i++) {
                covariance += (xs[i] - meanX) * (ys[i] - meanY);
                variance += (xs[i] - meanX) * (xs[i] - meanX);
            }
            double slope = variance == 0 ? 0 : covariance / variance;
            return new Line(meanY - slope * meanX, slope);
        }

        double at(double x) {
            return base + slope * x;
        }
    }
}
