package crosshatch.results.report.figure;

import crosshatch.results.report.figure.Cells.Cell;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** Draws the verdict on each solver for each kind of relation. */
public final class ConformanceFigure {
    /** The height besides the tiles, with the scale of colours. */
    private static final int FRAME_HEIGHT = 190;

    private static final int ROW_HEIGHT = 22;

    private ConformanceFigure() {}

    /**
     * The verdict on a solver for one kind of relation.
     *
     * @param verdict the verdict on all answers of the solver on boards with the relation
     */
    public record Tile(String solver, String relation, String verdict) {}

    /**
     * Draws a tile for each solver and relation, with the first letter of its verdict.
     *
     * @param verdicts all verdicts, the darkest first
     */
    public static Figure of(List<Tile> tiles, List<String> verdicts) {
        List<String> fromLight = new ArrayList<>(verdicts);
        Collections.reverse(fromLight);
        List<String> solvers = tiles.stream().map(Tile::solver).distinct().toList();
        List<String> relations = tiles.stream().map(Tile::relation).distinct().toList();
        List<Cell> cells = tiles.stream()
                .map(tile -> new Cell(
                        tile.solver(),
                        solvers.indexOf(tile.solver()),
                        tile.relation(),
                        relations.indexOf(tile.relation()),
                        fromLight.indexOf(tile.verdict()),
                        tile.verdict().substring(0, 1).toUpperCase(Locale.ROOT)))
                .toList();
        return new Figure(
                "conformance",
                "Answers of solvers by relation",
                "A tile shows the first letter of the verdict, the worst of all tasks: " + String.join(", ", verdicts)
                        + ".",
                new Plot(
                        FRAME_HEIGHT + ROW_HEIGHT * solvers.size(),
                        Axis.names("relation", "", relations),
                        Axis.names("solver", "", solvers),
                        new Cells(
                                List.of("solver", "relation", "verdict", "letter"),
                                cells,
                                Axis.names("verdict", "", fromLight)),
                        List.of()));
    }
}
