package crosshatch.results.report;

import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.statistics.Clusters;
import crosshatch.results.report.statistics.PairedTimes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** The times of several lines on one set, on the puzzles that all of them were asked. */
final class PuzzleTimes {
    private static final double LEAST_MICROS = 1e-3;

    private final List<Line> lines;
    private final double[][] micros;
    private final Clusters clusters;

    private PuzzleTimes(List<Line> lines, double[][] micros, Clusters clusters) {
        this.lines = lines;
        this.micros = micros;
        this.clusters = clusters;
    }

    /**
     * Times of forks on some puzzles, all of which are solved.
     *
     * @param micros by line one row a fork, one column a puzzle; lacks a line whose forks are all incomplete
     * @param clusters the puzzles that the columns belong to
     */
    record Forks(Map<Integer, double[][]> micros, Clusters clusters) {}

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
                asked,
                asked.stream()
                        .map(line -> rows.micros.getOrDefault("" + line.number(), new double[0]))
                        .toArray(double[][]::new),
                rows.clusters);
    }

    /** In the order of the rows of {@link #micros}. */
    List<Line> lines() {
        return lines;
    }

    /** One row a line, one column a puzzle, in µs; infinite where it was not solved. Not to be changed. */
    double[][] micros() {
        return micros;
    }

    int puzzles() {
        return micros.length == 0 ? 0 : micros[0].length;
    }

    /** The puzzles of the set that the columns belong to: isomorphs and the reversal of one are one. */
    Clusters clusters() {
        return clusters;
    }

    /** Two of the lines, by their places among them. */
    PairedTimes pair(int first, int second) {
        return PairedTimes.of(
                micros[first], micros[second], clusters, lines.get(first).limitMicros());
    }

    /** The number of columns that no line solved. */
    int openForAll() {
        return (int) IntStream.range(0, puzzles())
                .filter(at -> Arrays.stream(micros).allMatch(line -> Double.isInfinite(line[at])))
                .count();
    }

    /**
     * Of each fork of each line, on the puzzles that all of them solved in every run. A fork that lacks any of these is left
     * out.
     */
    static Forks ofForks(Lines lines, List<Line> asked) {
        Rows forks = rows(lines.database(), asked, """
                WITH solved_by_all AS (
                  SELECT position, variant FROM puzzles WHERE line IN (%1$s) AND solved
                  GROUP BY position, variant HAVING count(*) = %2$d
                ), times AS (
                  SELECT line, experiment, fork, position, variant, median(total_ns / 1e3) AS micros
                  FROM measured JOIN lines USING ("set", question, solver, phase, threads)
                    JOIN solved_by_all USING (position, variant)
                  WHERE line IN (%1$s)
                  GROUP BY line, experiment, fork, position, variant
                )
                SELECT line || ' ' || fork || ' ' || experiment AS line, position, micros FROM times
                QUALIFY count(*) OVER (PARTITION BY times.line, experiment, fork) = (SELECT count(*) FROM solved_by_all)
                ORDER BY times.line, experiment, fork, position, variant
                """);
        Map<Integer, double[][]> micros = forks.micros.keySet().stream()
                .collect(Collectors.groupingBy(
                        key -> Integer.valueOf(key.substring(0, key.indexOf(' '))),
                        LinkedHashMap::new,
                        Collectors.collectingAndThen(
                                Collectors.toList(),
                                keys -> keys.stream().map(forks.micros::get).toArray(double[][]::new))));
        return new Forks(micros, forks.clusters);
    }

    /** A time of 0 is less than the clock can show, and counts as the nanosecond that it is counted in. */
    private static Rows rows(RunDatabase runs, List<Line> asked, String sql) {
        Map<String, DoubleStream.Builder> rows = new LinkedHashMap<>();
        List<Long> positions = new ArrayList<>();
        String numbers = asked.stream().map(line -> "" + line.number()).collect(Collectors.joining(", "));
        runs.query(sql.formatted(numbers, asked.size()), found -> {
            while (found.next()) {
                rows.computeIfAbsent(found.getString("line"), line -> DoubleStream.builder())
                        .add(Math.max(LEAST_MICROS, found.getDouble("micros")));
                if (rows.size() == 1) positions.add(found.getLong("position"));
            }
        });
        Map<String, double[]> arrays = new LinkedHashMap<>();
        rows.forEach((line, times) -> arrays.put(line, times.build().toArray()));
        return new Rows(arrays, Clusters.of(positions));
    }
}
