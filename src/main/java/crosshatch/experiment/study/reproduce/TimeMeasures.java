package crosshatch.experiment.study.reproduce;

import crosshatch.experiment.Clock;
import crosshatch.experiment.JudgedRun;
import crosshatch.experiment.Warmup;
import crosshatch.experiment.bench.Bench;
import crosshatch.experiment.bench.BenchContestant;
import crosshatch.experiment.bench.Score;
import crosshatch.experiment.bench.Verdicts;
import crosshatch.experiment.study.reproduce.Measure.MeasureException;
import crosshatch.experiment.study.reproduce.Measure.Measured;
import crosshatch.experiment.study.reproduce.Measure.OverPuzzles;
import crosshatch.instances.sets.Instance;
import crosshatch.results.Verdict;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import org.apache.commons.statistics.descriptive.Median;

/** Measures of time: each has the machine to itself. */
final class TimeMeasures {
    private static final long WARMUP_NANOS = 10_000_000_000L;

    private TimeMeasures() {}

    /**
     * By what factor one solver takes longer than another for all puzzles: one thread, warm, both in turns. Each is warmed up
     * until it is steady; then they take turns in passes through the puzzles, and the medians of their passes are compared.
     */
    record TimeRatio(String solver, String to, PuzzleChoice puzzles) implements OverPuzzles {
        private static final long MEASURED_NANOS = 3_000_000_000L;
        private static final int FEWEST_PASSES = 5;
        private static final int BLOCK_PUZZLES = 1000;

        @Override
        public Measured take(Laboratory laboratory) {
            List<Instance> instances = laboratory.instances(puzzles);
            try (BenchContestant one = laboratory.contestant(solver);
                    BenchContestant other = laboratory.contestant(to)) {
                Bench bench = laboratory.bench(FEWEST_PASSES, BLOCK_PUZZLES, List.of(one, other));
                for (BenchContestant each : List.of(one, other)) {
                    requireCorrect(each, bench.warmUp(each, instances, WARMUP_NANOS));
                }
                List<Score> scores = bench.run(instances, MEASURED_NANOS, () -> {});
                for (Score score : scores) requireCorrect(score.contestant(), score.verdicts());
                return ratio(scores.get(0), scores.get(1));
            }
        }

        private static Measured ratio(Score one, Score other) {
            double micros = one.microsPerPuzzle().median();
            double otherMicros = other.microsPerPuzzle().median();
            return Measured.of(micros / otherMicros)
                    .remarking(String.format(
                            Locale.ROOT,
                            "%.1f µs against %.1f µs per puzzle, %s, one thread, median of %d passes",
                            micros,
                            otherMicros,
                            one.isWarm() && other.isWarm() ? "warm" : "not steady",
                            one.rounds()));
        }

        @Override
        public boolean timed() {
            return true;
        }
    }

    /** @throws MeasureException if an answer is anything else than correct */
    private static void requireCorrect(BenchContestant contestant, Verdicts verdicts) {
        verdicts.byKind().forEach((kind, answers) -> {
            if (kind.verdict() == Verdict.CORRECT) return;
            String first = answers.first().stream()
                    .findFirst()
                    .map(line -> ": " + line)
                    .orElse("");
            throw new MeasureException(contestant.solver() + ": " + kind.claim() + ", which is "
                    + kind.verdict().word() + first);
        });
    }

    /**
     * With how many threads throughput stops growing: the fewest threads that reach nine tenths of the best throughput, in
     * hardware threads of this machine. Tried are 1 thread, half, one, one and a half and two times the hardware threads, each
     * thread with a solver of its own, all in turns.
     */
    record ThreadPlateau(String solver, PuzzleChoice puzzles) implements OverPuzzles {
        private static final long TURN_NANOS = 300_000_000L;
        private static final int TURNS_PER_COUNT = 3;
        private static final double PLATEAU_SHARE = 0.9;

        @Override
        public Measured take(Laboratory laboratory) {
            List<Instance> instances = laboratory.instances(puzzles);
            int hardware = Runtime.getRuntime().availableProcessors();
            warmUp(hardware, laboratory, instances);
            TreeMap<Integer, List<Double>> turns = new TreeMap<>();
            for (int turn = 0; turn < TURNS_PER_COUNT; turn++) {
                for (int threads : threadCounts(hardware)) {
                    turns.computeIfAbsent(threads, none -> new ArrayList<>())
                            .add(throughput(threads, TURN_NANOS, laboratory, instances));
                }
            }
            Map<Integer, Double> medians = new TreeMap<>();
            turns.forEach((threads, perSecond) -> medians.put(threads, median(perSecond)));
            return Measured.of((double) plateau(medians) / hardware).remarking(remark(medians, hardware));
        }

        private void warmUp(int threads, Laboratory laboratory, List<Instance> instances) {
            Warmup warmup = new Warmup(WARMUP_NANOS, laboratory.clock()::compilerNanos);
            double work = TURN_NANOS * throughput(threads, TURN_NANOS, laboratory, instances);
            while (!warmup.over()) warmup.pass((long) (work / throughput(threads, TURN_NANOS, laboratory, instances)));
        }

        @Override
        public boolean timed() {
            return true;
        }

        static SortedSet<Integer> threadCounts(int hardware) {
            return new TreeSet<>(List.of(1, (hardware + 1) / 2, hardware, (3 * hardware + 1) / 2, 2 * hardware));
        }

        /** @param medians throughput by number of threads */
        static int plateau(Map<Integer, Double> medians) {
            double best =
                    medians.values().stream().mapToDouble(each -> each).max().orElseThrow();
            return medians.entrySet().stream()
                    .filter(each -> each.getValue() >= PLATEAU_SHARE * best)
                    .mapToInt(Map.Entry::getKey)
                    .min()
                    .orElseThrow();
        }

        private static double median(List<Double> values) {
            return Median.withDefaults()
                    .evaluate(values.stream().mapToDouble(Double::doubleValue).toArray());
        }

        private static String remark(Map<Integer, Double> medians, int hardware) {
            String rates = medians.entrySet().stream()
                    .map(each -> String.format(Locale.ROOT, "%d: %.1f", each.getKey(), each.getValue() / 1e3))
                    .collect(Collectors.joining(", "));
            return "thousand puzzles a second by number of threads, on " + hardware + " hardware threads: " + rates;
        }

        /** Puzzles answered in a second by this many threads, all answers correct. */
        private double throughput(int threads, long nanos, Laboratory laboratory, List<Instance> instances) {
            ExecutorService pool = Executors.newFixedThreadPool(threads);
            try {
                Clock clock = laboratory.clock();
                long start = clock.nanoTime();
                Callable<Long> work = () -> answersUntil(start + nanos, laboratory, instances);
                long answers = 0;
                List<Future<Long>> working = new ArrayList<>();
                for (int thread = 0; thread < threads; thread++) working.add(pool.submit(work));
                for (Future<Long> each : working) answers += each.get();
                return answers * 1e9 / (clock.nanoTime() - start);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new MeasureException("interrupted");
            } catch (ExecutionException failed) {
                throw new MeasureException("" + failed.getCause());
            } finally {
                pool.shutdownNow();
            }
        }

        private long answersUntil(long end, Laboratory laboratory, List<Instance> instances) {
            SolverSpec spec = laboratory.spec(solver);
            Clock clock = laboratory.clock();
            long answers = 0;
            try (Solver answering = laboratory.catalog().create(spec)) {
                while (true) {
                    for (Instance instance : instances) {
                        if (clock.nanoTime() >= end) return answers;
                        Laboratory.requireCorrect(
                                solver,
                                JudgedRun.make(spec, answering, instance, Question.ANY, Limits.UNLIMITED, clock));
                        answers++;
                    }
                }
            }
        }
    }
}
