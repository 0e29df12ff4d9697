package crosshatch.experiment.study.reproduce;

import crosshatch.results.Words;
import crosshatch.experiment.bench.Bench;
import crosshatch.experiment.bench.BenchContestant;
import crosshatch.experiment.bench.Score;
import crosshatch.experiment.bench.Verdicts;
import crosshatch.experiment.study.reproduce.Measure.MeasureException;
import crosshatch.experiment.study.reproduce.Measure.Measured;
import crosshatch.experiment.study.reproduce.Measure.OverPuzzles;
import crosshatch.instances.sets.Instance;
import crosshatch.results.schema.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Measures of time, each of which needs the machine to itself. */
final class TimeMeasures {
    private static final long WARMUP_NANOS = 10_000_000_000L;

    private TimeMeasures() {}

    /**
     * Takes the ratio of the times of two solvers for all puzzles, in one thread each. Both are warmed up until they are steady; then
     * they take turns in passes through the puzzles, and the medians of their passes are compared.
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

    /**
     * Checks the verdicts.
     *
     * @throws MeasureException if an answer is not correct
     */
    private static void requireCorrect(BenchContestant contestant, Verdicts verdicts) {
        verdicts.byKind().forEach((kind, answers) -> {
            if (kind.verdict() == Verdict.CORRECT) return;
            String first = answers.first().stream()
                    .findFirst()
                    .map(line -> ": " + line)
                    .orElse("");
            throw new MeasureException(contestant.solver() + ": " + kind.claim() + ", which is "
                    + Words.of(kind.verdict()) + first);
        });
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
            List<BenchContestant> teams = threadCounts(hardware).stream()
                    .map(threads -> laboratory.team(solver, threads))
                    .toList();
            try {
                Bench bench = laboratory.bench(TURNS_PER_COUNT, PUZZLES_PER_TURN, teams);
                for (BenchContestant team : teams) {
                    if (team.threads() == hardware) {
                        requireCorrect(team, bench.warmUp(team, instances, WARMUP_NANOS));
                    }
                }
                return plateau(bench.run(instances), hardware);
            } finally {
                teams.forEach(BenchContestant::close);
            }
        }

        private static Measured plateau(List<Score> scores, int hardware) {
            Map<Integer, Double> medians = new TreeMap<>();
            for (Score score : scores) {
                requireCorrect(score.contestant(), score.verdicts());
                medians.put(
                        score.contestant().threads(), score.puzzlesPerSecond().median());
            }
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
