package crosshatch.results.report.figure;

import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/**
 * A figure as its reader sees it, from the SVG alone: values are read off by the ticks, solvers by the colours of the legend. It
 * shares no code with what draws.
 */
final class DrawnSvg {
    private static final Pattern NUMBERS = Pattern.compile("-?[0-9.]+");
    private static final Pattern COLOR = Pattern.compile("rgb\\((\\d+,\\d+,\\d+)\\)");
    private static final Map<String, String> NAMED = Map.of("none", "", "white", "255,255,255", "black", "0,0,0");
    private static final Pattern TRANSFORM = Pattern.compile("(translate|rotate|matrix)\\(([^)]*)\\)");
    private static final Map<String, Double> UNITS = Map.of("", 1.0, "µs", 1.0, "ms", 1e3, "s", 1e6, "%", 0.01);
    private static final double TICK = 2;

    /** @param fill the colour as three numbers, empty if nothing is filled; likewise {@code stroke} */
    record Path(String fill, String stroke, List<Point2D> corners, boolean closed) {
        Rectangle2D bounds() {
            Rectangle2D bounds =
                    new Rectangle2D.Double(corners.get(0).getX(), corners.get(0).getY(), 0, 0);
            corners.forEach(bounds::add);
            return bounds;
        }
    }

    record Text(String text, double x, double y) {}

    record Line(Point2D from, Point2D to, String style) {}

    /** Within the axes. */
    final Rectangle2D area;

    final List<Path> paths = new ArrayList<>();

    /** Filled with a colour that hides next to nothing. */
    final List<Path> bands = new ArrayList<>();

    final List<Text> texts = new ArrayList<>();
    final List<Line> lines = new ArrayList<>();

    /** By name. */
    final Map<String, String> legend = new HashMap<>();

    /** Outside of the axes. */
    final List<Text> labels = new ArrayList<>();

    /** Where ticks lie, by value. */
    final NavigableMap<Double, Double> xTicks = new TreeMap<>();

    final NavigableMap<Double, Double> yTicks = new TreeMap<>();

    private final String inside;
    private String legendColor = "";

    DrawnSvg(String svg) throws Exception {
        Element root = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getDocumentElement();
        NodeList clips = root.getElementsByTagName("clipPath");
        Element last = (Element) clips.item(clips.getLength() - 1);
        inside = "url(#" + last.getAttribute("id") + ")";
        area = path((Element) last.getFirstChild()).bounds();
        NodeList all = root.getElementsByTagName("*");
        for (int i = 0; i < all.getLength(); i++) {
            Element element = (Element) all.item(i);
            boolean marks = inherited(element, "clip-path").equals(inside);
            if (element.getTagName().equals("text")) add(marks ? texts : labels, element);
            else if (element.getTagName().equals("line")) add(marks, element);
            else if (element.getTagName().equals("rect") && marks) paths.add(rectangle(element));
            else if (element.getTagName().equals("path")) {
                if (marks && isPale(inherited(element, "fill-opacity"))) bands.add(path(element));
                else if (marks) paths.add(path(element));
                else legendColor = path(element).fill();
            }
        }
    }

    private static boolean isPale(String opacity) {
        return !opacity.isEmpty() && Double.parseDouble(opacity) < 0.2;
    }

    private void add(List<Text> to, Element text) {
        to.add(new Text(text.getTextContent(), number(text, "x"), number(text, "y")));
        if (!legendColor.isEmpty()) legend.put(text.getTextContent(), legendColor);
        legendColor = "";
    }

    private void add(boolean mark, Element element) {
        Line line = new Line(
                new Point2D.Double(number(element, "x1"), number(element, "y1")),
                new Point2D.Double(number(element, "x2"), number(element, "y2")),
                "stroke:" + inherited(element, "stroke") + ";stroke-width:" + inherited(element, "stroke-width"));
        if (mark) lines.add(line);
        else if (Math.abs(line.from.distance(line.to) - TICK) < 0.1) {
            String label = labels.get(labels.size() - 1).text();
            if (line.from.getX() == line.to.getX()) xTicks.put(value(label), line.from.getX());
            else yTicks.put(value(label), line.from.getY());
        }
    }

    private static double value(String label) {
        String[] parts = label.replace(",", "").split(" ", -1);
        return Double.parseDouble(parts[0]) * UNITS.getOrDefault(parts.length > 1 ? parts[1] : "", Double.NaN);
    }

    double x(double value, boolean logarithmic) {
        return place(value, xTicks, logarithmic);
    }

    double y(double value, boolean logarithmic) {
        return place(value, yTicks, logarithmic);
    }

    /** Zero on a logarithmic axis lies at its own tick. */
    private static double place(double value, NavigableMap<Double, Double> ticks, boolean logarithmic) {
        if (logarithmic && value == 0) return ticks.getOrDefault(0.0, Double.NaN);
        Map<Double, Double> known = logarithmic ? ticks.tailMap(0.0, false) : ticks;
        List<Double> values = List.copyOf(known.keySet());
        List<Double> places = List.copyOf(known.values());
        double low = scaled(values.get(0), logarithmic);
        double high = scaled(values.get(values.size() - 1), logarithmic);
        double share = (scaled(value, logarithmic) - low) / (high - low);
        return places.get(0) + share * (places.get(places.size() - 1) - places.get(0));
    }

    private static double scaled(double value, boolean logarithmic) {
        return logarithmic ? Math.log10(value) : value;
    }

    private static Path rectangle(Element element) {
        double x = number(element, "x");
        double y = number(element, "y");
        double right = x + number(element, "width");
        double low = y + number(element, "height");
        List<Point2D> corners = List.of(new Point2D.Double(x, y), new Point2D.Double(right, low));
        return new Path(color(element, "fill"), color(element, "stroke"), corners, true);
    }

    private static Path path(Element element) {
        String d = element.getAttribute("d");
        List<Point2D> corners = new ArrayList<>();
        Matcher numbers = NUMBERS.matcher(d);
        while (numbers.find()) {
            double x = Double.parseDouble(numbers.group());
            if (numbers.find()) corners.add(new Point2D.Double(x, Double.parseDouble(numbers.group())));
        }
        return new Path(color(element, "fill"), color(element, "stroke"), corners, d.endsWith("Z"));
    }

    private static String color(Element element, String of) {
        String css = inherited(element, of);
        Matcher color = COLOR.matcher(css);
        return color.matches() ? color.group(1) : NAMED.getOrDefault(css, css);
    }

    /** An attribute of the element, or else of the nearest around it; empty if there is none. */
    static String inherited(Element element, String name) {
        for (Node each = element; each instanceof Element holder; each = holder.getParentNode()) {
            if (holder.hasAttribute(name)) return holder.getAttribute(name);
        }
        return "";
    }

    /** From where the element says that it is to where it is. */
    static AffineTransform transform(Element element) {
        AffineTransform all = new AffineTransform();
        Matcher each = TRANSFORM.matcher(inherited(element, "transform"));
        while (each.find()) {
            double[] numbers = Pattern.compile(",")
                    .splitAsStream(each.group(2))
                    .mapToDouble(Double::parseDouble)
                    .toArray();
            switch (each.group(1)) {
                case "translate" -> all.translate(numbers[0], numbers[1]);
                case "rotate" -> all.rotate(Math.toRadians(numbers[0]));
                default -> all.concatenate(new AffineTransform(numbers));
            }
        }
        return all;
    }

    private static double number(Element element, String name) {
        return Double.parseDouble(element.getAttribute(name));
    }
}
