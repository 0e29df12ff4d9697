package crosshatch.results.report.figure;

import java.util.List;
import java.util.StringJoiner;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A figure as a specification of Vega-Lite 5 (A. Satyanarayan and others, IEEE TVCG 23, 2017) with its data inside: the marks over
 * the guides, on axes with the ticks of the chart.
 */
final class VegaLite {
    static final String SCHEMA = "https://vega.github.io/schema/vega-lite/v5.json";

    private static final int CHART_WIDTH = 560;
    /** Of the chart, taken by title, axis and legend. */
    private static final int FRAME_HEIGHT = 130;

    private static final String GUIDE = "#777777";
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final Figure figure;
    private final Plot plot;

    VegaLite(Figure figure) {
        this.figure = figure;
        this.plot = figure.plot();
    }

    ObjectNode specification() {
        ObjectNode node = NODES.objectNode();
        node.put("$schema", SCHEMA);
        node.put("description", figure.caption());
        node.putObject("title").put("text", figure.title()).put("anchor", "start");
        node.put("width", CHART_WIDTH);
        node.put("height", plot.height() - FRAME_HEIGHT);
        node.putObject("data").set("values", plot.data().values());
        aboveZero(node, plot.x());
        aboveZero(node, plot.y());
        ArrayNode layers = node.putArray("layer");
        GuideLayers guides = new GuideLayers(layers);
        plot.guides().forEach(guide -> guide.accept(guides));
        layers.addAll(plot.marks().layers(plot.x(), plot.y()));
        config(node.putObject("config"));
        return node;
    }

    private static void config(ObjectNode config) {
        config.put("font", Typeface.FAMILIES);
        config.putObject("view").putNull("stroke");
        config.putObject("legend")
                .put("orient", "bottom")
                .put("columns", 5)
                .putNull("title")
                .put("labelLimit", 0);
    }

    /** Zero has no place on a logarithmic scale: a second column has it where the chart draws it. */
    private static void aboveZero(ObjectNode node, Axis axis) {
        if (axis.scale() != Axis.Scale.LOG_FROM_ZERO) return;
        node.withArray("transform")
                .addObject()
                .put("calculate", "max(datum['" + axis.field() + "'], " + Axis.ZERO + ")")
                .put("as", drawnField(axis));
    }

    private static String drawnField(Axis axis) {
        return axis.scale() == Axis.Scale.LOG_FROM_ZERO ? axis.field() + "_drawn" : axis.field();
    }

    /** Adds layers for a guide. */
    private final class GuideLayers implements Guide.Visitor {
        private final ArrayNode layers;

        GuideLayers(ArrayNode layers) {
            this.layers = layers;
        }

        @Override
        public void atX(Guide.AtX at) {
            rule(layers.addObject(), "x", plot.x(), at.value());
            if (!at.label().isEmpty()) label(layers.addObject(), at.label(), "x", plot.x(), at.value(), "y", "right");
        }

        @Override
        public void atY(Guide.AtY at) {
            rule(layers.addObject(), "y", plot.y(), at.value());
            if (!at.label().isEmpty()) label(layers.addObject(), at.label(), "y", plot.y(), at.value(), "x", "left");
        }

        @Override
        public void diagonal(Guide.Diagonal guide) {
            VegaLite.this.diagonal(layers, guide);
        }
    }

    private static void rule(ObjectNode layer, String side, Axis axis, double value) {
        once(layer);
        dashedGuide(layer.putObject("mark"), "rule");
        datum(layer.putObject("encoding").putObject(side), axis, value);
    }

    private static void label(
            ObjectNode layer, String text, String side, Axis axis, double value, String other, String align) {
        once(layer);
        layer.putObject("mark")
                .put("type", "text")
                .put("align", align)
                .put("baseline", "top")
                .put("dx", align.equals("right") ? -4 : 4)
                .put("dy", 4)
                .put("color", GUIDE);
        ObjectNode encoding = layer.putObject("encoding");
        datum(encoding.putObject(side), axis, value);
        encoding.putObject(other).put("value", 0);
        encoding.putObject("text").put("value", text);
    }

    /** A row of its own: without it a mark would be drawn for each row of the figure. */
    private static void once(ObjectNode layer) {
        layer.putObject("data").putArray("values").addObject();
    }

    private static void dashedGuide(ObjectNode mark, String type) {
        mark.put("type", type).put("color", GUIDE);
        mark.putArray("strokeDash").add(4).add(3);
    }

    private static void datum(ObjectNode channel, Axis axis, double value) {
        channel.put("datum", axis.scale() == Axis.Scale.LOG_FROM_ZERO ? Math.max(value, Axis.ZERO) : value);
        channel.put("type", "quantitative");
    }

    private void diagonal(ArrayNode layers, Guide.Diagonal diagonal) {
        double from = Math.max(plot.x().low(), plot.y().low() / diagonal.factor());
        double to = Math.min(plot.x().high(), plot.y().high() / diagonal.factor());
        ObjectNode line = layers.addObject();
        ArrayNode ends = line.putObject("data").putArray("values");
        for (double x : new double[] {from, to}) {
            ends.addObject()
                    .put(plot.x().field(), x)
                    .put(plot.y().field(), diagonal.factor() * x)
                    .put("label", x == to ? diagonal.label() : "");
        }
        dashedGuide(line.putObject("mark"), "line");
        ObjectNode encoding = line.putObject("encoding");
        encoding.set("x", channel(plot.x()));
        encoding.set("y", channel(plot.y()));
        ObjectNode text = layers.addObject();
        text.putObject("data").set("values", ends.deepCopy());
        text.putObject("mark")
                .put("type", "text")
                .put("align", "right")
                .put("dx", -8)
                .put("color", GUIDE);
        ObjectNode labels = text.putObject("encoding");
        labels.set("x", channel(plot.x()));
        labels.set("y", channel(plot.y()));
        labels.putObject("text").put("field", "label");
    }

    /** The column of an axis with its scale and ticks. */
    static ObjectNode channel(Axis axis) {
        ObjectNode channel = NODES.objectNode().put("field", drawnField(axis)).put("title", axis.title());
        if (axis.scale() == Axis.Scale.NAMES) {
            channel.put("type", "nominal");
            ArrayNode order = channel.putArray("sort");
            axis.ticks().forEach(tick -> order.add(tick.label()));
            channel.putObject("axis").put("labelAngle", 0).put("labelLimit", 0);
            return channel;
        }
        channel.put("type", "quantitative");
        scale(channel.putObject("scale"), axis);
        ticks(channel.putObject("axis"), axis);
        return channel;
    }

    static void scale(ObjectNode scale, Axis axis) {
        scale.put("type", axis.isLog() ? "log" : "linear").put("nice", false);
        if (!axis.isLog()) scale.put("zero", false);
        scale.putArray("domain").add(axis.low()).add(axis.high());
    }

    private static void ticks(ObjectNode node, Axis axis) {
        ArrayNode values = node.putArray("values");
        StringJoiner labels = new StringJoiner(",", "{", "}[datum.value]");
        for (Axis.Tick tick : axis.ticks()) {
            if (tick.label().isEmpty()) continue;
            double value = axis.scale() == Axis.Scale.LOG_FROM_ZERO ? Math.max(tick.value(), Axis.ZERO) : tick.value();
            values.add(value);
            labels.add("'" + Data.plain(value) + "':'" + tick.label().replace("'", "\\'") + "'");
        }
        node.put("labelExpr", labels.toString());
    }

    /** A layer whose marks lie where the data say. */
    static Layer layer(String mark, Axis x, Axis y) {
        Layer layer = new Layer(mark);
        layer.encoding().set("x", channel(x));
        layer.encoding().set("y", channel(y));
        return layer;
    }

    /** A layer in the making. */
    static final class Layer {
        private final ObjectNode node = NODES.objectNode();

        Layer(String mark) {
            node.putObject("mark").put("type", mark);
            node.putObject("encoding");
        }

        ObjectNode node() {
            return node;
        }

        ObjectNode encoding() {
            return (ObjectNode) node.get("encoding");
        }

        Layer mark(String property, String value) {
            return mark(property, NODES.stringNode(value));
        }

        Layer mark(String property, double value) {
            return mark(property, NODES.numberNode(value));
        }

        Layer mark(String property, boolean value) {
            return mark(property, NODES.booleanNode(value));
        }

        private Layer mark(String property, JsonNode value) {
            ((ObjectNode) node.get("mark")).set(property, value);
            return this;
        }

        /** Colours by the names of series. */
        Layer color(String field, List<Series> series) {
            return ranged(
                    "color",
                    field,
                    series,
                    each -> NODES.stringNode(each.style().hex()));
        }

        Layer shape(String field, List<Series> series) {
            return ranged(
                    "shape",
                    field,
                    series,
                    each -> NODES.stringNode(each.style().marker().path()));
        }

        Layer dash(String field, List<Series> series) {
            return ranged("strokeDash", field, series, each -> {
                ArrayNode dash = NODES.arrayNode();
                each.style().dash().forEach(dash::add);
                return dash;
            });
        }

        private Layer ranged(String channel, String field, List<Series> series, Function<Series, JsonNode> look) {
            ObjectNode node = encoding().putObject(channel).put("field", field).put("type", "nominal");
            ObjectNode scale = node.putObject("scale");
            ArrayNode domain = scale.putArray("domain");
            ArrayNode range = scale.putArray("range");
            for (Series each : series) {
                domain.add(each.name());
                range.add(look.apply(each));
            }
            return this;
        }

        /** Shows all columns of a row. */
        Layer tooltip(Data data) {
            ArrayNode tooltip = encoding().putArray("tooltip");
            data.columns().forEach(column -> tooltip.addObject().put("field", column));
            return this;
        }

        /** Columns {@code place}, from 1, of a row among those of its group, and {@code points}, how many those are. */
        Layer numbered(String group) {
            ObjectNode window = transform();
            window.putArray("window").addObject().put("op", "row_number").put("as", "place");
            window.putArray("groupby").add(group);
            ObjectNode count = transform();
            count.putArray("joinaggregate").addObject().put("op", "count").put("as", "points");
            count.putArray("groupby").add(group);
            return this;
        }

        /** Rows by number instead of names, to have room between them. */
        Layer rows(Axis names) {
            ObjectNode y = encoding().putObject("y").put("type", "quantitative").put("title", names.title());
            y.putObject("scale")
                    .put("reverse", true)
                    .put("nice", false)
                    .put("zero", false)
                    .putArray("domain")
                    .add(names.low())
                    .add(names.high());
            ticks(y.putObject("axis").put("grid", false).put("labelLimit", 0), names);
            return this;
        }

        /** Another column of a channel, which keeps its scale. */
        Layer field(String channel, String field) {
            JsonNode present = encoding().get(channel);
            ObjectNode node = present == null ? encoding().putObject(channel) : (ObjectNode) present;
            node.put("field", field);
            return this;
        }

        /** Data of its own. */
        Layer values(ArrayNode values) {
            node.putObject("data").set("values", values);
            return this;
        }

        Layer withoutLegend() {
            ((ObjectNode) encoding().get("color")).putNull("legend");
            return this;
        }

        Layer calculate(String expression, String column) {
            transform().put("calculate", expression).put("as", column);
            return this;
        }

        /** @param area an expression, in square pixels */
        Layer sized(String area) {
            calculate(area, "area");
            ObjectNode size = encoding().putObject("size").put("field", "area").put("type", "quantitative");
            size.putNull("scale").putNull("legend");
            return this;
        }

        Layer filter(String test) {
            transform().put("filter", test);
            return this;
        }

        private ObjectNode transform() {
            return node.withArray("transform").addObject();
        }
    }
}
