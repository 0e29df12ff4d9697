package crosshatch.results.report.figure;

import crosshatch.results.report.figure.Series.Point;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.plot.XYPlot;

/**
 * A point for each puzzle, or for all puzzles of a small square of the plot.
 *
 * @param columns the columns of the data: solver, x, y
 * @param series the series, the best first
 */
record Dots(List<String> columns, List<Series> series) implements Marks {
    Dots {
        columns = List.copyOf(columns);
        series = List.copyOf(series);
    }

    @Override
    public List<Series> legend() {
        return series;
    }

    @Override
    public Data data(Axis x, Axis y) {
        List<String> names = new ArrayList<>(columns);
        names.add("puzzles");
        names.add("stopped");
        Data data = new Data(names);
        for (Series each : series) {
            for (Point point : each.points()) {
                data.add(each.name(), x.named(point.x()), y.named(point.y()), point.count(), point.stopped());
            }
        }
        return data;
    }

    @Override
    public void draw(XYPlot plot, Axis x, Axis y) {
        Markers.draw(plot, series, x, y);
    }
}
