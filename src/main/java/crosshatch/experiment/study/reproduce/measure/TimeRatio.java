package crosshatch.experiment.study.reproduce.measure;

import crosshatch.experiment.Clock;
import crosshatch.experiment.JudgedRun;
import crosshatch.experiment.Warmup;
import crosshatch.instances.sets.Instance;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.apache.commons.statistics.descriptive.Median;

/**
 * By what factor one solver takes longer than another for all puzzles: one thread, warm, both in turns. Each is warmed up
 * until it is steady; then they take turns in passes through the puzzles, and the medians of their passes are compared.
 */
record TimeRatio(String solver, String to, PuzzleChoice puzzles) implements OverPuzzles {
    private static final long WARMUP_NANOS = 10_000_000_000L;
    private static final long MEASURED_NANOS = 3_000_000_000L;
    private static final int FEWEST_PASSES = 5;

    @Override
    public Measured take(Laboratory laboratory) {
        List<Instance> instances;
        try (Stream<Instance> chosen = laboratory.puzzles(puzzles)) {
            instances = chosen.toList();
        }
        try (Runner one = new Runner(laboratory, solver, instances);
                Runner other = new Runner(laboratory, to, instances)) {
            boolean oneIsSteady = one.warmUp();
            boolean steady = other.warmUp() && oneIsSteady;
            long end = laboratory.clock().nanoTime() + MEASURED_NANOS;
            while (one.passes.size() < FEWEST_PASSES || laboratory.clock().nanoTime() < end) {
                one.measure();
                other.measure();
            }
            return Measured.of(one.medianNanos() / other.medianNanos())
                    .remarking(String.format(
                            Locale.ROOT,
                            "%.1f µs against %.1f µs per puzzle, %s, one thread, median of %d passes",
                            one.medianNanos() / 1e3 / instances.size(),
                            other.medianNanos() / 1e3 / instances.size(),
                            steady ? "warm" : "not steady",
                            one.passes.size()));
        }
    }

    @Override
    public boolean timed() {
        return true;
    }

    /** One of the two solvers. */
    private static final class Runner implements AutoCloseable {
        private final SolverSpec spec;
        private final Solver solver;
        private final List<Instance> instances;
        private final Clock clock;
        private final List<Double> passes = new ArrayList<>();

        Runner(Laboratory laboratory, String spec, List<Instance> instances) {
            this.spec = laboratory.spec(spec);
            this.instances = instances;
            solver = laboratory.catalog().create(this.spec);
            clock = laboratory.clock();
        }

        boolean warmUp() {
            Warmup warmup = new Warmup(WARMUP_NANOS, clock::compilerNanos);
            while (!warmup.over()) warmup.pass(passNanos());
            return warmup.steady();
        }

        void measure() {
            passes.add((double) passNanos());
        }

        private long passNanos() {
            long nanos = 0;
            for (Instance instance : instances) {
                JudgedRun run = JudgedRun.make(spec, solver, instance, Question.ANY, Limits.UNLIMITED, clock);
                Laboratory.requireCorrect(spec.toString(), run);
                nanos += run.times().getTotalNs();
            }
            return nanos;
        }

        double medianNanos() {
            return Median.withDefaults()
                    .evaluate(passes.stream().mapToDouble(Double::doubleValue).toArray());
        }

        @Override
        public void close() {
            solver.close();
        }
    }
}
