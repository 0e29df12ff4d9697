package crosshatch.results.report.figure;

import java.util.List;
import java.util.Optional;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.title.Title;

/** What a figure shows, with its two renderings: as numbers and in a chart. */
interface Marks {
    /** Names instead of numbers where an axis has names. */
    Data data(Axis x, Axis y);

    /** What is named in the legend, best first; may be empty. */
    default List<Series> legend() {
        return List.of();
    }

    /** Returns whether lines join the points of a series. */
    default boolean joined() {
        return false;
    }

    /** What tells values by colours, beneath the chart. */
    default Optional<Title> scale() {
        return Optional.empty();
    }

    /** Adds datasets and renderers, or annotations, in the units of {@link Axis#position}. */
    void draw(XYPlot plot, Axis x, Axis y);
}
