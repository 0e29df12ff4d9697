package crosshatch.experiment.study.reproduce;

import crosshatch.experiment.study.reproduce.Measure.Measured;
import crosshatch.experiment.study.reproduce.Measure.OverPuzzles;
import crosshatch.instances.sets.Instance;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.statistics.descriptive.Median;

/** Measures of time, each of which needs the machine to itself. */
final class TimeMeasures {
    private static final long WARMUP_NANOS = 2_000_000_000L;

    private TimeMeasures() {}

    /**
     * Takes the ratio of the times of two solvers for all puzzles, in one thread each. After warm-up passes, both take turns in passes
     * through the puzzles, and the medians of their passes are compared.
     */
    record TimeRatio(String solver, String to, PuzzleChoice puzzles) implements OverPuzzles {
        private static final int PASSES = 5;

        @Override
        public Measured take(Laboratory laboratory) {
            long start = laboratory.clock().nanoTime();
            do {
                micros(laboratory, solver);
                micros(laboratory, to);
            } while (laboratory.clock().nanoTime() - start < WARMUP_NANOS);
            double[] one = new double[PASSES];
            double[] other = new double[PASSES];
            for (int pass = 0; pass < PASSES; pass++) {
                one[pass] = micros(laboratory, solver);
                other[pass] = micros(laboratory, to);
            }
            double micros = Median.withDefaults().evaluate(one);
            double otherMicros = Median.withDefaults().evaluate(other);
            return Measured.of(micros / otherMicros)
                    .remarking(String.format(
                            Locale.ROOT,
                            "%.1f µs against %.1f µs per puzzle, warm, one thread, median of %d passes",
                            micros,
                            otherMicros,
                            PASSES));
        }

        private double micros(Laboratory laboratory, String spec) {
            return laboratory.ask(spec, puzzles, run -> run.times().getTotalNs() / 1e3).stream()
                    .mapToDouble(each -> each)
                    .average()
                    .orElseThrow();
        }

        @Override
        public boolean timed() {
            return true;
        }
    }

    /**
     * Takes the fewest threads that reach nine tenths of the best throughput, in hardware threads of this machine. The tested numbers
     * are 1 thread, and half, one, one and a half and two times the hardware threads. Each thread has its own solver, and all take
     * turns.
     */
    record ThreadPlateau(String solver, PuzzleChoice puzzles) implements OverPuzzles {
        private static final int TURNS_PER_COUNT = 3;
        private static final double PLATEAU_SHARE = 0.9;
        /** A turn of some tenths of a second in one thread. */
        private static final int PUZZLES_PER_TURN = 4000;

        @Override
        public Measured take(Laboratory laboratory) {
            List<Instance> some = laboratory.instances(puzzles);
            List<Instance> instances = IntStream.range(0, PUZZLES_PER_TURN)
                    .mapToObj(at -> some.get(at % some.size()))
                    .toList();
            int hardware = Runtime.getRuntime().availableProcessors();
            laboratory.puzzlesPerSecond(solver, hardware, instances);
            Map<Integer, double[]> rates = new TreeMap<>();
            for (int turn = 0; turn < TURNS_PER_COUNT; turn++) {
                for (int threads : threadCounts(hardware)) {
                    rates.computeIfAbsent(threads, none -> new double[TURNS_PER_COUNT])[turn] =
                            laboratory.puzzlesPerSecond(solver, threads, instances);
                }
            }
            Map<Integer, Double> medians = new TreeMap<>();
            rates.forEach((threads, each) ->
                    medians.put(threads, Median.withDefaults().evaluate(each)));
            return Measured.of((double) plateau(medians) / hardware).remarking(remark(medians, hardware));
        }

        @Override
        public boolean timed() {
            return true;
        }

        static SortedSet<Integer> threadCounts(int hardware) {
            return new TreeSet<>(List.of(1, (hardware + 1) / 2, hardware, (3 * hardware + 1) / 2, 2 * hardware));
        }

        /**
         * Returns the number of threads at the plateau.
         *
         * @param medians the median throughput by number of threads
         */
        static int plateau(Map<Integer, Double> medians) {
            double best =
                    medians.values().stream().mapToDouble(each -> each).max().orElseThrow();
            return medians.entrySet().stream()
                    .filter(each -> each.getValue() >= PLATEAU_SHARE * best)
                    .mapToInt(Map.Entry::getKey)
                    .min()
                    .orElseThrow();
        }

        private static String remark(Map<Integer, Double> medians, int hardware) {
            String rates = medians.entrySet().stream()
                    .map(each -> String.format(Locale.ROOT, "%d: %.1f", each.getKey(), each.getValue() / 1e3))
                    .collect(Collectors.joining(", "));
            return "thousand puzzles a second by number of threads, on " + hardware + " hardware threads: " + rates;
        }
    }
}
