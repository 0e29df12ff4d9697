package crosshatch.report;

import crosshatch.database.RunDatabase;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/** The times of several lines on one set, on the puzzles that all of them were asked. */
final class PuzzleTimes {
    private final List<Line> lines;
    private final double[][] micros;

    private PuzzleTimes(List<Line> lines, double[][] micros) {
        this.lines = lines;
        this.micros = micros;
    }

    static PuzzleTimes of(Lines lines, List<Line> asked) {
        Map<String, double[]> rows = rows(lines.database(), asked, """
                SELECT line, CASE WHEN solved THEN micros ELSE 'Infinity'::DOUBLE END AS micros
                FROM puzzles WHERE line IN (%1$s)
                QUALIFY count(*) OVER (PARTITION BY position, variant) = %2$d
                ORDER BY line, position, variant
                """);
        return new PuzzleTimes(
                asked,
                asked.stream()
                        .map(line -> rows.getOrDefault("" + line.number(), new double[0]))
                        .toArray(double[][]::new));
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

    /**
     * Of each fork of each line, on the puzzles that all of them solved in every run. A fork that lacks any of these is left
     * out.
     *
     * @return by line one row a fork; lacks a line whose forks are all incomplete
     */
    static Map<Integer, double[][]> ofForks(Lines lines, List<Line> asked) {
        Map<String, double[]> forks = rows(lines.database(), asked, """
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
                SELECT line || ' ' || fork || ' ' || experiment AS line, micros FROM times
                QUALIFY count(*) OVER (PARTITION BY times.line, experiment, fork) = (SELECT count(*) FROM solved_by_all)
                ORDER BY times.line, experiment, fork, position, variant
                """);
        return forks.keySet().stream()
                .collect(Collectors.groupingBy(
                        key -> Integer.valueOf(key.substring(0, key.indexOf(' '))),
                        LinkedHashMap::new,
                        Collectors.collectingAndThen(
                                Collectors.toList(),
                                keys -> keys.stream().map(forks::get).toArray(double[][]::new))));
    }

    /** The column {@code micros} by the column {@code line}. */
    private static Map<String, double[]> rows(RunDatabase runs, List<Line> asked, String sql) {
        Map<String, DoubleStream.Builder> rows = new LinkedHashMap<>();
        String numbers = asked.stream().map(line -> "" + line.number()).collect(Collectors.joining(", "));
        runs.query(sql.formatted(numbers, asked.size()), found -> {
            while (found.next()) {
                rows.computeIfAbsent(found.getString("line"), line -> DoubleStream.builder())
                        .add(found.getDouble("micros"));
            }
        });
        Map<String, double[]> arrays = new LinkedHashMap<>();
        rows.forEach((line, times) -> arrays.put(line, times.build().toArray()));
        return arrays;
    }
}
