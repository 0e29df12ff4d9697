package crosshatch.results.report.figure;

import crosshatch.results.report.table.LatexFormat;
import java.awt.Font;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.io.IOException;
import java.io.StringReader;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * A chart as commands of TikZ, made from its SVG, which is drawn with few elements: lines, rectangles, straight paths and texts. Texts
 * are set in the letters of the document and stand with their middle where that of Liberation Sans would be, so that those of other
 * widths stay in their places.
 */
final class TikzPicture {
    private static final Pattern RGB = Pattern.compile("rgb\\((\\d+),(\\d+),(\\d+)\\)");
    private static final Pattern STEP = Pattern.compile("([ML])(-?[0-9.]+) (-?[0-9.]+)|Z");
    private static final Pattern TRANSFORM = Pattern.compile("(translate|rotate|scale|matrix)\\(([^)]*)\\)");
    /** The sixteen colours of HTML 4.01, which drawings have by their names. */
    private static final Map<String, String> NAMED = Map.ofEntries(
            Map.entry("aqua", "00FFFF"),
            Map.entry("black", "000000"),
            Map.entry("blue", "0000FF"),
            Map.entry("fuchsia", "FF00FF"),
            Map.entry("gray", "808080"),
            Map.entry("green", "008000"),
            Map.entry("lime", "00FF00"),
            Map.entry("maroon", "800000"),
            Map.entry("navy", "000080"),
            Map.entry("olive", "808000"),
            Map.entry("purple", "800080"),
            Map.entry("red", "FF0000"),
            Map.entry("silver", "C0C0C0"),
            Map.entry("teal", "008080"),
            Map.entry("white", "FFFFFF"),
            Map.entry("yellow", "FFFF00"));

    /** Attributes that hold for an element and all in it. */
    private static final List<String> INHERITED = List.of(
            "clip-path",
            "fill",
            "fill-opacity",
            "font-size",
            "font-weight",
            "stroke",
            "stroke-dasharray",
            "stroke-opacity",
            "stroke-width",
            "transform");

    private static final double LINE_HEIGHT = 1.2;
    private static final double LEAST_DEGREES = 0.005;

    private final Map<String, String> clips = new HashMap<>();
    private final TreeSet<String> colors = new TreeSet<>();
    private final StringBuilder body = new StringBuilder();
    private String clip = "";

    private TikzPicture() {}

    /** @param svg as {@link SvgDrawing} writes charts */
    static String of(String svg) {
        TikzPicture picture = new TikzPicture();
        Element root = parsed(svg);
        NodeList defined = root.getElementsByTagName("clipPath");
        for (int i = 0; i < defined.getLength(); i++) {
            Element each = (Element) defined.item(i);
            picture.clips.put(
                    "url(#" + each.getAttribute("id") + ")", ((Element) each.getFirstChild()).getAttribute("d"));
        }
        picture.addAll(root, look(root, Map.of()));
        picture.clipTo("");
        return picture.text(root);
    }

    private static Element parsed(String svg) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg)))
                    .getDocumentElement();
        } catch (ParserConfigurationException | SAXException | IOException impossible) {
            throw new IllegalStateException("a chart is no SVG", impossible);
        }
    }

    private String text(Element root) {
        StringBuilder text = new StringBuilder("\\begingroup%\n");
        for (String color : colors) {
            text.append("\\definecolor{c")
                    .append(color)
                    .append("}{HTML}{")
                    .append(color)
                    .append("}%\n");
        }
        String unit = number(ChartDrawing.POINTS_A_PIXEL);
        text.append("\\begin{tikzpicture}[x=").append(unit).append("bp,y=-").append(unit);
        text.append("bp,inner sep=0pt,outer sep=0pt,line cap=butt,line join=round]\n");
        text.append("\\useasboundingbox (0,0) rectangle (")
                .append(root.getAttribute("width"))
                .append(',');
        text.append(root.getAttribute("height")).append(");\n");
        return text.append(body).append("\\end{tikzpicture}%\n\\endgroup\n").toString();
    }

    private void addAll(Element parent, Map<String, String> inherited) {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (!(node instanceof Element element)) continue;
            Map<String, String> look = look(element, inherited);
            switch (element.getTagName()) {
                case "g" -> addAll(element, look);
                case "line" -> add(look, point(element, "x1", "y1") + " -- " + point(element, "x2", "y2"));
                case "rect" -> add(look, rectangle(element));
                case "path" -> add(look, path(element.getAttribute("d")));
                case "text" -> addText(element, look);
                default -> {
                    // title and defs draw nothing
                }
            }
        }
    }

    private static Map<String, String> look(Element element, Map<String, String> inherited) {
        Map<String, String> look = new HashMap<>(inherited);
        for (String name : INHERITED) {
            if (element.hasAttribute(name)) look.put(name, element.getAttribute(name));
        }
        return look;
    }

    private void add(Map<String, String> look, String path) {
        clipTo(look.getOrDefault("clip-path", ""));
        String fill = color(look.getOrDefault("fill", "none"));
        String stroke = color(look.getOrDefault("stroke", "none"));
        if (!fill.isEmpty()) {
            body.append("\\fill[")
                    .append(fill)
                    .append(opacity(look, "fill"))
                    .append("] ")
                    .append(path)
                    .append(";\n");
        }
        if (!stroke.isEmpty()) {
            body.append("\\draw[").append(stroke).append(opacity(look, "draw"));
            body.append(",line width=").append(scaled(look.getOrDefault("stroke-width", "1")));
            body.append(dashes(look.getOrDefault("stroke-dasharray", "none")))
                    .append("] ")
                    .append(path)
                    .append(";\n");
        }
    }

    private static String opacity(Map<String, String> look, String of) {
        String share = look.getOrDefault(of.equals("fill") ? "fill-opacity" : "stroke-opacity", "1");
        return share.equals("1") ? "" : "," + of + " opacity=" + share;
    }

    private static String dashes(String lengths) {
        if (lengths.equals("none")) return "";
        StringBuilder pattern = new StringBuilder(",dash pattern=");
        boolean on = true;
        for (String length : lengths.split(",", -1)) {
            pattern.append(on ? "on " : "off ").append(scaled(length)).append(' ');
            on = !on;
        }
        return pattern.toString().stripTrailing();
    }

    private void addText(Element element, Map<String, String> look) {
        AffineTransform transform = transform(look.getOrDefault("transform", ""));
        clipTo(
                transform.isIdentity()
                        ? look.getOrDefault("clip-path", "")
                        : ""); // clips of what is turned are turned, too
        String text = element.getTextContent();
        boolean bold = look.getOrDefault("font-weight", "").equals("bold");
        double size = Double.parseDouble(look.getOrDefault("font-size", "11px").replace("px", ""));
        Font font = (bold ? Typeface.BOLD : Typeface.REGULAR).deriveFont((float) size);
        double x = Double.parseDouble(element.getAttribute("x")) + Typeface.width(text, font) / 2;
        Point2D middle =
                transform.transform(new Point2D.Double(x, Double.parseDouble(element.getAttribute("y"))), null);
        double degrees = -Math.toDegrees(Math.atan2(transform.getShearY(), transform.getScaleX()));
        body.append("\\node[anchor=base,").append(color(look.getOrDefault("fill", "none")));
        if (Math.abs(degrees) > LEAST_DEGREES) body.append(",rotate=").append(number(degrees));
        body.append(",font=\\fontsize{")
                .append(number(size * ChartDrawing.POINTS_A_PIXEL))
                .append("bp}{");
        body.append(number(LINE_HEIGHT * size * ChartDrawing.POINTS_A_PIXEL)).append("bp}\\selectfont");
        body.append(bold ? "\\bfseries" : "")
                .append("] at (")
                .append(number(middle.getX()))
                .append(',');
        body.append(number(middle.getY()))
                .append(") {")
                .append(LatexFormat.escaped(text))
                .append("};\n");
    }

    /** All that is drawn from here on; empty for everything. */
    private void clipTo(String wanted) {
        if (wanted.equals(clip)) return;
        if (!clip.isEmpty()) body.append("\\end{scope}\n");
        if (!wanted.isEmpty()) {
            body.append("\\begin{scope}\n\\clip ")
                    .append(path(clips.getOrDefault(wanted, "")))
                    .append(";\n");
        }
        clip = wanted;
    }

    /** Empty if nothing is painted. */
    private String color(String css) {
        if (css.equals("none")) return "";
        String hex = hex(css);
        colors.add(hex);
        return "c" + hex;
    }

    private static String hex(String css) {
        Matcher rgb = RGB.matcher(css);
        if (!rgb.matches()) return Objects.requireNonNull(NAMED.get(css), () -> "colour " + css);
        return String.format(
                "%02X%02X%02X",
                Integer.parseInt(rgb.group(1)), Integer.parseInt(rgb.group(2)), Integer.parseInt(rgb.group(3)));
    }

    /** @param list the last of which is done first */
    private static AffineTransform transform(String list) {
        AffineTransform all = new AffineTransform();
        Matcher each = TRANSFORM.matcher(list);
        while (each.find()) {
            double[] numbers = Stream.of(each.group(2).split(",", -1))
                    .mapToDouble(Double::parseDouble)
                    .toArray();
            switch (each.group(1)) {
                case "translate" -> all.translate(numbers[0], numbers.length > 1 ? numbers[1] : 0);
                case "rotate" -> all.rotate(Math.toRadians(numbers[0]));
                case "scale" -> all.scale(numbers[0], numbers[numbers.length - 1]);
                default -> all.concatenate(new AffineTransform(numbers));
            }
        }
        return all;
    }

    private static String path(String d) {
        StringBuilder path = new StringBuilder();
        Matcher steps = STEP.matcher(d);
        while (steps.find()) {
            if (steps.group(1) == null) path.append(" -- cycle");
            else {
                path.append(steps.group(1).equals("L") ? " -- " : " ");
                path.append('(')
                        .append(steps.group(2))
                        .append(',')
                        .append(steps.group(3))
                        .append(')');
            }
        }
        return path.toString().strip();
    }

    private static String rectangle(Element element) {
        double right =
                Double.parseDouble(element.getAttribute("x")) + Double.parseDouble(element.getAttribute("width"));
        double low = Double.parseDouble(element.getAttribute("y")) + Double.parseDouble(element.getAttribute("height"));
        return point(element, "x", "y") + " rectangle (" + number(right) + "," + number(low) + ")";
    }

    private static String point(Element element, String x, String y) {
        return "(" + element.getAttribute(x) + "," + element.getAttribute(y) + ")";
    }

    private static String scaled(String pixels) {
        return number(Double.parseDouble(pixels) * ChartDrawing.POINTS_A_PIXEL) + "bp";
    }

    private static String number(double value) {
        return Data.plain(Math.round(value * 1000) / 1000.0).toLowerCase(Locale.ROOT);
    }
}
