package crosshatch.results.report.figure;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jfree.chart.annotations.XYLineAnnotation;
import org.jfree.chart.annotations.XYPolygonAnnotation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.TextAnchor;

/**
 * A row for each solver that shows the distribution of counts, with zeros apart. If few puzzles have a count above zero, each
 * value has a stroke, because a density would suggest a shape that was not measured.
 */
record Violins(List<Violin> violins) implements Marks {
    private static final int GRID_STEPS = 80;
    /** Half the largest width of a violin, as a share of a row. */
    private static final double HALF_WIDTH = 0.34;
    /** The distance of a violin above the middle of its row, with its text below. */
    private static final double LIFT = 0.12;

    private static final double TEXT_BELOW = 0.36;

    /** The smallest number of puzzles with a count above zero for a density. */
    private static final long FEWEST_PUZZLES = 30;

    /** Half the width of the stroke at a single value, as a share of a row. */
    private static final double HALF_STROKE = 0.2;
    /** Half the width of the bar at zero, in powers of ten. */
    private static final double ZERO_HALF = 0.09;
    /** The left end of violins, in powers of ten; zero lies further left. */
    private static final double LEFT_END = -0.15;

    /** The extension beyond the least and the greatest value, in powers of ten, so that a single value is visible. */
    private static final double OVERHANG = 0.08;

    private static final int FILL_ALPHA = 190;

    Violins {
        violins = List.copyOf(violins);
    }

    /** A place on the outline, or a stroke, which has no density. */
    private record Place(double value, double density) {}

    /**
     * The row of one solver.
     *
     * @param look the style of the solver
     * @param label the label of the row
     * @param counts the number of puzzles for each count, ascending; at least one
     */
    record Violin(Series look, String label, NavigableMap<Double, Long> counts) {
        private long puzzles() {
            return counts.values().stream().mapToLong(Long::longValue).sum();
        }

        double zeroShare() {
            return counts.getOrDefault(0.0, 0L) / (double) puzzles();
        }

        private double median() {
            return new Density(counts).quantile(0.5);
        }

        private boolean hasShape() {
            return counts.tailMap(0.0, false).values().stream()
                            .mapToLong(Long::longValue)
                            .sum()
                    >= FEWEST_PUZZLES;
        }

        /** Returns the density of the decimal logarithm of counts above zero; with few values, the values themselves. */
        private List<Place> outline() {
            NavigableMap<Double, Long> logs = new TreeMap<>();
            counts.tailMap(0.0, false).forEach((value, puzzles) -> logs.merge(Math.log10(value), puzzles, Long::sum));
            if (!hasShape()) {
                return counts.tailMap(0.0, false).keySet().stream()
                        .map(value -> new Place(value, 0))
                        .toList();
            }
            Density density = new Density(logs);
            double from = Math.max(LEFT_END, logs.firstKey() - OVERHANG);
            double to = logs.lastKey() + OVERHANG;
            List<Place> outline = new ArrayList<>();
            for (int i = 0; i <= GRID_STEPS; i++) {
                double x = from + i * (to - from) / GRID_STEPS;
                outline.add(new Place(Math.pow(10, x), density.at(x)));
            }
            return outline;
        }

        /** Returns the numbers that a reader would measure. */
        private String text() {
            return String.format(
                    Locale.ROOT,
                    "%.1f %% without, median %s, most %s",
                    Math.floor(1000 * zeroShare()) / 10,
                    Axis.grouped(median()),
                    Axis.grouped(counts.lastKey()));
        }
    }

    @Override
    public Data data(Axis x, Axis y) {
        Data data = new Data(List.of("solver", "row", "zero_share", "backtracks", "density", "half_height"));
        for (int row = 0; row < violins.size(); row++) {
            Violin violin = violins.get(row);
            List<Place> outline = violin.outline();
            double highest = highest(outline);
            if (outline.isEmpty()) data.add(violin.label(), row, violin.zeroShare(), 0, 0, 0);
            for (Place each : outline) {
                data.add(
                        violin.label(),
                        row,
                        violin.zeroShare(),
                        each.value(),
                        each.density(),
                        violin.hasShape() ? HALF_WIDTH * each.density() / highest : HALF_STROKE);
            }
        }
        return data;
    }

    private static double highest(List<Place> outline) {
        return outline.stream().mapToDouble(Place::density).max().orElse(1);
    }

    @Override
    public void draw(XYPlot plot, Axis x, Axis y) {
        for (int row = 0; row < violins.size(); row++) {
            Violin violin = violins.get(row);
            List<Place> outline = violin.outline();
            double middle = row - LIFT;
            double zero = x.position(0);
            double share = HALF_WIDTH * violin.zeroShare();
            if (share > 0) {
                polygon(plot, violin, new double[] {
                    zero - ZERO_HALF,
                    middle - share,
                    zero + ZERO_HALF,
                    middle - share,
                    zero + ZERO_HALF,
                    middle + share,
                    zero - ZERO_HALF,
                    middle + share
                });
            }
            if (violin.hasShape()) polygon(plot, violin, around(outline, middle));
            else outline.forEach(each -> stroke(plot, x.position(each.value()), middle, HALF_STROKE, color(violin)));
            stroke(plot, x.position(violin.median()), middle, HALF_WIDTH, ChartDrawing.INK);
            ChartDrawing.text(plot, violin.text(), x.position(true), row + TEXT_BELOW, TextAnchor.CENTER_RIGHT);
        }
    }

    private static void stroke(XYPlot plot, double x, double middle, double half, Color color) {
        plot.addAnnotation(
                new XYLineAnnotation(x, middle - half, x, middle + half, new BasicStroke(1.5f), color), false);
    }

    private static Color color(Violin violin) {
        return violin.look().style().color();
    }

    private static double[] around(List<Place> outline, double middle) {
        double highest = highest(outline);
        double[] corners = new double[4 * outline.size()];
        for (int i = 0; i < outline.size(); i++) {
            double half = HALF_WIDTH * outline.get(i).density() / highest;
            int back = corners.length - 2 * i - 2;
            corners[2 * i] = Math.log10(outline.get(i).value());
            corners[2 * i + 1] = middle - half;
            corners[back] = corners[2 * i];
            corners[back + 1] = middle + half;
        }
        return corners;
    }

    private static void polygon(XYPlot plot, Violin violin, double[] corners) {
        Color color = color(violin);
        Color fill = new Color(color.getRed(), color.getGreen(), color.getBlue(), FILL_ALPHA);
        plot.addAnnotation(new XYPolygonAnnotation(corners, new BasicStroke(1), color, fill), false);
    }
}
