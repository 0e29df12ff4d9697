package crosshatch.results.report.figure;

import crosshatch.results.report.Ids;
import crosshatch.results.report.Lines;
import crosshatch.results.report.Rankings;
import crosshatch.results.report.Rankings.Ranking;
import crosshatch.results.report.Summary;
import crosshatch.results.report.statistics.CriticalDifference;
import java.awt.BasicStroke;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jfree.chart.annotations.XYLineAnnotation;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.TextAnchor;

/**
 * A critical-difference diagram as J. Demšar draws it (JMLR 7, 2006): average ranks on an axis, and a thick line under
 * solvers that do not differ. All names are on the left, the best on top.
 *
 * @param solvers the solvers, the best rank first
 * @param ranks the average ranks of the solvers
 * @param criticalDifference the smallest significant difference of ranks
 * @param groups solvers that do not differ, by the numbers of the first and the last of them, from 0
 */
record Ranks(List<String> solvers, List<Double> ranks, double criticalDifference, List<Group> groups) implements Marks {
    /** The row of the axis of ranks. */
    static final double TOP = 0;

    private static final double THIN_WIDTH = 1;
    private static final double THICK_WIDTH = 4;
    private static final double BAR_STEP = 0.45;
    private static final double TEXT_BELOW = 0.15;

    /** The solvers {@code first} to {@code last}, whose ranks do not differ. */
    record Group(int first, int last) {}

    /** A line by its ends: ranks, and rows from 0 at the axis downwards. */
    private record Stroke(double x1, double y1, double x2, double y2, double width) {}

    Ranks {
        solvers = List.copyOf(solvers);
        ranks = List.copyOf(ranks);
        groups = List.copyOf(groups);
    }

    /** Returns the vertical axis with the names and ranks of solvers, down to the critical difference. */
    Axis rows() {
        List<Axis.Tick> names = new ArrayList<>();
        for (int i = 0; i < solvers.size(); i++) {
            names.add(new Axis.Tick(row(i), String.format(Locale.ROOT, "%s  %.2f", solvers.get(i), ranks.get(i))));
        }
        return Axis.downwards("row", TOP, differenceRow() + 1, names);
    }

    private double differenceRow() {
        return row(solvers.size());
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
            strokes.add(new Stroke(rank, 0, rank, row(i), THIN_WIDTH));
            strokes.add(new Stroke(left(), row(i), rank, row(i), THIN_WIDTH));
        }
        for (int i = 0; i < groups.size(); i++) {
            double row = BAR_STEP * (i + 1);
            Group group = groups.get(i);
            strokes.add(
                    new Stroke(ranks.get(group.first()) - 0.03, row, ranks.get(group.last()) + 0.03, row, THICK_WIDTH));
        }
        strokes.add(new Stroke(1, differenceRow(), 1 + criticalDifference, differenceRow(), THICK_WIDTH / 2));
        return strokes;
    }

    private String differenceText() {
        return String.format(Locale.ROOT, "critical difference %.2f", criticalDifference);
    }

    /** Returns the row of a solver; better ones are nearer to the axis, so that lines do not cross. */
    private double row(int solver) {
        return firstRow() + solver;
    }

    private double left() {
        return Axis.ranks(solvers.size()).low();
    }

    @Override
    public void draw(XYPlot plot, Axis x, Axis y) {
        plot.setDomainAxisLocation(AxisLocation.TOP_OR_LEFT);
        plot.setRangeGridlinesVisible(false);
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
        ChartDrawing.text(plot, differenceText(), 1, differenceRow() + TEXT_BELOW, TextAnchor.TOP_LEFT);
    }

    private static final int FRAME_HEIGHT = 130;
    private static final int ROW_HEIGHT = 24;

    /** Makes one diagram for each kind of runs and limit that several sets share. */
    static List<Figure> figures(Lines lines, List<Summary> summaries) {
        return Rankings.of(lines, summaries).stream().map(Ranks::figure).toList();
    }

    private static Figure figure(Ranking ranking) {
        CriticalDifference nemenyi = ranking.nemenyi();
        Ranks ranks = new Ranks(
                nemenyi.solvers(),
                nemenyi.averageRanks(),
                nemenyi.criticalDifference(),
                nemenyi.groups().stream()
                        .map(group -> new Ranks.Group(
                                nemenyi.solvers().indexOf(group.get(0)),
                                nemenyi.solvers().indexOf(group.get(group.size() - 1))))
                        .toList());
        return new Figure(
                Ids.of("ranks", ranking.title()),
                "Average ranks over sets, " + ranking.title(),
                String.format(
                        Locale.ROOT,
                        "Solvers are ranked by PAR2 within each of n = %d sets. Rank 1 is the best. A thick line joins solvers that do not"
                                + " differ by Nemenyi's test (after Friedman's test) at the significance level of 0.05 (Demšar 2006).",
                        nemenyi.sets()),
                new Plot(
                        FRAME_HEIGHT + (int) (ROW_HEIGHT * ranks.rows().high()),
                        Axis.ranks(nemenyi.solvers().size()),
                        ranks.rows(),
                        ranks,
                        List.of()));
    }
}
