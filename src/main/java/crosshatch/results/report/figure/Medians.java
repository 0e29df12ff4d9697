package crosshatch.results.report.figure;

import crosshatch.results.report.figure.Series.Point;
import java.awt.BasicStroke;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jfree.chart.annotations.XYLineAnnotation;
import org.jfree.chart.plot.XYPlot;

/**
 * Medians with intervals, in adjacent panels. Lines join the medians of one solver within a panel.
 *
 * @param columns the columns of the data: solver, panel, x, median, low end, high end
 * @param rows the rows in the order in which lines join them
 */
record Medians(List<String> columns, List<Row> rows) implements Marks {
    private static final float STROKE_WIDTH = 1.2f;

    /**
     * One median.
     *
     * @param stopped whether the median is only a lower bound
     */
    record Row(
            String name,
            SolverStyle style,
            String panel,
            double x,
            double median,
            double low,
            double high,
            boolean stopped) {
        private Point point() {
            return new Point(x, median, 1, stopped);
        }
    }

    Medians {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    @Override
    public List<Series> legend() {
        return series(Row::name);
    }

    @Override
    public boolean joined() {
        return true;
    }

    private List<Series> series(Function<Row, String> name) {
        Map<String, List<Row>> groups =
                rows.stream().collect(Collectors.groupingBy(name, LinkedHashMap::new, Collectors.toList()));
        List<Series> series = new ArrayList<>();
        groups.forEach((key, group) -> series.add(new Series(
                key, group.get(0).style(), group.stream().map(Row::point).toList())));
        return series;
    }

    @Override
    public Data data(Axis x, Axis y) {
        List<String> names = new ArrayList<>(columns);
        names.add("stopped");
        Data data = new Data(names);
        for (Row row : rows) {
            data.add(row.name(), row.panel(), x.named(row.x()), row.median(), row.low(), row.high(), row.stopped());
        }
        return data;
    }

    @Override
    public void draw(XYPlot plot, Axis x, Axis y) {
        List<Series> lines = series(row -> row.name() + " in " + row.panel());
        new Curves(columns.subList(0, 3), Curves.Join.STRAIGHT, lines).draw(plot, x, y);
        for (Row row : rows) {
            double at = x.position(row.x());
            plot.addAnnotation(
                    new XYLineAnnotation(
                            at,
                            y.position(row.low()),
                            at,
                            y.position(row.high()),
                            new BasicStroke(STROKE_WIDTH),
                            row.style().color()),
                    false);
        }
    }
}
