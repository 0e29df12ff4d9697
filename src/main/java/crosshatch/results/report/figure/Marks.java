package crosshatch.results.report.figure;

import java.util.List;
import java.util.Optional;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.title.Title;

/** The content of a figure, with two renderings: numbers and a chart. */
interface Marks {
    /** Returns the content as numbers, or as names on an axis of names. */
    Data data(Axis x, Axis y);

    /** Returns the entries of the legend, the best first; may be empty. */
    default List<Series> legend() {
        return List.of();
    }

    /** Returns whether lines join the points of a series. */
    default boolean joined() {
        return false;
    }

    /** Returns the scale of colours below the chart; empty if colours represent no values. */
    default Optional<Title> scale() {
        return Optional.empty();
    }

    /** Adds datasets and renderers, or annotations, in the units of {@link Axis#position}. */
    void draw(XYPlot plot, Axis x, Axis y);
}
