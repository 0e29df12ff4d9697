package crosshatch.results.report.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.report.figure.Plot.AtRisk;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is drawn lies where the axes say that its data are: read off every figure as its reader would. */
class DrawnPositionsTest {
    /** In pixels. A marker's middle is that of its box, which lies a tenth of its radius beside that of some polygons. */
    private static final double NEAR = 1;

    /** Numbers of an SVG have two decimals; so have the ticks that they are read off by. */
    private static final double CLOSE = 0.05;

    /** Of more points, only some are marked. */
    private static final int ALL_MARKED = 16;

    private static final String WHITE = "255,255,255";

    @TempDir
    private static Path directory = Path.of("");

    private static List<Figure> figures = List.of();

    @BeforeAll
    static void make() {
        figures = AllKinds.of(directory.resolve("records"));
    }

    @Test
    void noKindOfMarksIsLeftOut() {
        assertEquals(
                Set.of(Cells.class, Curves.class, Dots.class, Medians.class, Ranks.class, Trend.class),
                figures.stream().map(figure -> figure.plot().marks().getClass()).collect(Collectors.toSet()));
    }

    @Test
    @Tag("exhaustive")
    void linesGoThroughTheirDataAndHaveMarkersThere() throws Exception {
        for (Figure figure : of(Curves.class)) {
            DrawnSvg drawn = new DrawnSvg(figure.svg());
            for (Map.Entry<String, List<NamedCsvRecord>> solver :
                    bySeries(figure).entrySet()) {
                List<Point2D> data = places(figure, drawn, solver.getValue());
                List<Point2D> line = drawn.paths.stream()
                        .filter(path -> !path.closed() && path.stroke().equals(drawn.legend.get(solver.getKey())))
                        .findFirst()
                        .orElseThrow()
                        .corners();
                List<Point2D> marked = solver.getValue().stream()
                        .filter(row -> number(row, 2) > 0)
                        .map(row -> place(figure, drawn, row))
                        .toList();
                List<Point2D> markers = markers(drawn, solver.getKey());

                assertThrough(corners(data, join(figure)), line, figure.id() + ": " + solver.getKey());
                for (Point2D marker : markers) assertNear(marker, marked, figure.id() + ": marker");
                if (data.size() > ALL_MARKED) continue;
                for (Point2D point : marked) assertNear(point, markers, figure.id() + ": " + solver.getKey());
            }
        }
    }

    @Test
    void aBandHasItsCornersAtTheIntervalsOfTheShares() throws Exception {
        Figure figure = figure("ecdf-s-question-unique");
        DrawnSvg drawn = new DrawnSvg(figure.svg());
        for (Map.Entry<String, List<NamedCsvRecord>> solver : bySeries(figure).entrySet()) {
            List<Point2D> corners = drawn.bands.stream()
                    .filter(band -> band.fill().equals(drawn.legend.get(solver.getKey())))
                    .findFirst()
                    .orElseThrow()
                    .corners();
            for (NamedCsvRecord row : solver.getValue()) {
                double x = drawn.x(number(row, 1), true);
                for (String edge : List.of("low", "high")) {
                    double y = drawn.y(Double.parseDouble(row.getField(edge)), false);
                    assertNear(new Point2D.Double(x, y), corners, solver.getKey() + ": " + edge);
                }
            }
        }
    }

    @Test
    void aDotLiesWhereItsPuzzlesDo() throws Exception {
        for (Figure figure : of(Dots.class)) {
            DrawnSvg drawn = new DrawnSvg(figure.svg());
            for (Map.Entry<String, List<NamedCsvRecord>> series :
                    bySeries(figure).entrySet()) {
                List<Point2D> data = places(figure, drawn, series.getValue());
                List<Point2D> markers = markers(drawn, series.getKey());

                assertEquals(data.size(), markers.size(), figure.id() + ": " + series.getKey());
                for (Point2D point : data) assertNear(point, markers, figure.id() + ": " + series.getKey());
            }
        }
    }

    /** 30 times as many puzzles as one, in the figures of set many, are drawn 1.3 · log10(30) pixels wider to each side. */
    @Test
    void aDotOfManyPuzzlesIsLarger() throws Exception {
        assertEquals(2 * 1.3 * Math.log10(30), dotWidth("many", 120) - dotWidth("s", 4), CLOSE);
    }

    @Test
    void theDiagonalJoinsEqualTimes() throws Exception {
        DrawnSvg drawn =
                new DrawnSvg(figure("scatter-swift-sat4j-s-question-unique").svg());
        double one = drawn.y(1, true) - drawn.y(10, true);

        List<Double> decadesAbove = drawn.lines.stream()
                .filter(line -> line.from().getX() != line.to().getX()
                        && line.from().getY() != line.to().getY())
                .map(line -> (drawn.y(1, true)
                                - line.from().getY()
                                - (line.from().getX() - drawn.x(1, true))
                                        * one
                                        / (drawn.x(10, true) - drawn.x(1, true)))
                        / one)
                .map(decades -> Math.rint(100 * decades) / 100 + 0.0)
                .toList();
        assertEquals(List.of(0.0, 1.0, -1.0), decadesAbove);
    }

    @Test
    void aTileStandsInItsRowAndColumnAndIsDarkerForMore() throws Exception {
        Figure figure = of(Cells.class).get(0);
        DrawnSvg drawn = new DrawnSvg(figure.svg());
        List<NamedCsvRecord> rows = rows(figure);
        List<DrawnSvg.Path> tiles =
                drawn.paths.stream().filter(path -> !path.fill().isEmpty()).toList();

        assertEquals(rows.size(), tiles.size());
        for (int i = 0; i < rows.size(); i++) {
            Rectangle2D tile = tiles.get(i).bounds();
            DrawnSvg.Text text = drawn.texts.get(i);
            NamedCsvRecord row = rows.get(i);
            assertEquals(row.getField("shown"), text.text());
            assertTrue(tile.contains(text.x(), text.y()), text + " in " + tile);
            assertTrue(
                    drawn.labels.stream()
                            .anyMatch(label -> label.text().equals(row.getField("set"))
                                    && tile.getMinX() < label.x()
                                    && label.x() < tile.getMaxX()),
                    row + " in " + tile);
            assertTrue(
                    drawn.labels.stream()
                            .anyMatch(label -> label.text().equals(row.getField("solver"))
                                    && Math.abs(label.y() - text.y()) < NEAR),
                    row + " in " + tile);
        }
        assertTrue(brightness(tiles.get(0)) > brightness(tiles.get(1)), "swift is faster than norvig");
        assertTrue(brightness(tiles.get(1)) > brightness(tiles.get(2)), "norvig is faster than sat4j");
    }

    /** Swift's times are 1, 2, 4 and 8 µs, Norvig's 10 to 40 µs, Sat4j's 100 and 400 µs, and two runs were stopped. */
    @Test
    void beneathASurvivalFunctionStandsHowManyPuzzlesAreLeft() throws Exception {
        Figure figure = figure("survival-s-question-unique");
        DrawnSvg drawn = new DrawnSvg(figure.svg());
        List<Map<Double, Long>> left =
                figure.plot().beneath().stream().map(AtRisk::left).toList();

        assertEquals(
                List.of(Map.of(1.0, 4L, 10.0, 0L), Map.of(1.0, 4L, 10.0, 4L), Map.of(1.0, 4L, 10.0, 4L)),
                left.stream()
                        .map(row -> Map.of(1.0, row.get(1.0), 10.0, row.get(10.0)))
                        .toList());
        assertEquals(
                List.of(0L, 0L, 4L), left.stream().map(row -> row.get(100.0)).toList());
        long rows = drawn.labels.stream()
                .filter(label -> label.text().equals("4") && Math.abs(label.x() - drawn.x(1, true)) < 8)
                .count();
        assertEquals(3, rows, "each solver has four puzzles left at 1 µs");
    }

    /** Ranks 1, 2 and 3 on eight sets, with a critical difference of 1.17. */
    @Test
    void ranksLieOnTheirAxisAndBarsJoinThoseThatDoNotDiffer() throws Exception {
        DrawnSvg drawn = new DrawnSvg(of(Ranks.class).get(0).svg());
        double rank = drawn.x(2, false) - drawn.x(1, false);

        assertEquals(
                List.of(1.0, 2.0, 3.0),
                drawn.lines.stream()
                        .filter(line -> line.from().getX() == line.to().getX())
                        .map(line -> Math.rint(100 * (1 + (line.from().getX() - drawn.x(1, false)) / rank)) / 100)
                        .toList());
        assertEquals(List.of(List.of(0.97, 2.03), List.of(1.97, 3.03)), ends(drawn, "stroke-width:4"));
        assertEquals(List.of(List.of(1.0, 2.17)), ends(drawn, "stroke-width:2"));
        assertEquals(
                List.of("critical difference 1.17"),
                drawn.texts.stream().map(DrawnSvg.Text::text).toList());
        assertTrue(drawn.labels.stream()
                .map(DrawnSvg.Text::text)
                .toList()
                .containsAll(List.of("swift  1.00", "norvig  2.00", "sat4j  3.00")));
    }

    private static List<List<Double>> ends(DrawnSvg drawn, String width) {
        double rank = drawn.x(2, false) - drawn.x(1, false);
        return drawn.lines.stream()
                .filter(line -> line.style().contains(width))
                .map(line -> List.of(line.from().getX(), line.to().getX()).stream()
                        .map(x -> Math.rint(100 * (1 + (x - drawn.x(1, false)) / rank)) / 100)
                        .toList())
                .toList();
    }

    private static int brightness(DrawnSvg.Path tile) {
        int sum = 0;
        for (String part : tile.fill().split(",", -1)) sum += Integer.parseInt(part);
        return sum;
    }

    private static double dotWidth(String set, int puzzles) throws Exception {
        DrawnSvg drawn = new DrawnSvg(
                figure("scatter-swift-sat4j-" + set + "-question-unique").svg());
        return drawn.paths.stream()
                .filter(path -> path.fill().equals(drawn.legend.get("swift faster on " + puzzles)))
                .mapToDouble(path -> path.bounds().getWidth())
                .max()
                .orElseThrow();
    }

    private static Curves.Join join(Figure figure) {
        return ((Curves) figure.plot().marks()).join();
    }

    private static List<Figure> of(Class<? extends Marks> marks) {
        return figures.stream()
                .filter(figure -> marks.isInstance(figure.plot().marks()))
                .toList();
    }

    private static Figure figure(String id) {
        return figures.stream()
                .filter(figure -> figure.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static List<NamedCsvRecord> rows(Figure figure) {
        return CsvReader.builder().ofNamedCsvRecord(figure.csv()).stream().toList();
    }

    private static Map<String, List<NamedCsvRecord>> bySeries(Figure figure) {
        return rows(figure).stream().collect(Collectors.groupingBy(row -> row.getField(0)));
    }

    private static double number(NamedCsvRecord row, int column) {
        return Double.parseDouble(row.getField(column));
    }

    private static List<Point2D> places(Figure figure, DrawnSvg drawn, List<NamedCsvRecord> rows) {
        return rows.stream().map(row -> place(figure, drawn, row)).toList();
    }

    /** In pixels. */
    private static Point2D place(Figure figure, DrawnSvg drawn, NamedCsvRecord row) {
        Axis x = figure.plot().x();
        double across;
        if (x.scale() == Axis.Scale.NAMES) {
            List<String> names = x.ticks().stream().map(Axis.Tick::label).toList();
            double width = drawn.area.getWidth() / names.size();
            across = drawn.area.getMinX() + (names.indexOf(row.getField(1)) + 0.5) * width;
        } else {
            across = drawn.x(number(row, 1), x.isLog());
        }
        return new Point2D.Double(
                across, drawn.y(number(row, 2), figure.plot().y().isLog()));
    }

    /** The middles of a solver's markers; a hollow one is white within an outline of the solver's colour. */
    private static List<Point2D> markers(DrawnSvg drawn, String name) {
        String color = drawn.legend.get(name);
        List<Point2D> markers = new ArrayList<>();
        for (int i = 0; i < drawn.paths.size(); i++) {
            DrawnSvg.Path path = drawn.paths.get(i);
            boolean hollow =
                    path.fill().equals(WHITE) && drawn.paths.get(i + 1).stroke().equals(color);
            if (!hollow && !path.fill().equals(color)) continue;
            Rectangle2D box = path.bounds();
            markers.add(new Point2D.Double(box.getCenterX(), box.getCenterY()));
        }
        return markers;
    }

    private static void assertNear(Point2D point, List<Point2D> candidates, String what) {
        double nearest = candidates.stream().mapToDouble(point::distance).min().orElse(Double.POSITIVE_INFINITY);
        assertTrue(nearest < NEAR, () -> what + ": nothing at " + point + ", but at " + candidates);
    }

    private static void assertThrough(List<Point2D> corners, List<Point2D> line, String what) {
        assertEquals(corners.size(), line.size(), what);
        for (int i = 0; i < line.size(); i++) {
            assertTrue(corners.get(i).distance(line.get(i)) < CLOSE, what + ": corner " + i + " of " + line);
        }
    }

    /** Of a line through the points: steps have one between two of them. */
    private static List<Point2D> corners(List<Point2D> points, Curves.Join join) {
        List<Point2D> corners = new ArrayList<>();
        for (int i = 0; i < points.size(); i++) {
            Point2D to = points.get(i);
            Point2D from = points.get(Math.max(0, i - 1));
            if (i > 0 && join == Curves.Join.STEP_AFTER) corners.add(new Point2D.Double(to.getX(), from.getY()));
            if (i > 0 && join == Curves.Join.STEP_BEFORE) corners.add(new Point2D.Double(from.getX(), to.getY()));
            corners.add(to);
        }
        return corners;
    }
}
