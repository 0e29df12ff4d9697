package crosshatch.results.report.figure;

import crosshatch.results.report.Ids;
import crosshatch.results.report.figure.Cells.Cell;
import crosshatch.results.report.statistics.MedianInterval;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Draws measures of difficulty against the effort of solvers. */
public final class DifficultyFigures {
    /** The height besides the tiles, with the scale of colours. */
    private static final int FRAME_HEIGHT = 190;

    private static final int ROW_HEIGHT = 26;

    private DifficultyFigures() {}

    /**
     * The correlation of a measure of difficulty with the effort of a solver.
     *
     * @param rho Spearman's rho
     */
    public record Correlation(String measure, String solver, double rho) {}

    /**
     * The median number of hints in the proofs of a set at one depth.
     *
     * @param depth the depth of trial and error (T&amp;E)
     * @param puzzles the number of puzzles
     * @param hints the number of hints of their shortest proofs
     */
    public record Depth(String set, int depth, int puzzles, MedianInterval hints) {}

    /**
     * Draws a tile for each measure and solver.
     *
     * @param group the group of puzzles
     * @param puzzles the number of puzzles
     */
    public static Figure correlations(String group, int puzzles, List<Correlation> all) {
        List<String> measures =
                all.stream().map(Correlation::measure).distinct().toList();
        List<String> solvers = all.stream().map(Correlation::solver).distinct().toList();
        List<Cell> cells = all.stream()
                .map(each -> new Cell(
                        each.measure(),
                        measures.indexOf(each.measure()),
                        each.solver(),
                        solvers.indexOf(each.solver()),
                        each.rho(),
                        String.format(Locale.ROOT, "%.2f", each.rho())))
                .toList();
        return new Figure(
                Ids.of("correlations", group),
                "Measures of difficulty and the effort of solvers, " + group,
                String.format(
                        Locale.ROOT,
                        "Spearman's rank correlation of a measure (row) with the effort of a solver (column) over %,d puzzles. A"
                                + " cell is empty if the measure is the same for all puzzles, or is the effort itself.",
                        puzzles),
                new Plot(
                        FRAME_HEIGHT + ROW_HEIGHT * measures.size(),
                        Axis.names("solver", "", solvers),
                        Axis.names("measure", "", measures),
                        new Cells(
                                List.of("measure", "solver", "rho", "shown"),
                                cells,
                                Axis.linear("rho", "Spearman's rho", -1, 1)),
                        List.of()));
    }

    /** Draws the median with its interval for each set and depth. */
    public static Figure depths(List<Depth> all) {
        Map<String, SolverStyle> styles =
                SolverStyle.of(all.stream().map(Depth::set).distinct().toList());
        List<Intervals.Row> rows = new ArrayList<>();
        for (Depth each : all) {
            rows.add(new Intervals.Row(
                    String.format(Locale.ROOT, "%s, depth %d (n = %,d)", each.set(), each.depth(), each.puzzles()),
                    Objects.requireNonNull(styles.get(each.set())),
                    each.hints().median(),
                    each.hints().low(),
                    each.hints().high()));
        }
        return new Figure(
                "depth-proofs",
                "T&E depth and the shortest proof",
                "Hints of the shortest proof of each puzzle, among all solvers and isomorphs that were run. The mark is the median,"
                        + " with its 95 % interval,"
                        + " or with the whole range if there are fewer than six puzzles.",
                Intervals.counts("puzzles", "hints", "hints of the shortest proof, median", rows));
    }
}
