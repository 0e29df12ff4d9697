package crosshatch.results.report.page;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import crosshatch.puzzle.PuzzleText;
import crosshatch.results.report.Line;
import crosshatch.results.report.Lines;
import crosshatch.results.report.figure.SolverStyle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/**
 * The data from which {@code page.js} draws, embedded as JSON.
 *
 * @param columns see {@link RunData}, which also explains words and runs
 * @param puzzles the chosen puzzles, by number
 */
record PageData(
        List<SetData> sets,
        List<LineData> lines,
        List<RunData.Column> columns,
        List<String> words,
        List<PuzzleData> puzzles,
        List<RunData.Block> runs) {
    /** The largest number of characters of grids on a page; a grid of 100×100 cells has 25,000. */
    private static final int GRID_CHARACTERS = 2_000_000;

    /** The number of points of a curve, which is enough for a screen. */
    private static final int CURVE_POINTS = 150;

    /**
     * The data of one line.
     *
     * @param solver the label of the solver, with its level if experiments are compared
     * @param spec the spec that a user writes
     * @param limit the time limit in µs; null if there is none
     * @param colour {@code #rrggbb}, as in all figures
     * @param marker a path in the syntax of SVG, as in all figures
     * @param dash the lengths of dashes and gaps in pixels; empty for a solid line
     * @param curve times in µs of all puzzles of the line, each with the number of puzzles solved within it
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
            String marker,
            List<Float> dash,
            List<double[]> curve) {}

    /**
     * The numbers of puzzles of a set.
     *
     * @param puzzles the number of puzzles that were run, variants included
     * @param shown the number of puzzles on the page
     */
    record SetData(String set, long puzzles, long shown) {}

    /**
     * One puzzle, written as an array to save space.
     *
     * @param drawn whether it was drawn at random
     * @param named whether a user can name it by its set and position
     * @param box the side of a box; 0 if the grid has none, or is not shown
     * @param grid the text of the grid; null if it is not shown
     * @param solution the text of the solution; null if it is not shown or unknown
     */
    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    @JsonPropertyOrder({"set", "position", "variant", "id", "drawn", "named", "box", "grid", "solution"})
    record PuzzleData(
            String set,
            long position,
            String variant,
            String id,
            boolean drawn,
            boolean named,
            int box,
            @Nullable String grid,
            @Nullable String solution) {}

    /** The first point, the last, and those at which another {@value #CURVE_POINTS}th of the puzzles is reached. */
    private static final String CURVES = """
            SELECT line, rank, micros FROM (
              SELECT line, micros, row_number() OVER (PARTITION BY line ORDER BY micros) AS rank,
                count(*) OVER (PARTITION BY line) AS size
              FROM puzzles WHERE solved)
            WHERE rank = 1 OR rank = size OR rank * %1$d // size > (rank - 1) * %1$d // size
            ORDER BY line, rank
            """.formatted(CURVE_POINTS);

    /**
     * Makes the data of the puzzles that {@link PuzzleSample} chose.
     *
     * @param grids the grids of those puzzles that can be shown
     */
    static PageData of(
            Lines lines,
            List<PuzzleSample.Share> shares,
            List<PuzzleSample.Chosen> chosen,
            Map<Grids.Place, Grids.Shown> grids) {
        List<PuzzleData> puzzles = new ArrayList<>();
        int room = GRID_CHARACTERS;
        for (PuzzleSample.Chosen each : chosen) {
            Grids.Shown shown = room > 0 ? grids.get(each.place()) : null;
            PuzzleData puzzle = puzzle(each, Optional.ofNullable(shown));
            if (puzzle.grid() != null) room -= puzzle.grid().length();
            puzzles.add(puzzle);
        }
        List<SetData> sets = shares.stream()
                .map(share -> new SetData(share.set(), share.puzzles(), share.shown()))
                .toList();
        RunData runs = RunData.of(lines);
        return new PageData(sets, lineData(lines), runs.columns(), runs.words(), puzzles, runs.blocks());
    }

    private static PuzzleData puzzle(PuzzleSample.Chosen chosen, Optional<Grids.Shown> shown) {
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
                shown.flatMap(Grids.Shown::solution).map(PuzzleText::line).orElse(null));
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
                style.marker().path(),
                style.dash(),
                curves.getOrDefault(line.number(), List.of()));
    }

    private static Map<Integer, List<double[]>> curves(Lines lines) {
        Map<Integer, List<double[]>> curves = new HashMap<>();
        lines.database().query(CURVES, rows -> {
            while (rows.next()) {
                curves.computeIfAbsent(rows.getInt("line"), line -> new ArrayList<>())
                        .add(new double[] {RunData.rounded(rows.getDouble("micros")), rows.getLong("rank")});
            }
        });
        return curves;
    }

    /**
     * Returns the JSON for a data block of HTML. The character {@code <}, which occurs only in texts, is escaped, because it
     * could end the block.
     */
    String json() {
        return JsonMapper.shared().writeValueAsString(this).replace("<", "\\u003c");
    }
}
