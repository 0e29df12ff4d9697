package crosshatch.report.figure;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.jfree.chart.annotations.XYBoxAnnotation;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.plot.XYPlot;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A rectangle for each row and column, the darker the larger its value, which is written in it.
 *
 * @param columns of the data: row, column, value, text
 * @param cells in any order
 */
record Cells(List<String> columns, List<Cell> cells) implements Marks {
    /** From light to dark, so that the order is kept in grey print: C. Brewer's scheme "YlGnBu". */
    private static final List<Integer> COLORS =
            List.of(0xFFFFD9, 0xEDF8B1, 0xC7E9B4, 0x7FCDBB, 0x41B6C4, 0x1D91C0, 0x225EA8, 0x253494);

    /** Of the way from the least value to the greatest; on darker cells texts are white. */
    private static final double DARK = 0.6;

    /**
     * @param row number from 0, on the axis of rows
     * @param column likewise
     * @param value positive
     * @param text what is written
     */
    record Cell(String rowName, int row, String columnName, int column, double value, String text) {}

    Cells {
        columns = List.copyOf(columns);
        cells = List.copyOf(cells);
    }

    @Override
    public Data data(Axis x, Axis y) {
        List<String> names = new ArrayList<>(columns);
        names.add("darkness");
        Data data = new Data(names);
        ToDoubleFunction<Cell> darkness = darkness();
        for (Cell cell : cells) {
            data.add(cell.rowName(), cell.columnName(), cell.value(), cell.text(), darkness.applyAsDouble(cell));
        }
        return data;
    }

    /** Where the logarithm of a value lies between the least and the greatest, from 0 to 1. */
    private ToDoubleFunction<Cell> darkness() {
        double least = cells.stream().mapToDouble(Cell::value).min().orElse(1);
        double most = cells.stream().mapToDouble(Cell::value).max().orElse(1);
        if (most <= least) return cell -> 0;
        return cell -> Math.log(cell.value() / least) / Math.log(most / least);
    }

    @Override
    public void draw(XYPlot plot, Axis x, Axis y) {
        ToDoubleFunction<Cell> darkness = darkness();
        for (Cell cell : cells) {
            double dark = darkness.applyAsDouble(cell);
            plot.addAnnotation(
                    new XYBoxAnnotation(
                            cell.column() - 0.5,
                            cell.row() + 0.5, // the axis of rows runs downwards
                            cell.column() + 0.5,
                            cell.row() - 0.5,
                            new BasicStroke(1),
                            Color.WHITE,
                            color(dark)),
                    false);
            XYTextAnnotation text = new XYTextAnnotation(cell.text(), cell.column(), cell.row());
            text.setFont(ChartDrawing.SMALL);
            text.setPaint(dark > DARK ? Color.WHITE : ChartDrawing.INK);
            plot.addAnnotation(text, false);
        }
    }

    private static Color color(double darkness) {
        double place = darkness * (COLORS.size() - 1);
        int below = (int) Math.min(place, COLORS.size() - 2.0);
        Color light = new Color(COLORS.get(below));
        Color dark = new Color(COLORS.get(below + 1));
        double share = place - below;
        return new Color(
                between(light.getRed(), dark.getRed(), share),
                between(light.getGreen(), dark.getGreen(), share),
                between(light.getBlue(), dark.getBlue(), share));
    }

    private static int between(int from, int to, double share) {
        return (int) Math.round(from + share * (to - from));
    }

    @Override
    public List<ObjectNode> layers(Axis x, Axis y) {
        VegaLite.Layer rectangles =
                VegaLite.layer("rect", x, y).mark("stroke", "white").tooltip(data(x, y));
        ObjectNode color = rectangles
                .encoding()
                .putObject("color")
                .put("field", "darkness")
                .put("type", "quantitative");
        ObjectNode scale = color.putNull("legend").putObject("scale");
        scale.putArray("domain").add(0).add(1);
        ArrayNode range = scale.putArray("range");
        COLORS.forEach(each -> range.add(String.format("#%06X", each)));
        VegaLite.Layer texts = VegaLite.layer("text", x, y).field("text", columns.get(3));
        ObjectNode ink = texts.encoding().putObject("color").put("value", "#333333");
        ink.putObject("condition").put("test", "datum.darkness > " + DARK).put("value", "white");
        return List.of(rectangles.node(), texts.node());
    }
}
