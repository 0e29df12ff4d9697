package crosshatch.results.report.figure;

import java.util.List;
import java.util.Optional;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.title.Title;
import tools.jackson.databind.node.ObjectNode;

/** What a figure shows, with its three renderings: as numbers, in a chart, in Vega-Lite. */
interface Marks {
    /** Names instead of numbers where an axis has names. */
    Data data(Axis x, Axis y);

    /** What is named in the legend, best first; may be empty. */
    default List<Series> legend() {
        return List.of();
    }

    /** Whether lines join the points of a series. */
    default boolean joined() {
        return false;
    }

    /** What tells values by colours, beneath the chart. */
    default Optional<Title> scale() {
        return Optional.empty();
    }

    /** Adds datasets and renderers, or annotations, in the units of {@link Axis#position}. */
    void draw(XYPlot plot, Axis x, Axis y);

    /** Layers of a specification whose data are {@link #data}. */
    List<ObjectNode> layers(Axis x, Axis y);
}
