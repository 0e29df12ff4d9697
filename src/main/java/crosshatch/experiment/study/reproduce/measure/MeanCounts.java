package crosshatch.experiment.study.reproduce.measure;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The mean of a count for each of several solvers.
 *
 * @param solvers specs by the names that the publication has for them, in its order
 * @param counter one that all solvers share, or one that all of these have
 * @param ranked whether their names are meant, smallest mean first, and not the means
 */
record MeanCounts(Map<String, String> solvers, PuzzleChoice puzzles, String counter, boolean ranked)
        implements OverPuzzles {

    private record Named(String name, double mean) {
        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%s %.2f", name, mean);
        }
    }

    MeanCounts {
        solvers = Collections.unmodifiableMap(new LinkedHashMap<>(solvers));
    }

    @Override
    public Measured take(Laboratory laboratory) {
        List<Named> means = solvers.entrySet().stream()
                .map(solver -> new Named(solver.getKey(), mean(solver.getValue(), laboratory)))
                .toList();
        if (!ranked) return Measured.of(means.stream().map(Named::mean).toList());
        List<String> names = means.stream()
                .sorted(Comparator.comparingDouble(Named::mean))
                .map(Named::name)
                .toList();
        return Measured.of(names)
                .remarking("mean " + counter + ": "
                        + means.stream().map(Named::toString).collect(Collectors.joining(", ")));
    }

    private double mean(String spec, Laboratory laboratory) {
        return laboratory.ask(spec, puzzles, attempt -> CounterNames.of(attempt, counter)).stream()
                .mapToLong(Long::longValue)
                .average()
                .orElseThrow();
    }
}
