package crosshatch.results.report;

import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.statistics.Clusters;
import crosshatch.results.report.statistics.PairedTimes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** The times of several lines on one set, on the puzzles that all of them ran; see {@link ForkTimes}. */
final class PuzzleTimes {
    private final RunDatabase runs;
    private final List<Line> lines;
    private final double[][] micros;
    private final Clusters clusters;

    private PuzzleTimes(RunDatabase runs, List<Line> lines, double[][] micros, Clusters clusters) {
        this.runs = runs;
        this.lines = lines;
        this.micros = micros;
        this.clusters = clusters;
    }

    /**
     * The times in each fork.
     *
     * @param micros the times in µs for each line, in their order; one row per fork, one column per puzzle; infinite for an
     *     unsolved puzzle
     * @param clusters the puzzles of the columns
     */
    record Forks(List<double[][]> micros, Clusters clusters) {
        /** Returns the times on the puzzles that all lines solved. */
        Forks solved() {
            int[] solved = IntStream.range(0, clusters.values())
                    .filter(at -> micros.stream().allMatch(line -> Double.isFinite(line[0][at])))
                    .toArray();
            return new Forks(
                    micros.stream()
                            .map(line -> Arrays.stream(line)
                                    .map(fork -> IntStream.of(solved)
                                            .mapToDouble(at -> fork[at])
                                            .toArray())
                                    .toArray(double[][]::new))
                            .toList(),
                    clusters.of(solved));
        }
    }

    /** The column {@code micros} by the column {@code line}, and the column {@code position}, which is the same for all lines. */
    private record Rows(Map<String, double[]> micros, Clusters clusters) {}

    static PuzzleTimes of(Lines lines, List<Line> asked) {
        Rows rows = rows(lines.database(), asked, """
                SELECT line, position, CASE WHEN solved THEN micros ELSE 'Infinity'::DOUBLE END AS micros
                FROM puzzles WHERE line IN (%1$s)
                QUALIFY count(*) OVER (PARTITION BY position, variant) = %2$d
                ORDER BY line, position, variant
                """);
        return new PuzzleTimes(
                lines.database(),
                asked,
                asked.stream()
                        .map(line -> rows.micros.getOrDefault("" + line.number(), new double[0]))
                        .toArray(double[][]::new),
                rows.clusters);
    }

    /**
     * Returns one row per line and one column per puzzle, in µs; infinite for an unsolved puzzle. The array must not be
     * changed.
     */
    double[][] micros() {
        return micros;
    }

    int puzzles() {
        return micros.length == 0 ? 0 : micros[0].length;
    }

    /** Returns the puzzles of the columns: isomorphs and the reversal of a puzzle count as one. */
    Clusters clusters() {
        return clusters;
    }

    /** Returns the times of two lines, by their places among the lines. */
    PairedTimes pair(int first, int second) {
        return PairedTimes.of(
                micros[first], micros[second], clusters, lines.get(first).limitMicros());
    }

    /**
     * Returns the times fork by fork. A fork that lacks some puzzles is left out. A line without a complete fork gets the
     * times of the puzzles as if it had one fork.
     */
    Forks forks() {
        Map<Integer, List<double[]>> complete = new HashMap<>();
        if (lines.stream().anyMatch(line -> line.forks() > 1)) {
            rows(runs, lines, IN_FORKS).micros.forEach((key, fork) -> complete.computeIfAbsent(
                            Integer.valueOf(key.substring(0, key.indexOf(' '))), line -> new ArrayList<>())
                    .add(fork));
        }
        List<double[][]> forks = new ArrayList<>();
        for (int line = 0; line < micros.length; line++) {
            forks.add(complete.getOrDefault(lines.get(line).number(), List.of(micros[line]))
                    .toArray(double[][]::new));
        }
        return new Forks(forks, clusters);
    }

    private static final String IN_FORKS =
            """
            WITH asked AS (
              SELECT position, variant FROM puzzles WHERE line IN (%%1$s) GROUP BY ALL HAVING count(*) = %%2$d
            ), times AS (%s)
            SELECT line || ' ' || fork || ' ' || experiment AS line, position,
              CASE WHEN solved THEN ns / 1e3 ELSE 'Infinity'::DOUBLE END AS micros
            FROM times JOIN puzzles USING (line, position, variant) JOIN asked USING (position, variant)
            QUALIFY count(*) OVER (PARTITION BY times.line, experiment, fork) = (SELECT count(*) FROM asked)
            ORDER BY times.line, experiment, fork, position, variant
            """.formatted(ForkTimes.inForks("line, position, variant", Lines.MEASURED + " WHERE line IN (%1$s)"));

    private static Rows rows(RunDatabase runs, List<Line> asked, String sql) {
        Map<String, DoubleStream.Builder> rows = new LinkedHashMap<>();
        List<Long> positions = new ArrayList<>();
        String numbers = asked.stream().map(line -> "" + line.number()).collect(Collectors.joining(", "));
        runs.query(sql.formatted(numbers, asked.size()), found -> {
            while (found.next()) {
                rows.computeIfAbsent(found.getString("line"), line -> DoubleStream.builder())
                        .add(found.getDouble("micros"));
                if (rows.size() == 1) positions.add(found.getLong("position"));
            }
        });
        Map<String, double[]> arrays = new LinkedHashMap<>();
        rows.forEach((line, times) -> arrays.put(line, times.build().toArray()));
        return new Rows(arrays, Clusters.of(positions));
    }
}
