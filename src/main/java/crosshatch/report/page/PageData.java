package crosshatch.report.page;

import crosshatch.puzzle.PuzzleText;
import crosshatch.report.Line;
import crosshatch.report.Lines;
import crosshatch.report.figure.SolverStyle;
import crosshatch.solver.Counter;
import java.math.BigDecimal;
import java.math.MathContext;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/**
 * What {@code page.js} draws from, embedded as JSON.
 *
 * @param counters names of the counters, in the order in which runs hold them
 * @param puzzles the chosen ones, by number
 */
record PageData(List<LineData> lines, List<String> counters, List<PuzzleData> puzzles) {
    /** So many characters of grids a page holds at most; one of 100×100 cells has 25,000. */
    private static final int GRID_CHARACTERS = 1_000_000;

    /** Points of a curve: enough for a screen. */
    private static final int POINTS = 150;

    /** No time is known to more digits; they would fill the page. */
    private static final MathContext DIGITS = new MathContext(5);

    private static final List<String> COUNTERS =
            Stream.of(Counter.values()).map(Counter::column).toList();

    /**
     * @param solver of which this is the line; with its level, if experiments are set beside each other
     * @param spec what a user writes for it
     * @param limit in µs; null if there is none
     * @param colour {@code #rrggbb}, as in all figures
     * @param dash lengths of dashes and gaps in pixels; none for a line without gaps
     * @param curve from all puzzles of the line: times in µs, each with the number of puzzles solved within it
     */
    record LineData(
            int line,
            String set,
            String question,
            String kind,
            String solver,
            String spec,
            String name,
            String paradigm,
            @Nullable Double limit,
            String colour,
            List<Float> dash,
            List<double[]> curve) {}

    /**
     * @param drawn whether it was drawn at random
     * @param named whether its set and position are what a user writes for it
     * @param box side of a box; 0 if the grid has none, or is not shown
     * @param grid its text; null if it is not shown
     * @param solution likewise; null if it is not known
     * @param runs an array for each line: line, runs, claims, verdicts, µs in all, µs of encoding, counters, native counters,
     *     detail
     */
    record PuzzleData(
            String set,
            long position,
            String variant,
            String id,
            boolean drawn,
            boolean named,
            int box,
            @Nullable String grid,
            @Nullable String solution,
            List<List<@Nullable Object>> runs) {}

    /** The first point, the last, and those at which another {@value #POINTS}th of the puzzles is reached. */
    private static final String CURVES = """
            SELECT line, rank, micros FROM (
              SELECT line, micros, row_number() OVER (PARTITION BY line ORDER BY micros) AS rank,
                count(*) OVER (PARTITION BY line) AS size
              FROM puzzles WHERE solved)
            WHERE rank = 1 OR rank = size OR rank * %1$d // size > (rank - 1) * %1$d // size
            ORDER BY line, rank
            """.formatted(POINTS);

    private static final String RUNS = """
            WITH words AS (
              SELECT puzzle, line,
                string_agg(DISTINCT claim, ', ' ORDER BY claim) AS claims,
                string_agg(DISTINCT word, ', ' ORDER BY word) AS verdicts,
                min(natives) AS natives, max(detail) AS detail
              FROM (SELECT *, verdict || CASE WHEN evidence = 'agreed' THEN ' (agreed only)' ELSE '' END AS word FROM measured)
                JOIN lines USING ("set", question, solver, phase, threads)
                JOIN chosen USING ("set", position, variant)
              GROUP BY puzzle, line
            )
            SELECT puzzle, line, runs, claims, verdicts, micros, encode_micros, %s, natives, detail
            FROM puzzles JOIN lines USING (line) JOIN chosen USING ("set", position, variant) JOIN words USING (puzzle, line)
            ORDER BY puzzle, line
            """.formatted(String.join(", ", COUNTERS));

    /**
     * Of the puzzles that {@link PuzzleSample} chose.
     *
     * @param grids of those of them that can be shown
     */
    static PageData of(Lines lines, List<PuzzleSample.Chosen> chosen, Map<Grids.Place, Grids.Shown> grids) {
        List<List<List<@Nullable Object>>> runs = runs(lines, chosen.size());
        List<PuzzleData> puzzles = new ArrayList<>();
        int room = GRID_CHARACTERS;
        for (int number = 0; number < chosen.size(); number++) {
            Grids.Shown shown = room > 0 ? grids.get(chosen.get(number).place()) : null;
            PuzzleData puzzle = puzzle(chosen.get(number), Optional.ofNullable(shown), runs.get(number));
            if (puzzle.grid() != null) room -= puzzle.grid().length();
            puzzles.add(puzzle);
        }
        return new PageData(lineData(lines), COUNTERS, puzzles);
    }

    private static PuzzleData puzzle(
            PuzzleSample.Chosen chosen, Optional<Grids.Shown> shown, List<List<@Nullable Object>> runs) {
        Grids.Place place = chosen.place();
        return new PuzzleData(
                place.set(),
                place.position(),
                place.variant(),
                place.puzzleId(),
                chosen.drawn(),
                place.variant().isEmpty() && shown.map(Grids.Shown::named).orElse(true),
                shown.map(each -> each.givens().board().order()).orElse(0),
                shown.map(Grids.Shown::givens).map(PuzzleText::line).orElse(null),
                shown.flatMap(Grids.Shown::solution).map(PuzzleText::line).orElse(null),
                runs);
    }

    private static List<LineData> lineData(Lines lines) {
        Map<Integer, List<double[]>> curves = curves(lines);
        List<String> solvers = lines.all().stream().map(Line::solver).distinct().toList();
        Map<String, SolverStyle> styles = SolverStyle.of(solvers);
        return lines.all().stream()
                .map(line -> lineData(line, Objects.requireNonNull(styles.get(line.solver())), curves))
                .toList();
    }

    private static LineData lineData(Line line, SolverStyle style, Map<Integer, List<double[]>> curves) {
        return new LineData(
                line.number(),
                line.set(),
                line.question(),
                line.kind().toString(),
                line.solver(),
                line.spec(),
                line.label(),
                line.paradigm(),
                Double.isInfinite(line.limitMicros()) ? null : line.limitMicros(),
                style.hex(),
                style.dash(),
                curves.getOrDefault(line.number(), List.of()));
    }

    private static Map<Integer, List<double[]>> curves(Lines lines) {
        Map<Integer, List<double[]>> curves = new HashMap<>();
        lines.database().query(CURVES, rows -> {
            while (rows.next()) {
                curves.computeIfAbsent(rows.getInt("line"), line -> new ArrayList<>())
                        .add(new double[] {rounded(rows.getDouble("micros")), rows.getLong("rank")});
            }
        });
        return curves;
    }

    /** By number of the puzzle. */
    private static List<List<List<@Nullable Object>>> runs(Lines lines, int puzzles) {
        List<List<List<@Nullable Object>>> runs = new ArrayList<>();
        for (int puzzle = 0; puzzle < puzzles; puzzle++) runs.add(new ArrayList<>());
        lines.database().query(RUNS, rows -> {
            while (rows.next()) runs.get(rows.getInt("puzzle")).add(run(rows));
        });
        return runs;
    }

    private static List<@Nullable Object> run(ResultSet row) throws SQLException {
        List<@Nullable Object> run = new ArrayList<>();
        run.add(row.getInt("line"));
        run.add(row.getInt("runs"));
        run.add(row.getString("claims"));
        run.add(row.getString("verdicts"));
        run.add(known(row, "micros"));
        run.add(known(row, "encode_micros"));
        for (String counter : COUNTERS) run.add(known(row, counter));
        run.add(row.getString("natives"));
        run.add(row.getString("detail"));
        return run;
    }

    private static @Nullable Double known(ResultSet row, String column) throws SQLException {
        double value = row.getDouble(column);
        return row.wasNull() ? null : rounded(value);
    }

    private static double rounded(double value) {
        return new BigDecimal(value).round(DIGITS).doubleValue();
    }

    /** For a data block of HTML, where {@code <} could begin the end of the block; in JSON it stands in texts only. */
    String json() {
        return JsonMapper.shared().writeValueAsString(this).replace("<", "\\u003c");
    }
}
