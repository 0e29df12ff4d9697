package crosshatch.report.figure;

import java.awt.BasicStroke;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jfree.chart.annotations.XYLineAnnotation;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.TextAnchor;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A critical-difference diagram as J. Demšar draws it (JMLR 7, 2006): average ranks on an axis, the best solvers named at its left
 * and the others at its right, and a thick line under those that do not differ.
 *
 * @param solvers best rank first
 * @param ranks of the solvers
 * @param criticalDifference of ranks
 * @param groups those that do not differ, by the numbers of their first and last solver, from 0
 */
record Ranks(List<String> solvers, List<Double> ranks, double criticalDifference, List<Group> groups) implements Marks {
    /** The row of the axis of ranks. */
    static final double TOP = 0;

    private static final double THIN = 1;
    private static final double THICK = 4;
    private static final double BAR_STEP = 0.45;

    /** Solvers {@code first} to {@code last}. */
    record Group(int first, int last) {}

    /** Both ends of a line: ranks, and rows from 0 at the axis down. */
    private record Stroke(double x1, double y1, double x2, double y2, double width) {}

    /** @param atEnd whether it ends there, or begins */
    private record Text(String text, double x, double y, boolean atEnd) {}

    Ranks {
        solvers = List.copyOf(solvers);
        ranks = List.copyOf(ranks);
        groups = List.copyOf(groups);
    }

    /** Down to where the critical difference is shown, below the last name. */
    double rows() {
        return firstRow() + half();
    }

    private double firstRow() {
        return 0.6 + BAR_STEP * groups.size();
    }

    @Override
    public Data data(Axis x, Axis y) {
        Data data = new Data(List.of("solver", "average_rank", "differs_by_less_than_the_critical_difference_from"));
        for (int i = 0; i < solvers.size(); i++) {
            int solver = i;
            List<String> same = new ArrayList<>();
            for (int other = 0; other < solvers.size(); other++) {
                int compared = other;
                boolean together = groups.stream()
                        .anyMatch(group -> Math.min(solver, compared) >= group.first()
                                && Math.max(solver, compared) <= group.last());
                if (other != solver && together) same.add(solvers.get(other));
            }
            data.add(solvers.get(i), ranks.get(i), String.join(" ", same));
        }
        return data;
    }

    private List<Stroke> strokes() {
        List<Stroke> strokes = new ArrayList<>();
        for (int i = 0; i < solvers.size(); i++) {
            double rank = ranks.get(i);
            strokes.add(new Stroke(rank, 0, rank, row(i), THIN));
            strokes.add(new Stroke(rank, row(i), side(i), row(i), THIN));
        }
        for (int i = 0; i < groups.size(); i++) {
            double row = BAR_STEP * (i + 1);
            Group group = groups.get(i);
            strokes.add(new Stroke(ranks.get(group.first()) - 0.03, row, ranks.get(group.last()) + 0.03, row, THICK));
        }
        strokes.add(new Stroke(1, rows(), 1 + criticalDifference, rows(), THICK / 2));
        return strokes;
    }

    private List<Text> texts() {
        List<Text> texts = new ArrayList<>();
        for (int i = 0; i < solvers.size(); i++) {
            texts.add(new Text(
                    String.format(
                            Locale.ROOT, i < half() ? "%s  %.2f " : " %2$.2f  %1$s", solvers.get(i), ranks.get(i)),
                    side(i),
                    row(i),
                    i < half()));
        }
        texts.add(new Text(
                String.format(Locale.ROOT, " critical difference %.2f", criticalDifference),
                1 + criticalDifference,
                rows(),
                false));
        return texts;
    }

    private int half() {
        return (solvers.size() + 1) / 2;
    }

    /** So that lines do not cross: the outermost names stand nearest to the axis. */
    private double row(int solver) {
        return firstRow() + (solver < half() ? solver : solvers.size() - 1 - solver);
    }

    private double side(int solver) {
        double beside = 0.05 * (solvers.size() - 1);
        return solver < half() ? 1 - beside : solvers.size() + beside;
    }

    @Override
    public void draw(XYPlot plot, Axis x, Axis y) {
        plot.setDomainAxisLocation(AxisLocation.TOP_OR_LEFT);
        plot.getRangeAxis().setVisible(false);
        plot.setDomainGridlinesVisible(false);
        for (Stroke each : strokes()) {
            plot.addAnnotation(
                    new XYLineAnnotation(
                            each.x1(),
                            each.y1(),
                            each.x2(),
                            each.y2(),
                            new BasicStroke((float) each.width()),
                            ChartDrawing.INK),
                    false);
        }
        for (Text each : texts()) {
            TextAnchor anchor = each.atEnd() ? TextAnchor.CENTER_RIGHT : TextAnchor.CENTER_LEFT;
            ChartDrawing.text(plot, each.text(), each.x(), each.y(), anchor);
        }
    }

    @Override
    public List<ObjectNode> layers(Axis x, Axis y) {
        List<ObjectNode> layers = new ArrayList<>();
        for (double width : new double[] {THIN, THICK / 2, THICK}) {
            ArrayNode values = JsonNodeFactory.instance.arrayNode();
            strokes().stream().filter(each -> each.width() == width).forEach(each -> values.addObject()
                    .put("average_rank", each.x1())
                    .put("to", each.x2())
                    .put("row", each.y1())
                    .put("to_row", each.y2()));
            layers.add(VegaLite.layer("rule", x, y)
                    .rows(y)
                    .values(values)
                    .field("x2", "to")
                    .field("y", "row")
                    .field("y2", "to_row")
                    .mark("strokeWidth", width)
                    .node());
        }
        for (boolean atEnd : new boolean[] {false, true}) {
            ArrayNode values = JsonNodeFactory.instance.arrayNode();
            texts().stream().filter(each -> each.atEnd() == atEnd).forEach(each -> values.addObject()
                    .put("average_rank", each.x())
                    .put("row", each.y())
                    .put("text", each.text()));
            layers.add(VegaLite.layer("text", x, y)
                    .rows(y)
                    .values(values)
                    .field("y", "row")
                    .field("text", "text")
                    .mark("align", atEnd ? "right" : "left")
                    .node());
        }
        return layers;
    }
}
